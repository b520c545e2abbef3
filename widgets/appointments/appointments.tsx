import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/appointments.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { failureAtom, listedAtom, loadAtom, pagesAtom, statusAtom } from './appointments.atoms.ts'
import { freshFormAtom } from './book-for.atoms.ts'
import { BookFor } from './book-for.tsx'
import { Calendar, CalendarBar } from './calendar.tsx'
import { byDay, type Day, dayIn, longDay, nearDay, zoneName } from './dates.ts'
import { Details } from './details.tsx'
import { EmptyList } from './empty-list.tsx'
import { FeedDialog } from './feed.tsx'
import { Filters } from './filters.tsx'
import { PagedList } from './paged-list.tsx'
import { addressOf, type Place, usePlace, VIEWS } from './place.ts'
import { useNews } from './use-news.ts'

const useMessages = useTexts<typeof appointmentsMessages>

function Periods({ place }: { place: Place }) {
  const t = useMessages()
  if (place.view !== 'list') return null
  return (
    <nav className="appt-periods" aria-label={t('appointments.period')}>
      {(['upcoming', 'past'] as const).map((period) => (
        <Link
          key={period}
          href={addressOf({ ...place, period, page: 1 })}
          aria-current={period === place.period ? 'page' : undefined}
        >
          {t(`appointments.${period}`)}
        </Link>
      ))}
    </nav>
  )
}

function Views({ place }: { place: Place }) {
  const t = useMessages()
  return (
    <nav className="appt-periods" aria-label={t('appointments.view')}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          href={addressOf({ ...place, view, page: 1 })}
          aria-current={view === place.view ? 'page' : undefined}
        >
          {t(`appointments.view-${view}`)}
        </Link>
      ))}
    </nav>
  )
}

function Empty({ place }: { place: Place }) {
  const t = useMessages()
  const { period, page, filter } = place
  const isNarrowed = Object.values(filter).some(Boolean)
  const none = isNarrowed ? 'none-found' : (`none-${period}` as const)
  return (
    <EmptyList
      icon="calendar"
      title={t(`appointments.${none}`)}
      hint={t(`appointments.${none}-hint`)}
      first={page > 1 ? addressOf({ ...place, page: 1 }) : undefined}
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

function Days({ place }: { place: Place }) {
  const appointments = useAtomValue(listedAtom)?.appointments ?? []
  const pages = useAtomValue(pagesAtom)
  const named = new Set(appointments.map(({ time_zone }) => time_zone)).size > 1
  if (!appointments.length) return <Empty place={place} />
  return (
    <>
      {byDay(appointments).map((day) => (
        <DayGroup key={day.day} {...day} named={named} />
      ))}
      <PageLinks page={place.page} pages={pages} addressOf={(page) => addressOf({ ...place, page })} />
    </>
  )
}

/** How many there are and on which clock; said aloud when a list has come. */
function Summary() {
  const t = useMessages()
  const { tag } = useTextsContext()
  const status = useAtomValue(statusAtom)
  const listed = useAtomValue(listedAtom)
  const zones = new Set(listed?.appointments.map(({ time_zone }) => time_zone))
  const [zone] = zones
  return (
    <p className="appt-summary" role="status">
      {status === 'ready' && Boolean(listed?.total) && (
        <span>{t('appointments.count', { count: listed?.total ?? 0 })}</span>
      )}
      {status === 'ready' && zone && zones.size === 1 && (
        <span>{t('appointments.zone', { zone: zoneName(zone, tag) })}</span>
      )}
    </p>
  )
}

/** What can be done beside the list. */
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

/** The signed-in advisor's appointments, as a list or in a calendar; what is shown stands in the address. */
export function Appointments({ alias }: { alias: string }) {
  const place = usePlace()
  const address = addressOf(place)
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const load = useSetAtom(loadAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds all of the place
  const start = useCallback(() => void load(alias, place), [load, alias, address])
  const refresh = () => void load(alias, place, true)
  useEffect(start, [start])
  useNews(alias, refresh)
  return (
    <div className="appts">
      <div className="appt-bar">
        <div className="cluster">
          <Periods place={place} />
          <Views place={place} />
        </div>
        <Tools alias={alias} refresh={refresh} />
      </div>
      <Filters place={place} />
      <div className="appt-bar">
        <CalendarBar place={place} />
        <Summary />
      </div>
      <PagedList status={status} failure={failure} retry={start} page={place.page}>
        {place.view === 'list' ? <Days place={place} /> : <Calendar place={place} />}
      </PagedList>
      <Details alias={alias} />
    </div>
  )
}
