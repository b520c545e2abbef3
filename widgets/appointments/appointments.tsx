import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/appointments.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { Placeholder } from '../ui/placeholder.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { failureAtom, listedAtom, loadAtom, type Place, pagesAtom, statusAtom } from './appointments.atoms.ts'
import { byDay, type Day, dayIn, longDay, nearDay, zoneName } from './dates.ts'
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

function Loading() {
  return (
    <div className="appt-loading">
      <Placeholder height="md" width="md" />
      <ul className="appt-list">
        {[0, 1, 2].map((row) => (
          <li key={row} className="appt">
            <Placeholder height="lg" width="sm" />
            <div className="appt-what">
              <Placeholder height="md" width="md" />
              <Placeholder height="sm" width="lg" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Empty({ period, page }: Place) {
  const t = useMessages()
  return (
    <div className="appt-empty">
      <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
        <path d="M4 9.5h16M8 3v4m8-4v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z" />
      </svg>
      <h2>{t(page > 1 ? 'appointments.none-page' : `appointments.none-${period}`)}</h2>
      {page > 1 ? (
        <Link className="button" href={addressOf(period)}>
          {t('appointments.first-page')}
        </Link>
      ) : (
        <p className="lead">{t(`appointments.none-${period}-hint`)}</p>
      )}
    </div>
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

function Pages({ period, page }: Place) {
  const t = useMessages()
  const pages = useAtomValue(pagesAtom)
  if (pages < 2) return null
  return (
    <nav className="appt-pages" aria-label={t('appointments.pages')}>
      {page > 1 && (
        <Link className="button" rel="prev" href={addressOf(period, page - 1)}>
          {t('appointments.previous')}
        </Link>
      )}
      <span>{t('appointments.page', { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <Link className="button" rel="next" href={addressOf(period, page + 1)}>
          {t('appointments.next')}
        </Link>
      )}
    </nav>
  )
}

function Days(place: Place) {
  const appointments = useAtomValue(listedAtom)?.appointments ?? []
  const named = new Set(appointments.map(({ time_zone }) => time_zone)).size > 1
  if (!appointments.length) return <Empty {...place} />
  return (
    <>
      {byDay(appointments).map((day) => (
        <DayGroup key={day.day} {...day} named={named} />
      ))}
      <Pages {...place} />
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
  const list = useRef<HTMLDivElement>(null)
  const start = useCallback(() => void load(alias, { period, page }), [load, alias, period, page])
  useEffect(start, [start])
  const turned = useRef(page)
  useEffect(() => {
    if (turned.current === page) return
    turned.current = page
    scrollTo(0, 0)
    list.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <div className="appts">
      <div className="appt-bar">
        <Periods {...place} />
        <Summary />
      </div>
      <div className="appt-content" ref={list} tabIndex={-1} aria-busy={status === 'loading'}>
        {status === 'loading' && <Loading />}
        {status === 'error' && (
          <div className="card">
            <GeneralError failure={failure} retry={start} />
          </div>
        )}
        {status === 'ready' && <Days {...place} />}
      </div>
    </div>
  )
}
