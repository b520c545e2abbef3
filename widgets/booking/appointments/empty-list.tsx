import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts } from '../../core/element/texts.tsx'

const CALENDAR = 'M4 9.5h16M8 3v4m8-4v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z'

interface EmptyListProps {
  title: string
  hint: string
  /** Link to the first page, from one beyond the last. */
  first: string | undefined
}

/** An empty list with its reason, or a link to the first page. */
export function EmptyList({ title, hint, first }: EmptyListProps) {
  const t = useTexts<typeof appointmentsMessages>()
  return (
    <div className="appt-empty">
      <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
        <path d={CALENDAR} />
      </svg>
      <h2>{first ? t('appointments.none-page') : title}</h2>
      {first ? (
        <Link className="button" href={first}>
          {t('appointments.first-page')}
        </Link>
      ) : (
        <p className="lead">{hint}</p>
      )}
    </div>
  )
}
