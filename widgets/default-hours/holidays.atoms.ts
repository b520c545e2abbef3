import { atom } from 'jotai'
import { type Affected, deleteHoliday, getAffected, getHolidays, type Holiday } from '#contract/holidays'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom } from '../core/store.tsx'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  holidays: readonly Holiday[]
}

const listedAtom = atom<Listed>({ status: 'loading', holidays: [] })
export const listAtom = atom((get) => get(listedAtom))

/** A list that is there outlasts a failure. */
export const loadAtom = atom(null, async (get, set) => {
  if (get(listedAtom).status === 'error') set(listedAtom, { status: 'loading', holidays: [] })
  try {
    set(listedAtom, { status: 'ready', holidays: await get(apiAtom).call(getHolidays, {}) })
  } catch (failure) {
    if (get(listedAtom).status === 'ready') set(notifyAtom, 'failure')
    else set(listedAtom, { status: 'error', failure, holidays: [] })
  }
})

const sorted = (holidays: readonly Holiday[]) =>
  holidays.toSorted((a, b) => (a.date < b.date || (a.date === b.date && a.label < b.label) ? -1 : 1))

export const addedAtom = atom(null, (_get, set, holiday: Holiday) =>
  set(listedAtom, (before) => ({ ...before, holidays: sorted([...before.holidays, holiday]) }))
)

/** The year that is looked at; the present one to begin with. */
export const yearAtom = atom(new Date().getFullYear())

/** What closes the institution, and with a branch what closes that one. */
export const holdsFor = (uuid: string) => (one: Holiday) =>
  one.organization_uuid === null || one.organization_uuid === (uuid || null)

export const inYear = (year: number) => (one: Holiday) =>
  one.date <= `${year}-12-31` && one.last_date >= `${year}-01-01`

interface Removal {
  status: 'idle' | 'asked' | 'processing'
  holiday?: Holiday
}

const removalAtom = atom<Removal>({ status: 'idle' })
export const removingAtom = atom((get) => get(removalAtom))
export const askAtom = atom(null, (_get, set, holiday?: Holiday) =>
  set(removalAtom, (before) => (holiday ? { status: 'asked', holiday } : { ...before, status: 'idle' }))
)

const isGone = (failure: unknown) => failure instanceof Response && failure.status === 404

export const removeAtom = atom(null, async (get, set) => {
  const { holiday, status } = get(removalAtom)
  if (!holiday || status === 'processing') return
  set(removalAtom, { status: 'processing', holiday })
  try {
    await get(apiAtom).call(deleteHoliday, { params: { uuid: holiday.uuid } })
    set(notifyAtom, 'success')
  } catch (failure) {
    if (!isGone(failure)) {
      set(notifyAtom, 'failure')
      return set(removalAtom, { status: 'idle', holiday })
    }
  }
  set(listedAtom, (before) => ({
    ...before,
    holidays: before.holidays.filter(({ uuid }) => uuid !== holiday.uuid)
  }))
  set(removalAtom, { status: 'idle', holiday })
})

interface Shown {
  status: 'idle' | 'loading' | 'ready' | 'error'
  failure?: unknown
  holiday?: Holiday
  affected?: Affected
}

const shownAtom = atom<Shown>({ status: 'idle' })
/** The appointments in a closure that is there. */
export const affectedAtom = atom((get) => get(shownAtom))

/** Asks for no more than the server needs to know. */
export const affectedBy = ({ date, last_date, start_time, end_time, organization_uuid }: Omit<Holiday, 'uuid'>) => ({
  query: {
    ...{ date, last_date },
    ...(start_time && { start_time }),
    ...(end_time && { end_time }),
    ...(organization_uuid && { organization_uuid })
  }
})

export const showAffectedAtom = atom(null, async (get, set, holiday?: Holiday) => {
  if (!holiday) return set(shownAtom, (before) => ({ ...before, status: 'idle' }))
  set(shownAtom, { status: 'loading', holiday })
  const isCurrent = () => get(shownAtom).holiday === holiday && get(shownAtom).status === 'loading'
  try {
    const affected = await get(apiAtom).call(getAffected, affectedBy(holiday))
    if (isCurrent()) set(shownAtom, { status: 'ready', holiday, affected })
  } catch (failure) {
    if (isCurrent()) set(shownAtom, { status: 'error', failure, holiday })
  }
})
