import type { Holiday } from '#contract/holidays'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const LEGEND = ['holiday', 'closure', 'part', 'special-hours'] as const
type Mark = (typeof LEGEND)[number]

const markOf = ({ kind, start_time }: Holiday): Mark => (kind === 'closure' && start_time !== null ? 'part' : kind)

/** Each closed date with its mark; whole days take precedence over parts. */
function marksOf(holidays: readonly Holiday[], year: number): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const one of holidays.toSorted((a, b) => Number(a.start_time === null) - Number(b.start_time === null))) {
    const last = Math.min(Date.parse(one.last_date), Date.UTC(year, 11, 31))
    for (let day = Math.max(Date.parse(one.date), Date.UTC(year, 0, 1)); day <= last; day += 86_400_000) {
      marks.set(new Date(day).toISOString().slice(0, 10), markOf(one))
    }
  }
  return marks
}

interface MonthProps {
  year: number
  month: number
  marks: ReadonlyMap<string, Mark>
}

function Month({ year, month, marks }: MonthProps) {
  const { tag } = useTextsContext()
  const name = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month, 1))
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() || 7) - 1
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return (
    <div className="year-month">
      <span className="year-name">{name}</span>
      <div className="year-days">
        {Array.from({ length: days }, (_, at) => {
          const date = new Date(Date.UTC(year, month, at + 1)).toISOString().slice(0, 10)
          const isWeekend = (before + at) % 7 > 4
          return (
            <span
              key={date}
              className={['year-day', marks.get(date), isWeekend && 'weekend'].filter(Boolean).join(' ')}
              style={at ? undefined : { gridColumnStart: before + 1 }}
            >
              {at + 1}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** A chart of the year; the list below is its text alternative. */
export function Year({ year, holidays }: { year: number; holidays: readonly Holiday[] }) {
  const t = useTexts<typeof defaultHoursMessages>()
  const marks = marksOf(holidays, year)
  return (
    <figure className="year">
      <div
        className="year-months"
        role="img"
        aria-label={t('default-hours.year-picture', { year: String(year), count: holidays.length })}
      >
        {MONTHS.map((month) => (
          <Month key={month} year={year} month={month} marks={marks} />
        ))}
      </div>
      <figcaption className="year-legend" aria-hidden="true">
        {LEGEND.map((mark) => (
          <span key={mark}>
            <span className={`year-day ${mark}`} /> {t(`default-hours.${mark}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
