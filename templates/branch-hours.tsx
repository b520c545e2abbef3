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

/** Whether the branch opens today, in a sentence. */
export function Today({ site, week, closed }: Pick<HoursProps, 'site' | 'week'> & { closed: ClosedLabel | undefined }) {
  const { spans = [] } = week.find(({ isToday }) => isToday) ?? {}
  if (!week.some((day) => day.spans.length)) return null
  if (closed?.label) return <p className="branch-today">{site.t('branches.closed-for', { label: closed.label })}</p>
  const isOpen = spans.length > 0 && !closed
  return (
    <p className={isOpen ? 'branch-today open' : 'branch-today'}>
      {isOpen ? site.t('branches.open-today', { hours: spans.join(', ') }) : site.t('branches.closed-today')}
    </p>
  )
}

export type ClosedLabel = Pick<ClosedDay, 'label'>
