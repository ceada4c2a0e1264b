import '../styles/index.css'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { EarlyTaps } from '../live/early-taps.tsx'
import { keepEarlyTaps } from '../live/keep-early-taps.ts'
import { OfflineStrip } from '../live/offline-strip.tsx'
import { ServiceWorker } from '../live/service-worker.tsx'
import { chosenIn } from '../settings/chosen.ts'
import { InLanguage } from '../words/in-language.tsx'
import { serverWords } from '../words/server.ts'
import { letters } from './fonts.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { web } = await serverWords()
  return {
    title: { default: web.common.product, template: `%s · ${web.common.product}` },
    description: web.common.slogan,
    applicationName: web.common.product,
    manifest: '/manifest.webmanifest',
    appleWebApp: { capable: true, title: web.common.product, statusBarStyle: 'black-translucent' },
    icons: { icon: '/icons/icon.svg', apple: '/icons/apple-touch-icon.png' },
    referrer: 'same-origin',
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#2f5b4b' },
    { media: '(prefers-color-scheme: dark)', color: '#14231d' },
  ],
}

/** A person's choices of look are cookies, so that the first paint is right. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { language, web } = await serverWords()
  const jar = await cookies()
  const choice = (name: string, allowed: string[]): string | undefined => allowed.find((value) => value === chosenIn(jar, name))
  return (
    <html
      lang={language}
      className={letters}
      data-theme={choice('theme', ['light', 'dark'])}
      data-text={choice('text', ['large', 'huge'])}
      data-motion={choice('motion', ['reduced'])}
    >
      <body>
        {/* Browsers hide the nonce from scripts, so the two never look the same. */}
        <script nonce={await nonce()} suppressHydrationWarning>
          {keepEarlyTaps}
        </script>
        <a className="skip" href="#content">
          {web.common.skipToContent}
        </a>
        <InLanguage language={language}>
          <OfflineStrip />
          {children}
        </InLanguage>
        <EarlyTaps />
        <ServiceWorker build={process.env.MEANWHILE_BUILD ?? 'dev'} />
      </body>
    </html>
  )
}

/** As `proxy.ts` has put it into the policy of this page. */
const nonce = async (): Promise<string | undefined> => (await headers()).get('content-security-policy')?.match(/'nonce-([^']+)'/)?.[1]
