'use client'
/** Where one says something: enter sends, shift and enter begin a new line. */
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'

const longest = 500
const tellFrom = 60

export function SayBar({ say }: { say: (text: string) => Promise<void> }) {
  const { web } = useAllWords()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, problem, run } = useDeed()
  const ready = text.trim().length > 0 && !busy
  const left = longest - text.length

  const send = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!ready) return
    run(async () => {
      await say(text.trim())
      setText('')
      field.current?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // While a word is being composed, enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className="foot-bar say-bar" aria-label={web.chat.say} onSubmit={send}>
      <div className="inner">
        <ProblemLine problem={problem} />
        <div className="row">
          <label className="vh" htmlFor="say">
            {web.chat.say}
          </label>
          <textarea
            ref={field}
            id="say"
            className="input"
            rows={1}
            maxLength={longest}
            placeholder={web.chat.say}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="btn" aria-disabled={!ready}>
            {busy ? web.chat.sending : web.chat.send}
          </button>
        </div>
        {left <= tellFrom && (
          <p className="small" role="status">
            {web.chat.left(left)}
          </p>
        )}
      </div>
    </form>
  )
}
