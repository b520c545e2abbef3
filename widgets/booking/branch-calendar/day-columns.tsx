import { useSetAtom } from 'jotai'
import type { CSSProperties, ReactNode } from 'react'
import type { BranchCalendar, CalendarAdvisor } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { notifyAtom } from '../../core/data/notify.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Event } from '../appointments/calendar.tsx'
import { dayIn, minuteIn, momentAt } from '../appointments/dates.ts'
import { AbsenceButton } from './absences.tsx'
import { ownerAtom, showAtom } from './branch-calendar.atoms.ts'
import {
  type AdvisorDay,
  type BusyStretch,
  clock,
  dayOf,
  freeTimes,
  isAway,
  isFree,
  type Stretch,
  span,
  stretchOf
} from './entries.ts'
import { FreeTimes } from './free-times.tsx'
import { HandOverButton } from './hand-over-button.tsx'
import { Person } from './person.tsx'
import { type Dragged, useDrag } from './use-drag.ts'

const useMessages = useTexts<typeof branchCalendarMessages>

const placed = ({ from, to }: Stretch, first: number) =>
  ({ '--start': from - first, '--length': to - from }) as CSSProperties

function Busy({ busy, first }: { busy: BusyStretch; first: number }) {
  const t = useMessages()
  return (
    <p className={`bcal-busy ${busy.kind}`} style={placed(busy, first)}>
      <span className="bcal-when">{span(busy)}</span> {t(`branch-calendar.${busy.kind}`)}
    </p>
  )
}

/** What a column is about where it is not drawn: when the advisor can be booked. */
function Hours({ advisor, day }: { advisor: CalendarAdvisor; day: AdvisorDay }) {
  const t = useMessages()
  const text = () => {
    if (advisor.is_deactivated) return t('branch-calendar.deactivated')
    if (isAway(day)) return t('branch-calendar.absence')
    return day.hours.map(span).join(', ') || t('branch-calendar.no-hours')
  }
  return <p className="bcal-note">{text()}</p>
}

interface Shown {
  day: string
  zone: string
  first: number
  last: number
  /** The first minute that is not over. */
  earliest: number
}

/** The hours shown: the usual ones, and all in which somebody can be booked or is. */
function hoursOf(days: readonly AdvisorDay[], zone: string): Pick<Shown, 'first' | 'last'> {
  const stretches = days.flatMap(({ hours }) => hours)
  const starts = days.flatMap(({ appointments }) => appointments.map(({ starts_at }) => minuteIn(zone, starts_at)))
  const ends = days.flatMap(({ appointments }) => appointments.map(({ ends_at }) => minuteIn(zone, ends_at)))
  const first = Math.min(8 * 60, ...stretches.map(({ from }) => from), ...starts)
  const last = Math.max(18 * 60, ...stretches.map(({ to }) => to), ...ends)
  return { first: Math.floor(first / 60) * 60, last: Math.ceil(last / 60) * 60 }
}

const NEVER = Number.POSITIVE_INFINITY

function earliestOn(day: string, zone: string): number {
  const now = new Date()
  const today = dayIn(zone, now)
  if (day === today) return minuteIn(zone, now.toISOString())
  return day > today ? 0 : NEVER
}

interface ColumnProps {
  advisor: CalendarAdvisor
  content: AdvisorDay
  shown: Shown
  drag: ReturnType<typeof useDrag>
}

interface GhostProps {
  dragged: Dragged
  first: number
  /** The colleague has no time then. */
  isTaken: boolean
}

/** Where a dragged appointment would be; with a colleague it says whether the time changes, too. */
function Ghost({ dragged: { alias, over, at, to }, first, isTaken }: GhostProps) {
  const t = useMessages()
  const when = at.from === to.from ? 'same' : 'new'
  const note = isTaken ? t('branch-calendar.ghost-taken') : t(`branch-calendar.ghost-${when}-time`)
  return (
    <div className={isTaken ? 'bcal-ghost taken' : 'bcal-ghost'} style={placed(to, first)} aria-hidden="true">
      {span(to)}
      {over !== alias && <> · {note}</>}
    </div>
  )
}

/** Whether the appointment is held over a colleague who has no time for it. */
const isTaken = ({ alias, over, to }: Dragged, content: AdvisorDay | undefined, zone: string) =>
  over !== alias && !(content && isFree(content, zone, to))

