import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/appointments.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { failureAtom, listedAtom, loadAtom, type Place, pagesAtom, statusAtom } from './appointments.atoms.ts'
import { byDay, type Day, dayIn, longDay, nearDay, zoneName } from './dates.ts'
import { EmptyList } from './empty-list.tsx'
import { PageLinks } from './page-links.tsx'
import { PagedList } from './paged-list.tsx'
import { addressOf, usePlace } from './place.ts'

const useMessages = useTexts<typeof appointmentsMessages>

function Periods({ period }: Place) {
  const t = useMessages()
  return (
    <nav className="appt-periods" aria-label={t('appointments.period')}>
      {(['upcoming', 'past'] as const).map((one) => (
        <Link key={one} href={addressOf(one)} aria-current={one === period ? 'page' : undefined}>
          {t(`appointments.${one}`)}
        </Link>
      ))}
    </nav>
  )
}

function Empty({ period, page }: Place) {
  const t = useMessages()
  return (
    <EmptyList
      icon="calendar"
      title={t(`appointments.none-${period}`)}
      hint={t(`appointments.none-${period}-hint`)}
      first={page > 1 ? addressOf(period) : undefined}
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

function Days(place: Place) {
  const appointments = useAtomValue(listedAtom)?.appointments ?? []
  const pages = useAtomValue(pagesAtom)
  const named = new Set(appointments.map(({ time_zone }) => time_zone)).size > 1
  if (!appointments.length) return <Empty {...place} />
  return (
    <>
      {byDay(appointments).map((day) => (
        <DayGroup key={day.day} {...day} named={named} />
      ))}
      <PageLinks page={place.page} pages={pages} addressOf={(page) => addressOf(place.period, page)} />
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

/** The signed-in advisor's appointments by day; period and page stand in the address. */
export function Appointments({ alias }: { alias: string }) {
  const place = usePlace()
  const { period, page } = place
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const load = useSetAtom(loadAtom)
  const start = useCallback(() => void load(alias, { period, page }), [load, alias, period, page])
  useEffect(start, [start])
  return (
    <div className="appts">
      <div className="appt-bar">
        <Periods {...place} />
        <Summary />
      </div>
      <PagedList status={status} failure={failure} retry={start} page={page}>
        <Days {...place} />
      </PagedList>
    </div>
  )
}
