import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { getAppointmentEvents } from '#contract/agenda'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { PageLinks } from '../../ui/lists/page-links.tsx'
import { addressOf as branchCalendar } from '../branch-calendar/query-state.ts'
import { AppointmentAddresses, dayOf, useAddressed, useAddressesIn } from './address.ts'
import { AppointmentRow } from './appointment-row.tsx'
import { drawnIn, appointments as list, SPANS, today } from './appointments.atoms.ts'
import { BookFor } from './book-button.tsx'
import { Calendar, CalendarBar } from './calendar.tsx'
import { byDay, type Day, dayIn, foreignZone, longDay, nearDay } from './dates.ts'
import { Details } from './details.tsx'
import { EmptyList } from './empty-list.tsx'
import { FeedDialog } from './feed.tsx'
import { AppointmentFilters } from './filters.tsx'
import { PagedList } from './paged-list.tsx'
import { useAppointmentsQuery } from './place.ts'
import { isNarrowed, PERIODS, type Query, VIEWS } from './query-state.ts'
import { useCalendarStream } from './use-calendar-stream.ts'

const useMessages = useTexts<typeof appointmentsMessages & typeof listsMessages>

function Periods({ query }: { query: Query }) {
  const t = useMessages()
  const { addressOf } = useAppointmentsQuery()
  return (
    <nav className="appt-periods" aria-label={t('appointments.period')}>
      {PERIODS.map((period) => (
        <Link
          key={period}
          href={addressOf({ ...query, period, page: 1 })}
          aria-current={period === query.period ? 'page' : undefined}
        >
          {t(`appointments.${period}`)}
        </Link>
      ))}
    </nav>
  )
}

function Views({ query }: { query: Query }) {
  const t = useMessages()
  const { addressOf } = useAppointmentsQuery()
  return (
    <nav className="appt-periods" aria-label={t('appointments.view')}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          href={addressOf({ ...query, view, page: 1 })}
          aria-current={view === query.view ? 'page' : undefined}
        >
          {t(`appointments.view-${view}`)}
        </Link>
      ))}
    </nav>
  )
}

function Empty({ query }: { query: Query }) {
  const t = useMessages()
  const { addressOf } = useAppointmentsQuery()
  const { period, page } = query
  const none = isNarrowed(query) ? 'none-found' : (`none-${period}` as const)
  return (
    <EmptyList
      title={t(`appointments.${none}`)}
      hint={t(`appointments.${none}-hint`)}
      first={page > 1 ? addressOf({ ...query, page: 1 }) : undefined}
    />
  )
}

