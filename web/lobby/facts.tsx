/** What was agreed, in one line or two. */
import type { WebWords } from '@meanwhile/texts/en/web'
import { editionsText, paceText, type Settings } from '../new-table/in-words.ts'

export function Facts({ settings, web }: { settings: Pick<Settings, 'editions' | 'pace' | 'first'>; web: WebWords }) {
  return (
    <p className="facts">
      <b>{editionsText(settings.editions, web)}</b>
      <span>{paceText(settings.pace, web)}</span>
      <span>
        {web.lobby.firstPlayer} <b>{web.newTable.firsts[settings.first]}</b>
      </span>
    </p>
  )
}
