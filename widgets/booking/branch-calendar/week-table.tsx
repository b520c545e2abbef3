import { useSetAtom } from 'jotai'
import { Link } from 'wouter'
import type { AdvisorAppointment } from '#contract/appointments'
import type { BranchCalendar, CalendarAdvisor } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { SPANS } from '../appointments/appointments.atoms.ts'
import { daysFrom, Event } from '../appointments/calendar.tsx'
import { AbsenceButton } from './absences.tsx'
import { ownerAtom } from './branch-calendar.atoms.ts'
import { dayOf, isAway, span } from './entries.ts'
import { HandOverButton } from './hand-over-button.tsx'
import { Person } from './person.tsx'
import { addressOf, type Query } from './query-state.ts'
import { shownDays } from './shown-days.ts'

const useMessages = useTexts<typeof branchCalendarMessages>

/** How many appointments a cell shows on the screen; on paper all. */
const SHOWN = 3

const shortDay = (day: string, tag: string) =>
  formatDay(day, tag, { weekday: 'short', day: 'numeric', month: 'numeric' })

interface CellProps {
  advisor: CalendarAdvisor
  day: string
  zone: string
  address: string
}

function Cell({ advisor, day, zone, address }: CellProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const own = useSetAtom(ownerAtom)
  const shown = dayOf(advisor, day, zone)
  const { hours, appointments } = shown
  const more = appointments.length - SHOWN
  const note = () => {
    if (advisor.is_deactivated) return ''
    return isAway(shown) ? t('branch-calendar.absence') : hours.map(span).join(', ') || t('branch-calendar.no-hours')
  }
  const event = (appointment: AdvisorAppointment) => (
    <Event key={appointment.uuid} appointment={appointment} onOpen={() => own(advisor.alias)} />
  )
  return (
    <td className={hours.length && !isAway(shown) ? undefined : 'bcal-closed'}>
      <span className="bcal-weekday">{shortDay(day, tag)}</span>
      <span className="bcal-note">{note()}</span>
      {appointments.slice(0, SHOWN).map(event)}
      {more > 0 && <div className="bcal-rest">{appointments.slice(SHOWN).map(event)}</div>}
      {more > 0 && (
        <Link
          className="bcal-more"
          href={address}
          aria-label={t('branch-calendar.more-of', { count: more, name: advisor.full_name, day: shortDay(day, tag) })}
        >
          {t('branch-calendar.more', { count: more })}
        </Link>
      )}
    </td>
  )
}

/** A week: an advisor in each row, a day in each column; on a phone the days of each advisor below one another. */
export function WeekTable({ calendar, query, day }: { calendar: BranchCalendar; query: Query; day: string }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const days = shownDays(calendar, daysFrom(SPANS.week(day)))
  const { advisors, time_zone, today } = calendar
  const now = new Date().toISOString()
  const isAhead = ({ appointments }: CalendarAdvisor) => appointments.some(({ starts_at }) => starts_at > now)
  const countOn = ({ appointments }: CalendarAdvisor) => t('branch-calendar.count', { count: appointments.length })
  const at = (one: string) => addressOf({ ...query, view: 'day', day: one })
  return (
    <section className="bcal-scroll" aria-label={t('branch-calendar.rows')}>
      <table className="bcal-week">
        <colgroup>
          <col className="bcal-names" />
          <col span={days.length} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('branch-calendar.advisor')}</th>
            {days.map((one) => (
              <th key={one} scope="col" className={one === today ? 'today' : undefined}>
                <Link href={at(one)}>{shortDay(one, tag)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {advisors.map((advisor) => (
            <tr key={advisor.alias}>
              <th scope="row">
                <Person advisor={advisor} />
                <span className="bcal-note">
                  {advisor.is_deactivated && `${t('branch-calendar.deactivated')}, `}
                  {countOn(advisor)}
                </span>
                {isAhead(advisor) && <HandOverButton advisor={advisor} from={days[0] ?? ''} to={days.at(-1) ?? ''} />}
                <AbsenceButton advisor={advisor} from={days[0] ?? ''} to={days.at(-1) ?? ''} />
              </th>
              {days.map((one) => (
                <Cell key={one} advisor={advisor} day={one} zone={time_zone} address={at(one)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
