'use client'
import '../styles/index.css'
import { crash as german } from '@meanwhile/texts/de/web/crash'
import { crash as english } from '@meanwhile/texts/en/web/crash'
import { useSyncExternalStore } from 'react'
import { letters } from './fonts.ts'

const nothingChanges = () => () => {}
const browserLanguage = () => (navigator.language.startsWith('de') ? 'de' : 'en')

/** When even the layout failed: no catalogue, no session, nothing that could fail again. */
export default function EverythingBroke({ retry }: { error: unknown; retry: () => void }) {
  const language = useSyncExternalStore(nothingChanges, browserLanguage, () => 'en')
  const words = language === 'de' ? german : english
  return (
    <html lang={language} className={letters}>
      <title>{words.crash}</title>
      <body>
        <main className="notice-page">
          <section className="slip stack notice">
            <h1 className="display">{words.crash}</h1>
            <p>{words.crashWhy}</p>
            <div className="ways-on">
              <button type="button" className="btn line" onClick={retry}>
                {words.tryAgain}
              </button>
              {/* A fresh start, not a step within the page that broke. */}
              <a className="btn line" href="/">
                {words.goHome}
              </a>
            </div>
          </section>
        </main>
      </body>
    </html>
  )
}
