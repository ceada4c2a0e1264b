'use client'
/** Whether this very device is told anything, and what has to be done for it. */
import { useEffect, useState } from 'react'
import { type PushState, pushState, turnOff, turnOn } from '../live/push.ts'
import { useWords } from '../words/words.tsx'

/** `here`: which of the list it is, if it is there. `changed`: the list of devices is another one now. */
export function ThisDevice({ here, changed }: { here: string | null; changed: () => void }) {
  const { web } = useWords()
  const words = web.telling
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken off the list, it is told nothing any more
  useEffect(() => void pushState().then(setState, () => setState('cannot')), [here])

  const change = async (how: () => Promise<unknown>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await how()
      changed()
    } catch {
      setFailed(true)
    }
    setState(await pushState())
    setBusy(false)
  }

  return (
    <div className="setting wrap">
      <span className="grow">
        <b>{words.thisDevice}</b>
        <span className="small soft block" role="status">
          {state && words.states[state]}
        </span>
        {failed && (
          <span className="small block" role="alert">
            {words.failed}
          </span>
        )}
      </span>
      {(state === 'off' || state === 'on') && (
        <span className="acts">
          <button type="button" className="btn line" aria-disabled={busy} onClick={() => void change(state === 'on' ? turnOff : turnOn)}>
            {state === 'on' ? words.turnOff : words.turnOn}
          </button>
        </span>
      )}
    </div>
  )
}
