import type { Site } from './site.ts'

/** A weekday and when the branch is open on it. */
export interface OpenDay {
  name: string
  spans: readonly string[]
  isToday: boolean
}

export interface ClosedDay {
  label: string
  /** In words. */
  day: string
}

interface HoursProps {
  site: Site
  week: readonly OpenDay[]
  /** Upcoming days on which the branch is closed despite its weekly hours. */
  closings: readonly ClosedDay[]
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

const Closings = ({ site, closings }: Pick<HoursProps, 'site' | 'closings'>) =>
  closings.length > 0 && (
    <div className="closings">
      <h3>{site.t('branches.closings')}</h3>
      <ul>
        {closings.map(({ day, label }) => (
          <li key={`${day} ${label}`}>
            {day}
            {label && <span className="help"> {label}</span>}
          </li>
        ))}
      </ul>
    </div>
  )

/** Opening hours by weekday; empty if none are known. */
export const Hours = ({ site, week, closings, zone }: HoursProps) =>
  week.some(({ spans }) => spans.length) && (
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
      <Closings site={site} closings={closings} />
    </section>
  )

export interface Opening {
  isOpen: boolean
  /** When it opens next, in a sentence; undefined while it is open, or if that is not known. */
  text: string | undefined
}

interface TodayProps extends Pick<HoursProps, 'site' | 'week'> {
  opening: Opening
  closed: ClosedLabel | undefined
}

/** Whether the branch is open, in a sentence; while it is closed, when it opens. */
export function Today({ site: { t }, week, opening: { isOpen, text }, closed }: TodayProps) {
  const { spans = [] } = week.find(({ isToday }) => isToday) ?? {}
  if (!week.some((day) => day.spans.length)) return null
  if (closed?.label) return <p className="branch-today">{t('branches.closed-for', { label: closed.label })}</p>
  if (isOpen) return <p className="branch-today open">{t('branches.open-today', { hours: spans.join(', ') })}</p>
  return <p className="branch-today">{text ?? t('branches.closed-today')}</p>
}

export type ClosedLabel = Pick<ClosedDay, 'label'>
