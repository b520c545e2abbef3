import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import type { SmmCalendar } from '#contract/smm-calendar'
import { momentIn } from '../../booking/appointments/dates.ts'
import { addressOf } from '../../booking/appointments/query-state.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { calendarAtom } from './smm-calendar.atoms.ts'

type Change = SmmCalendar['changes'][number]

function Change({ uuid, starts_at, changed_starts_at, time_zone, first_name, last_name }: Change) {
  const t = useTexts<typeof smmCalendarMessages>()
  const { tag } = useTextsContext()
  const moved = changed_starts_at === starts_at ? 'length' : 'moved'
  return (
    <li>
      <Link href={addressOf({ appointment: uuid })}>
        {t('smm-calendar.change', { name: `${first_name} ${last_name}`, when: momentIn(time_zone, starts_at, tag) })}
      </Link>
      <p className="help">
        {t('smm-calendar.change-is', {
          what: changed_starts_at ? moved : 'removed',
          when: changed_starts_at ? momentIn(time_zone, changed_starts_at, tag) : ''
        })}
      </p>
    </li>
  )
}

/** The appointments that were changed in the calendar; each is decided upon in its details. */
export function Changes() {
  const t = useTexts<typeof smmCalendarMessages>()
  const { changes } = useAtomValue(calendarAtom)
  if (!changes.length) return null
  return (
    <section className="card">
      <h2 className="card-title">{t('smm-calendar.changes')}</h2>
      <p className="lead">{t('smm-calendar.changes-text')}</p>
      <ul className="stack">
        {changes.map((change) => (
          <Change key={change.uuid} {...change} />
        ))}
      </ul>
    </section>
  )
}
