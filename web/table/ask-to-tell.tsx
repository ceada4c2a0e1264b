'use client'
/** After the first move, with the reason: may we tell you when it is your move? Asked once; the settings are always there. */
import { useEffect, useState } from 'react'
import { rememberAsked, wasAsked } from '../live/known-here.ts'
import { type PushState, pushState, turnOn } from '../live/push.ts'
import { useWords } from '../words/words.tsx'

export function AskToTell({ moved }: { moved: boolean }) {
  const { web } = useWords()
  const words = web.telling
  const [state, setState] = useState<PushState | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (moved && !wasAsked()) void pushState().then(setState, () => {})
  }, [moved])

  const done = (): void => {
    rememberAsked()
    setState(null)
  }
  const yes = async (): Promise<void> => {
    try {
      await turnOn()
      done()
    } catch {
      setFailed(true)
    }
  }

  if (state === 'install-first') {
    return (
      <section className="strip stack tell-ask" aria-label={words.install}>
        <p>
          <b>{words.install}</b> {words.installHow}
        </p>
        <button type="button" className="btn line" onClick={done}>
          {words.installOk}
        </button>
      </section>
    )
  }
  if (state !== 'off') return null
  return (
    <section className="strip stack tell-ask" aria-label={words.ask}>
      <p>
        <b>{words.ask}</b> {words.askWhy}
      </p>
      {failed && <p role="alert">{words.failed}</p>}
      <div className="row wrap">
        <button type="button" className="btn marigold" onClick={() => void yes()}>
          {words.askYes}
        </button>
        <button type="button" className="btn quiet" onClick={done}>
          {words.askNo}
        </button>
      </div>
    </section>
  )
}
