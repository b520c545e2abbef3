import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { HistoryEntry } from '#contract/preparation'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { momentIn } from './dates.ts'

interface EntryProps {
  entry: HistoryEntry
  zone: string
}

function Entry({ entry, zone }: EntryProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { tag } = useTextsContext()
  const { created_at, what, author, author_name, before, after, message } = entry
  const at = (moment: string) => momentIn(zone, moment, tag)
  const change = () => {
    if (what === 'moved') return { before: at(before), after: at(after) }
    // names of choices in a text have no hyphens
    return what.startsWith('mail-') ? { before, after: after.replace('-', '_') } : { before, after }
  }
  return (
    <li>
      <p>{t(`appointments.done-${what}`, change())}</p>
      {message && (
        <p>
          {t('appointments.with-message')} <span className="appt-words">{message}</span>
        </p>
      )}
      <p className="help">
        <time dateTime={created_at}>{at(created_at)}</time>, {author_name || t(`appointments.author-${author}`)}
      </p>
    </li>
  )
}

/** What has happened to an appointment since it was booked. */
export function History({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const t = useTexts<typeof appointmentsMessages>()
  if (!entries.length) return null
  return (
    <section className="stack">
      <h3>{t('appointments.history')}</h3>
      <ol className="appt-history">
        {entries.map((entry) => (
          <Entry key={entry.uuid} entry={entry} zone={zone} />
        ))}
      </ol>
    </section>
  )
}
