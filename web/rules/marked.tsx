/** A text with what was searched for marked in it. */
import { plain } from '../words/plain.ts'

export function Marked({ text, search }: { text: string; search: string }) {
  const found = search ? plain(text).indexOf(plain(search)) : -1
  // Without accents a text may be shorter than it looks; then nothing is marked rather than the wrong letters.
  if (found < 0 || plain(text).length !== text.length) return <>{text}</>
  const end = found + plain(search).length
  return (
    <>
      {text.slice(0, found)}
      <mark>{text.slice(found, end)}</mark>
      <Marked text={text.slice(end)} search={search} />
    </>
  )
}
