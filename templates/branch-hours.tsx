import type { Site } from './site.ts'

/** A weekday and when the branch is open on it. */
export interface OpenDay {
  name: string
  spans: readonly string[]
  isToday: boolean
}

export interface SpecialDay {
  /** Why; may be empty. */
  label: string
  /** In words. */
  day: string
  /** When the branch is open; empty while it is closed. */
  spans: readonly string[]
}

interface HoursProps {
  site: Site
  week: readonly OpenDay[]
  /** Upcoming days on which the branch is not open as in the week. */
  special: readonly SpecialDay[]
  /** The branch's time zone, if it needs to be named. */
  zone: string | undefined
}

const Day = ({ site, day: { name, spans, isToday } }: { site: Site; day: OpenDay }) => (
  <tr aria-current={isToday ? 'date' : undefined}>
    <th scope="row">
      {name} {isToday && <span className="today">{site.t('branches.today')}</span>}
    </th>
    <td>
      {spans.length ? spans.map((span) => <span key={span}>{span} </span>) : <em>{site.t('branches.closed')}</em>}
    </td>
  </tr>
)

const SpecialDays = ({ site, special }: Pick<HoursProps, 'site' | 'special'>) =>
  special.length > 0 && (
    <div className="special-days">
      <h3>{site.t('branches.special-hours')}</h3>
      <ul>
        {special.map(({ day, label, spans }) => (
          <li key={day}>
            {day}: {spans.length ? spans.join(', ') : <em>{site.t('branches.closed')}</em>}
            {label && (
              <span className="help" lang={site.texts.written_in}>
                {' '}
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )

/** Opening hours by weekday; empty if none are known. */
export const Hours = ({ site, week, special, zone }: HoursProps) =>
  (week.some(({ spans }) => spans.length) || special.length > 0) && (
    <section className="card stack" aria-labelledby="hours">
      <h2 id="hours">{site.t('branches.hours')}</h2>
      <table className="hours" aria-labelledby="hours">
        <tbody>
          {week.map((day) => (
            <Day key={day.name} site={site} day={day} />
          ))}
        </tbody>
      </table>
      {zone && <p className="help">{site.t('branches.zone', { zone })}</p>}
      <SpecialDays site={site} special={special} />
    </section>
  )

export interface Opening {
  isOpen: boolean
  /** When it opens next, in a sentence; undefined while it is open, or if that is not known. */
  text: string | undefined
}

interface TodayProps extends Pick<HoursProps, 'site' | 'week'> {
  opening: Opening
  /** Why today's hours differ from the week. */
  reason: string | undefined
}

/** A sentence of ours around a reason of the institution, which may be in another language. */
function ClosedFor({ site: { t, texts }, reason }: { site: Site; reason: string }) {
  if (!texts.written_in) return <p className="branch-today">{t('branches.closed-for', { label: reason })}</p>
  const [before, after] = t('branches.closed-for', { label: '\n' }).split('\n')
  return (
    <p className="branch-today">
      <span>
        {before}
        <span lang={texts.written_in}>{reason}</span>
        {after}
      </span>
    </p>
  )
}

/** Whether the branch is open, in a sentence; while it is closed, when it opens. */
export function Today({ site, week, opening: { isOpen, text }, reason }: TodayProps) {
  const { t } = site
  const { spans = [] } = week.find(({ isToday }) => isToday) ?? {}
  if (!week.some((day) => day.spans.length)) return null
  if (reason && !spans.length) return <ClosedFor site={site} reason={reason} />
  if (isOpen) return <p className="branch-today open">{t('branches.open-today', { hours: spans.join(', ') })}</p>
  return <p className="branch-today">{text ?? t('branches.closed-today')}</p>
}
