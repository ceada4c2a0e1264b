/** What was agreed, in one line or two. */
import type { WebWords } from '@meanwhile/texts/en/web'
import { hasSurprises } from '../new-table/edition.tsx'
import { editionsText, paceText, reactionsText, type Settings } from '../new-table/in-words.ts'

export function Facts({ settings, web }: { settings: Settings; web: WebWords }) {
  return (
    <p className="facts">
      <b>{editionsText(settings.editions, web)}</b>
      <span>{paceText(settings.pace, web)}</span>
      <span>
        {web.lobby.firstPlayer} <b>{web.newTable.firsts[settings.first]}</b>
      </span>
      {settings.reactions === 'ask' && hasSurprises(settings.editions) && (
        <span>
          {web.newTable.surprises} {reactionsText(settings, web)}
        </span>
      )}
    </p>
  )
}
