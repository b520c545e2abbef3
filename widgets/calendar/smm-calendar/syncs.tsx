import { useAtomValue } from 'jotai'
import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { calendarAtom } from './smm-calendar.atoms.ts'

/** How the readings of the last hours have gone. */
export function Syncs() {
  const t = useTexts<typeof smmCalendarMessages>()
  const { tag } = useTextsContext()
  const { syncs } = useAtomValue(calendarAtom)
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' })
  if (!syncs.length) return null
  return (
    <details>
      <summary>{t('smm-calendar.syncs')}</summary>
      <ul className="help">
        {syncs.map(({ started_at, ended_at, fault, readings: count }) => {
          const when = format.formatRange(new Date(started_at), new Date(ended_at))
          return (
            <li key={started_at}>
              {t(fault ? 'smm-calendar.sync-failed' : 'smm-calendar.sync-read', { when, count })}
              {fault && ` ${t(`smm-calendar.fault-${fault}`)}`}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
