import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { BranchCalendar as Calendar, CalendarBranch } from '#contract/branch-calendar'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { openAtom } from '../../app/palette/palette.atoms.ts'
import { Closures } from '../../calendar/time-grid/day-parts.tsx'
import { useQuery } from '../../core/data/query-state.ts'
import { useList, useRequest } from '../../core/data/use-request.ts'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { branchChoice, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { AppointmentAddresses, dayOf, useAddressed } from '../appointments/address.ts'
import { SPANS, today } from '../appointments/appointments.atoms.ts'
import { BookFor } from '../appointments/book-button.tsx'
import { useDayNav } from '../appointments/calendar.tsx'
import { dayIn, foreignZone } from '../appointments/dates.ts'
import { DayNav } from '../appointments/day-nav.tsx'
import { Details } from '../appointments/details.tsx'
import { AbsencesDialog } from './absences.tsx'
import { branches, calendar, ownerAtom, refreshAtom } from './branch-calendar.atoms.ts'
import { DayColumns } from './day-columns.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { addressOf, calendarQuery, NO_HAND_OVER, type Query, VIEWS } from './query-state.ts'
import { useAskedHandOver } from './use-asked-hand-over.ts'
import { useHeldFocus } from './use-held-focus.ts'
import { useNews } from './use-news.ts'
import { WeekTable } from './week-table.tsx'

const useMessages = useTexts<typeof branchCalendarMessages & typeof appointmentsMessages>

function Views({ query }: { query: Query }) {
  const t = useMessages()
  return (
    <nav className="appt-periods" aria-label={t('appointments.view')}>
      {VIEWS.map((view) => (
        <Link key={view} href={addressOf({ ...query, view })} aria-current={view === query.view ? 'page' : undefined}>
          {t(`appointments.view-${view}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The branch, where there is a choice, and a day to go to. */
function Choice({ query, known, day }: { query: Query; known: readonly CalendarBranch[]; day: string }) {
  const t = useMessages()
  const [, navigate] = useLocation()
  const go = (change: Partial<Query>) => navigate(addressOf({ ...query, ...change }))
  return (
    <div className="bcal-choice">
      {known.length > 1 && (
        <ComboboxField
          name="branch"
          label={t('branch-calendar.branch')}
          value={query.branch}
          options={known.map((one) => branchChoice(one.slug, one))}
          onChange={(branch) => go({ branch })}
        />
      )}
      <label className="field bcal-date">
        <span className="label">{t('branch-calendar.date')}</span>
        <input
          className="input"
          type="date"
          value={day}
          onChange={({ currentTarget }) => currentTarget.value && go({ day: currentTarget.value })}
        />
      </label>
    </div>
  )
}

function Summary({ of, query }: { of: Calendar; query: Query }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const zone = foreignZone(of.time_zone, tag)
  const count = of.advisors.reduce((sum, { appointments }) => sum + appointments.length, 0)
  return (
    <p className="appt-summary" role="status">
      <span>{t('branch-calendar.count', { count })}</span>
      {of.next_day && (
        <Link href={addressOf({ ...query, day: of.next_day })}>
          {t('branch-calendar.next-day', { day: longDay(of.next_day, tag) })}
        </Link>
      )}
      {zone && <span>{t('appointments.zone', { zone })}</span>}
    </p>
  )
}

function Shown({ of, query, day }: { of: Calendar; query: Query; day: string }) {
  const t = useMessages()
  return (
    <>
      <Closures closures={of.closures} />
      {!of.advisors.length && <p className="card">{t('branch-calendar.no-advisors')}</p>}
      {of.advisors.length > 0 &&
        (query.view === 'day' ? (
          <DayColumns calendar={of} day={day} />
        ) : (
          <WeekTable calendar={of} query={query} day={day} />
        ))}
    </>
  )
}

interface ToolsProps {
  of: Calendar
  query: Query
  day: string
}

/** Books for a customer with anyone of the branch who is free, or with one of its advisors. */
function Book({ of, query, day }: ToolsProps) {
  const t = useMessages()
  const [, navigate] = useLocation()
  const refresh = useSetAtom(refreshAtom)
  const { slug, name: branch, advisors, today: now, time_zone: zone } = of
  const active = advisors.filter((one) => !one.is_deactivated)
  return (
    <BookFor
      targets={[
        { alias: slug, isBranch: true, choice: { text: t('appointments.with-anyone') } },
        ...active.map((one) => ({ alias: one.alias, choice: personChoice(one.alias, { ...one, branch }) }))
      ]}
      near={day > now ? `${day}T12:00:00Z` : undefined}
      onBooked={(starts_at) => {
        const booked = dayIn(zone, new Date(starts_at))
        const { from, to } = SPANS[query.view](day)
        if (booked < from || booked > to) navigate(addressOf({ ...query, day: booked }))
        else void refresh()
      }}
    />
  )
}

/** What is done most: beside the heading, or at the thumb. */
function Tools({ of, query, day }: ToolsProps) {
  const t = useMessages()
  const search = useSetAtom(openAtom)
  return (
    <div className="appt-tools cluster at-thumb">
      <Book of={of} query={query} day={day} />
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => search(true)}>
        {t('branch-calendar.search')}
      </button>
      <button type="button" className="button print" onClick={() => print()}>
        {t('appointments.print')}
      </button>
    </div>
  )
}

/** Opens the appointment in the address, and writes there which one is open. */
function useAddressedHere(query: Query, owner: string) {
  const { advisor, appointment } = query
  const [, navigate] = useLocation()
  const own = useSetAtom(ownerAtom)
  useEffect(() => {
    if (advisor && appointment) own(advisor)
  }, [own, advisor, appointment])
  useAddressed({ alias: advisor, uuid: appointment }, (uuid) =>
    navigate(addressOf({ ...query, advisor: uuid && owner, appointment: uuid }), { replace: true })
  )
}

function OfBranch({ query, known }: { query: Query; known: readonly CalendarBranch[] }) {
  const state = useRequest(calendar, { ...query, advisor: '', appointment: '', ...NO_HAND_OVER })
  const owner = useAtomValue(ownerAtom)
  useAddressedHere(query, owner)
  const shown = state.value?.advisors.find(({ alias }) => alias === owner)
  useNews(query.branch)
  const { box, note } = useHeldFocus()
  const day = query.day || state.value?.today || today()
  useAskedHandOver(query, day, state.value)
  const nav = useDayNav(query.view, day, (next) => addressOf({ ...query, day: next }))
  return (
    <div className="appts bcal">
      {state.value && state.value.advisors.length > 0 && <Tools of={state.value} query={query} day={day} />}
      <p className="bcal-printed">{state.value?.name}</p>
      <div className="appt-bar">
        <Views query={query} />
        <Choice query={query} known={known} day={day} />
      </div>
      <div className="appt-bar">
        <DayNav {...nav} />
        {state.value && <Summary of={state.value} query={query} />}
      </div>
      <div
        className="appt-content"
        ref={box}
        tabIndex={-1}
        aria-busy={state.status === 'processing'}
        onFocusCapture={note}
      >
        <Requested of={state}>{(value) => <Shown of={value} query={query} day={day} />}</Requested>
      </div>
      <AppointmentAddresses
        value={(of) => addressOf({ ...query, day: dayOf(of), advisor: of.alias, appointment: of.uuid })}
      >
        <Details alias={owner} advisor={shown?.full_name ?? ''} isFormer={Boolean(shown?.is_deactivated)} />
      </AppointmentAddresses>
      <HandOverDialog />
      <AbsencesDialog />
    </div>
  )
}

function Unknown({ query, first }: { query: Query; first: CalendarBranch }) {
  const t = useMessages()
  return (
    <div className="card stack">
      <p>{t('branch-calendar.unknown')}</p>
      <div>
        <Link className="button" href={addressOf({ ...query, branch: first.slug })}>
          {t('branch-calendar.to-known', { branch: first.name })}
        </Link>
      </div>
    </div>
  )
}

/** The advisors of a branch side by side; branch, view and day are in the address. */
export function BranchCalendar() {
  const t = useMessages()
  const query = useQuery(calendarQuery)
  const state = useList(branches)
  return (
    <Requested of={state}>
      {(known) => {
        const [first] = known
        if (!first) return <p className="card">{t('branch-calendar.no-branches')}</p>
        const branch = query.branch || first.slug
        if (known.every(({ slug }) => slug !== branch)) return <Unknown query={query} first={first} />
        return <OfBranch query={{ ...query, branch }} known={known} />
      }}
    </Requested>
  )
}
