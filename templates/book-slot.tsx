import { Icon } from '../widgets/booking/booking/icons.tsx'
import { clock, dayText, FULL_DAY, LONG_DAY, monthsText, zoneName } from '../widgets/booking/booking/times.ts'
import { addDays, addMonths, type Day, monthOf, shownDays, weeksOf } from '../widgets/core/dates/calendar-date.ts'
import { type BookView, waitlistPath } from './book-view.ts'
import { Actions, StepForm, Way } from './book-way.tsx'

/** The free times of a month. */
export interface Times {
  month: string
  /** The day whose times are shown. */
  day: Day | undefined
  days: Readonly<Record<Day, readonly string[]>>
  today: Day
  /** The last day that can be booked. */
  last: Day
  /** The first free day after the one that is shown. */
  next: Day | undefined
}

interface SlotProps {
  view: BookView
  times: Times
}

/** The days of the calendar. */
export const daysOf = ({ month, today }: Pick<Times, 'month' | 'today'>) => shownDays(month, today)

/** 2024 began on a Monday. */
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays('2024-01-01', offset))

const Weekdays = ({ tag }: { tag: string }) => (
  <thead>
    <tr>
      {WEEK.map((day) => (
        <th key={day} scope="col" abbr={dayText(tag, day, { weekday: 'long' })}>
          <span aria-hidden="true">{dayText(tag, day, { weekday: 'short' }).replace('.', '')}</span>
          <span className="visually-hidden">{dayText(tag, day, { weekday: 'long' })}</span>
        </th>
      ))}
    </tr>
  </thead>
)

const toDay = ({ state: { topic, type, hold } }: BookView, day: Day) => ({ topic, type, day, hold })

function DayCell({ view, times, day }: SlotProps & { day: Day }) {
  const { t, texts } = view.site
  const count = times.days[day]?.length ?? 0
  const number = Number(day.slice(8))
  const className = day === times.today ? 'day today' : 'day'
  if (!count) return <span className={`${className} full`}>{number}</span>
  const text = dayText(texts.tag, day, FULL_DAY) + (day === times.today ? ` (${t('booking.today')})` : '')
  return (
    <Way
      view={view}
      to={toDay(view, day)}
      at="times"
      className={className}
      label={t('booking.day-free', { day: text, count })}
      current={day === times.day ? 'date' : undefined}
    >
      {number}
    </Way>
  )
}

function Turn({ view, times, by }: SlotProps & { by: -1 | 1 }) {
  const { topic, type, hold } = view.state
  const month = addMonths(times.month, by)
  const icon = <Icon name={by < 0 ? 'back' : 'forward'} />
  if (month < monthOf(times.today) || month > monthOf(times.last)) {
    return (
      <span className="button quiet icon off" aria-hidden="true">
        {icon}
      </span>
    )
  }
  const label = view.site.t(by < 0 ? 'booking.previous-month' : 'booking.next-month')
  return (
    <Way view={view} to={{ topic, type, month, hold }} className="button quiet icon" label={label}>
      {icon}
    </Way>
  )
}

const isShown = (day: Day, times: Times) => day >= daysOf(times).from && day <= daysOf(times).to

const Calendar = ({ view, times }: SlotProps) => (
  <div className="date-grid">
    <div className="month">
      <Turn view={view} times={times} by={-1} />
      <h3 id="month">{monthsText(view.site.texts.tag, daysOf(times))}</h3>
      <Turn view={view} times={times} by={1} />
    </div>
    <table aria-labelledby="month">
      <Weekdays tag={view.site.texts.tag} />
      <tbody>
        {weeksOf(daysOf(times)).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>{isShown(day, times) && <DayCell view={view} times={times} day={day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Free starts as buttons that choose them. */
function Starts({ view, times }: SlotProps) {
  const { t, texts } = view.site
  const starts = (times.day && times.days[times.day]) || []
  const at = (start: string, tag = texts.tag) => clock(tag, view.zone, start)
  const groups = [
    ['booking.morning', starts.filter((start) => at(start, 'en-GB') < '12')],
    ['booking.afternoon', starts.filter((start) => at(start, 'en-GB') >= '12')]
  ] as const
  return groups
    .filter(([, some]) => some.length)
    .map(([name, some]) => (
      <section key={name} className="slot-group">
        <h4>{t(name)}</h4>
        <ul>
          {some.map((start) => (
            <li key={start}>
              <button type="submit" className="slot" name="starts_at" value={start}>
                {at(start)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))
}

function NextFree({ view, times }: SlotProps) {
  const { t, texts } = view.site
  const { day, next } = times
  const isFree = Boolean(day && times.days[day]?.length)
  const month = monthsText(texts.tag, daysOf(times))
  return (
    <div className="next-free">
      {!isFree && (
        <p>
          {t(day ? 'booking.none-on-day' : 'booking.none-in-month', { month })} {!next && t('booking.none-later')}
        </p>
      )}
      {next && (
        <Way view={view} to={toDay(view, next)} at="times" className={isFree ? 'button quiet' : 'button primary'}>
          {t('booking.next-free-on', { day: dayText(texts.tag, next, LONG_DAY) })}
          <Icon name="forward" />
        </Way>
      )}
    </div>
  )
}

/** A calendar of the free days beside the free times of one of them. */
export function BookSlot({ view, times }: SlotProps) {
  const { t, texts } = view.site
  const zone = zoneName(texts.tag, view.zone)
  return (
    <StepForm view={view}>
      <div className="day-slots">
        <Calendar view={view} times={times} />
        <div className="times" id="times">
          <h3>{times.day ? dayText(texts.tag, times.day, LONG_DAY) : t('booking.time')}</h3>
          <p className="help zone">
            <Icon name="clock" />
            <span>{t(view.state.type === 'in-branch' ? 'booking.branch-zone' : 'booking.own-zone', { zone })}</span>
          </p>
          <Starts view={view} times={times} />
          <NextFree view={view} times={times} />
        </div>
      </div>
      {view.hasWaitlist && (
        <div>
          <Way
            view={{ ...view, path: waitlistPath(view) }}
            to={{ topic: view.state.topic, type: view.state.type }}
            className="button quiet"
          >
            {t('waitlist.no-time')}
          </Way>
        </div>
      )}
      <Actions view={view} />
    </StepForm>
  )
}
