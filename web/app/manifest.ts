import type { MetadataRoute } from 'next'
import { serverWords } from '../words/server.ts'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { web, language } = await serverWords()
  return {
    id: '/',
    name: web.common.product,
    short_name: web.common.product,
    description: web.common.slogan,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#2f5b4b',
    theme_color: '#2f5b4b',
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