/** The appointments of a column, which can be opened and dragged as long as they are ahead. */
function Entries({ advisor, content, shown: { zone, first, day, earliest }, drag }: ColumnProps) {
  const own = useSetAtom(ownerAtom)
  const { alias, is_deactivated: isFixed } = advisor
  return content.appointments.map((appointment) => {
    const at = stretchOf(appointment, zone)
    const isAhead = at.from >= earliest && appointment.state !== 'no-show'
    const isHeld = drag.dragged?.appointment.uuid === appointment.uuid
    return (
      <div
        key={appointment.uuid}
        className={isHeld ? 'bcal-entry held' : 'bcal-entry'}
        data-at={`${alias} ${day} ${at.from}`}
        onPointerDown={(event) => isAhead && drag.begin(event, { appointment, alias, at, isFixed })}
      >
        <Event appointment={appointment} from={first} onOpen={() => own(alias)} />
      </div>
    )
  })
}

function Column(props: ColumnProps) {
  const t = useMessages()
  const { advisor, content, shown, drag } = props
  const { first, last, day, zone, earliest } = shown
  const within = ({ from, to, ...rest }: BusyStretch) => ({
    ...rest,
    from: Math.max(from, first),
    to: Math.min(to, last)
  })
  const busy = content.busy.map(within).filter(({ from, to }) => from < to)
  const isAhead = content.appointments.some((one) => stretchOf(one, zone).from >= earliest)
  return (
    <section className="bcal-column" data-column={advisor.is_deactivated ? undefined : advisor.alias}>
      <header>
        <h2>
          <Person advisor={advisor} />
        </h2>
        <Hours advisor={advisor} day={content} />
        {!content.appointments.length && <p className="bcal-note bcal-none">{t('branch-calendar.none')}</p>}
        {isAhead && <HandOverButton advisor={advisor} from={day} to={day} />}
        <AbsenceButton advisor={advisor} from={day} to={day} />
      </header>
      <div className="grid-events">
        {content.hours.map((one) => (
          <div key={one.from} className="bcal-hours" style={placed(one, first)} />
        ))}
        <FreeTimes advisor={advisor} times={freeTimes(content, zone, earliest)} day={day} zone={zone} from={first} />
        {busy.map((one) => (
          <Busy key={`${one.kind}${one.from}`} busy={one} first={first} />
        ))}
        <Entries {...props} />
        {drag.dragged?.over === advisor.alias && (
          <Ghost dragged={drag.dragged} first={first} isTaken={isTaken(drag.dragged, content, zone)} />
        )}
      </div>
    </section>
  )
}

/** What has been dropped is shown with its old time before it is moved or handed over. */
function useDrop(advisors: readonly CalendarAdvisor[], days: readonly AdvisorDay[], { day, zone }: Shown) {
  const show = useSetAtom(showAtom)
  const notify = useSetAtom(notifyAtom)
  return (dragged: Dragged) => {
    const { appointment, alias, over, to } = dragged
    const at = advisors.findIndex((one) => one.alias === over)
    if (isTaken(dragged, days[at], zone)) {
      const name = advisors[at]?.full_name ?? ''
      return notify('failure', 'branch-calendar.drop-taken', { name, time: clock(to.from) })
    }
    const time = to.from === dragged.at.from ? {} : { starts_at: momentAt(zone, day, to.from) }
    if (over !== alias) return show({ alias, appointment, mode: 'hand-over', aim: { to: over, ...time } })
    return show({ alias, appointment, mode: 'move', aim: time })
  }
}

function Grid({ shown, columns, children }: { shown: Shown; columns: number; children: ReactNode }) {
  const t = useMessages()
  const hours: number[] = []
  for (let minute = shown.first; minute < shown.last; minute += 60) hours.push(minute)
  const grid = { '--columns': columns, '--hours': hours.length } as CSSProperties
  return (
    <section className="bcal-day" aria-label={t('branch-calendar.columns')} style={grid}>
      <ol className="grid-hours" aria-hidden="true">
        {hours.map((minute) => (
          <li key={minute}>{clock(minute)}</li>
        ))}
      </ol>
      {children}
    </section>
  )
}

/** A day: all advisors side by side along an hour scale; one below the other on a phone. */
export function DayColumns({ calendar, day }: { calendar: BranchCalendar; day: string }) {
  const { advisors, time_zone: zone } = calendar
  const days = advisors.map((advisor) => dayOf(advisor, day, zone))
  const shown = { day, zone, ...hoursOf(days, zone), earliest: earliestOn(day, zone) }
  const drag = useDrag(useDrop(advisors, days, shown))
  return (
    <Grid shown={shown} columns={advisors.length}>
      {advisors.map((advisor, index) => (
        <Column key={advisor.alias} advisor={advisor} content={days[index] as AdvisorDay} shown={shown} drag={drag} />
      ))}
    </Grid>
  )
}
