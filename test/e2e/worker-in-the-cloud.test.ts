/** The service worker as the cloud delivers it: with the headers of the template and of the file in its bucket, in a real browser. */
import { createServer } from 'node:http'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileToPut, filesIn } from '../../cdk/files.ts'
import { listen, stopServer } from '../../local/gateway/listening.ts'
import { headersAt } from '../cdk/said.ts'
import { patience, synthesise } from '../cdk/synthesised.ts'
import { executable, quietly } from './browser.ts'

const files = filesIn(new URL('../../web/public', import.meta.url).pathname)
const page = `<!doctype html><title>Meanwhile</title><link rel="icon" href="/icons/icon-192.png"><img src="/icons/badge-96.png">`

describe('The service worker in the cloud', () => {
  let browser: Browser
  let origin = ''
  let said: (path: string) => { [name: string]: string } = () => ({})
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = files.find(({ Key }) => `/${Key}` === path)
    if (!file) return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    response.writeHead(200, { ...stored(file), ...said(path) }).end(file.Body)
  })
  const stored = ({ ContentType, CacheControl }: FileToPut) => ({ 'content-type': ContentType, 'cache-control': CacheControl })

  beforeAll(async () => {
    const { Web } = synthesise()
    said = (path) => headersAt(Web, path === '/sw.js' ? path : path.replace(/^(\/[^/]+\/).*/, '$1*'))
    const { port } = await listen(server, 0, 'localhost')
    origin = `http://localhost:${port}`
    browser = await chromium.launch({ executablePath: executable(), args: quietly })
  }, patience)
  afterAll(async () => {
    await browser?.close()
    await stopServer(server)
  })

  it('is installed, keeps the offline page, and fetches pages and pictures for the app', async () => {
    const tab = await (await browser.newContext()).newPage()
    await tab.goto(origin)
    const state = await tab.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js?build=cloud', { scope: '/' })
      const worker = installing ?? waiting ?? active
      return new Promise((resolve) => {
        const look = () => /activated|redundant/.test(worker?.state ?? '') && resolve(worker?.state)
        worker?.addEventListener('statechange', look)
        look()
      })
    })
    expect(state).toBe('activated')
    const kept = await tab.evaluate(async () => (await (await caches.open('files-cloud')).keys()).map(({ url }) => new URL(url).pathname))
    expect(kept).toEqual(expect.arrayContaining(['/offline', '/felt.svg', '/icons/icon-192.png']))
    // By way of the worker, which has to fetch them itself.
    await tab.goto(`${origin}/rules`)
    const drawn = await tab.evaluate(() => document.querySelector('img')?.naturalWidth)
    expect([await tab.evaluate(() => navigator.serviceWorker.controller !== null), drawn]).toEqual([true, 96])
  })
})