function DayGroup({ day, appointments, ...rest }: Day & { alias: string; named: boolean }) {
  const { tag } = useTextsContext()
  const near = nearDay(day, dayIn(appointments[0]?.time_zone ?? 'UTC', new Date()), tag)
  return (
    <section className="appt-day">
      <h2>
        {near && <span className="appt-near">{near}</span>}
        {longDay(day, tag)}
      </h2>
      <ul className="appt-list">
        {appointments.map((appointment) => (
          <AppointmentRow key={appointment.uuid} appointment={appointment} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function Days({ query, alias }: { query: Query; alias: string }) {
  const { addressOf } = useAppointmentsQuery()
  const listed = useAtomValue(list.valueAtom)
  const { appointments = [] } = listed ?? {}
  const named = new Set(appointments.map(({ time_zone }) => time_zone)).size > 1
  if (!appointments.length) return <Empty query={query} />
  return (
    <>
      {byDay(appointments).map((day) => (
        <DayGroup key={day.day} {...day} alias={alias} named={named} />
      ))}
      <PageLinks page={query.page} pages={pagesOf(listed)} addressOf={(page) => addressOf({ ...query, page })} />
    </>
  )
}

const pagesOf = ({ total = 0, page_size = 1 }: { total?: number; page_size?: number } = {}) =>
  Math.ceil(total / page_size)

/**
 * How many there are, in calendars how many are drawn, and the time zone; announced when a list has loaded. On paper,
 * which part of the list it is.
 */
function Summary({ query }: { query: Query }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { status, value: listed } = useAtomValue(list.stateAtom)
  const drawn = drawnIn(query, listed)
  const count = query.view === 'list' ? (listed?.total ?? 0) : drawn.length
  const cancelled = query.view === 'list' ? (listed?.cancelled ?? 0) : 0
  const counted = cancelled && cancelled < count ? 'count-cancelled' : 'count'
  const zones = new Set(drawn.map(({ time_zone }) => time_zone))
  const [only = ''] = zones.size === 1 ? zones : []
  const zone = only && foreignZone(only, tag)
  const pages = query.view === 'list' ? pagesOf(listed) : 1
  return (
    <p className="appt-summary" role="status">
      {status === 'ready' && count > 0 && <span>{t(`appointments.${counted}`, { count, cancelled })}</span>}
      {pages > 1 && (
        <span className="appt-printed">{t('lists.page', { page: String(query.page), pages: String(pages) })}</span>
      )}
      {status === 'ready' && zone && <span>{t('appointments.zone', { zone })}</span>}
    </p>
  )
}

interface AppointmentsProps {
  alias: string
  /** The advisor's name, for someone who manages the branch. */
  advisor?: string
}

/** The first day that a calendar shows, if it is ahead. */
function nearIn({ view, day }: Query, now: string): string | undefined {
  if (view === 'list' || !day) return undefined
  const { from } = view === 'month' ? { from: `${day.slice(0, 7)}-01` } : SPANS[view](day)
  return from > now ? `${from}T12:00:00Z` : undefined
}

/** What is done often: at the thumb on a phone. */
function Tools({ alias, advisor = '', query, refresh }: AppointmentsProps & { query: Query; refresh: () => void }) {
  const t = useMessages()
  const zone = useAtomValue(list.valueAtom)?.time_zone
  return (
    <div className="appt-tools cluster at-thumb">
      <BookFor targets={[{ alias, choice: { text: advisor } }]} near={nearIn(query, today(zone))} onBooked={refresh} />
      <button type="button" className="button print" onClick={() => print()}>
        {t('appointments.print')}
      </button>
    </div>
  )
}

/** Below the appointments, as one subscribes once. */
function Feed({ alias }: { alias: string }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="appt-feed">
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('appointments.feed')}
      </button>
      <FeedDialog alias={alias} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

/** An advisor's appointments, as a list or a calendar; the address holds the query. */
export function Appointments({ alias, advisor }: AppointmentsProps) {
  const query = useQuery(useAppointmentsQuery())
  const state = useRequest(list, { alias, query: { ...query, appointment: '' } })
  const look = useSetAtom(list.refreshAtom)
  const refresh = () => void look()
  useCalendarStream(getAppointmentEvents.path.replace(':alias', alias), refresh)
  const [, navigate] = useLocation()
  const { addressOf } = useAppointmentsQuery()
  useAddressed({ alias, uuid: query.appointment }, (appointment) =>
    navigate(addressOf({ ...query, appointment }), { replace: true })
  )
  const addresses = useAddressesIn(alias, query, (of) =>
    branchCalendar({ branch: of.branch_slug, day: dayOf(of), advisor: of.alias, appointment: of.uuid })
  )
  const box = useRef<HTMLDivElement>(null)
  // a confirmed request leaves the list of those to confirm
  useFocusRestore(box, (node) => node.querySelector<HTMLElement>('.appt-name') ?? node.querySelector('.appt-content'))
  return (
    <div className="appts" ref={box}>
      <div className="appt-bar">
        <Views query={query} />
        <Tools alias={alias} advisor={advisor} query={query} refresh={refresh} />
      </div>
      <AppointmentFilters query={query} />
      <div className="appt-bar">
        {query.view === 'list' ? <Periods query={query} /> : <CalendarBar query={query} view={query.view} />}
        <Summary query={query} />
      </div>
      <PagedList of={state} page={query.page}>
        {query.view === 'list' ? <Days query={query} alias={alias} /> : <Calendar query={query} alias={alias} />}
      </PagedList>
      {/* a calendar is subscribed to by its advisor alone */}
      {!advisor && <Feed alias={alias} />}
      <AppointmentAddresses value={addresses}>
        <Details alias={alias} advisor={advisor} />
      </AppointmentAddresses>
    </div>
  )
}
