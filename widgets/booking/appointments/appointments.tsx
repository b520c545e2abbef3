import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { PageLinks } from '../../ui/lists/page-links.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { drawnIn, appointments as list } from './appointments.atoms.ts'
import { freshFormAtom } from './book-for.atoms.ts'
import { BookFor } from './book-for.tsx'
import { Calendar, CalendarBar } from './calendar.tsx'
import { byDay, type Day, dayIn, longDay, nearDay, zoneName } from './dates.ts'
import { Details } from './details.tsx'
import { EmptyList } from './empty-list.tsx'
import { FeedDialog } from './feed.tsx'
import { Filters } from './filters.tsx'
import { PagedList } from './paged-list.tsx'
import { addressOf, appointmentsQuery, isNarrowed, PERIODS, type Query, VIEWS } from './query-state.ts'
import { useCalendarStream } from './use-calendar-stream.ts'

const useMessages = useTexts<typeof appointmentsMessages>

function Periods({ query }: { query: Query }) {
  const t = useMessages()
  if (query.view !== 'list') return null
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
  const { period, page } = query
  const none = isNarrowed(query) ? 'none-found' : (`none-${period}` as const)
  return (
    <EmptyList
      icon="calendar"
      title={t(`appointments.${none}`)}
      hint={t(`appointments.${none}-hint`)}
      first={page > 1 ? addressOf({ ...query, page: 1 }) : undefined}
    />
  )
}

function DayGroup({ day, appointments, named }: Day & { named: boolean }) {
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
          <AppointmentRow key={appointment.uuid} appointment={appointment} named={named} />
        ))}
      </ul>
    </section>
  )
}

function Days({ query }: { query: Query }) {
  const { appointments = [], total = 0, page_size = 1 } = useAtomValue(list.valueAtom) ?? {}
  const named = new Set(appointments.map(({ time_zone }) => time_zone)).size > 1
  if (!appointments.length) return <Empty query={query} />
  return (
    <>
      {byDay(appointments).map((day) => (
        <DayGroup key={day.day} {...day} named={named} />
      ))}
      <PageLinks
        page={query.page}
        pages={Math.ceil(total / page_size)}
        addressOf={(page) => addressOf({ ...query, page })}
      />
    </>
  )
}

/** How many there are, in calendars how many are drawn, and the time zone; announced when a list has loaded. */
function Summary({ query }: { query: Query }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { status, value: listed } = useAtomValue(list.stateAtom)
  const drawn = drawnIn(query, listed)
  const count = query.view === 'list' ? (listed?.total ?? 0) : drawn.length
  const zones = new Set(drawn.map(({ time_zone }) => time_zone))
  const [zone] = zones
  return (
    <p className="appt-summary" role="status">
      {status === 'ready' && count > 0 && <span>{t('appointments.count', { count })}</span>}
      {status === 'ready' && zone && zones.size === 1 && (
        <span>{t('appointments.zone', { zone: zoneName(zone, tag) })}</span>
      )}
    </p>
  )
}

/** Actions above the list. */
function Tools({ alias, refresh }: { alias: string; refresh: () => void }) {
  const t = useMessages()
  const [open, setOpen] = useState<'book' | 'feed'>()
  const forget = useSetAtom(freshFormAtom)
  const close = () => setOpen(undefined)
  const book = () => {
    forget()
    setOpen('book')
  }
  const booked = () => {
    close()
    refresh()
  }
  return (
    <div className="appt-tools cluster">
      <button type="button" className="button primary" aria-haspopup="dialog" onClick={book}>
        {t('appointments.book-for')}
      </button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen('feed')}>
        {t('appointments.feed')}
      </button>
      <button type="button" className="button print" onClick={() => print()}>
        {t('appointments.print')}
      </button>
      <BookFor alias={alias} isOpen={open === 'book'} onClose={close} onBooked={booked} />
      <FeedDialog alias={alias} isOpen={open === 'feed'} onClose={close} />
    </div>
  )
}

/** The signed-in advisor's appointments, as a list or a calendar; the address holds the query. */
export function Appointments({ alias }: { alias: string }) {
  const query = useQuery(appointmentsQuery)
  const state = useRequest(list, { alias, query })
  const look = useSetAtom(list.refreshAtom)
  const refresh = () => void look()
  useCalendarStream(alias, refresh)
  return (
    <div className="appts">
      <div className="appt-bar">
        <div className="cluster">
          <Periods query={query} />
          <Views query={query} />
        </div>
        <Tools alias={alias} refresh={refresh} />
      </div>
      <Filters query={query} />
      <div className="appt-bar">
        <CalendarBar query={query} />
        <Summary query={query} />
      </div>
      <PagedList of={state} page={query.page}>
        {query.view === 'list' ? <Days query={query} /> : <Calendar query={query} />}
      </PagedList>
      <Details alias={alias} />
    </div>
  )
}
