import { atom } from 'jotai'
import {
  type Affected,
  type CancelledInClosure,
  deleteHoliday,
  getAffected,
  getHolidays,
  type Holiday,
  postClosureCancellations
} from '#contract/holidays'
import { lateAtom } from '../../core/data/late.atoms.ts'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { failedAtom, failedReadAtom, notifyAtom } from '../../core/data/notify.ts'
import { isGone } from '../../core/data/refusal.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom } from '../../core/element/store.tsx'

export const holidays = listAtoms<readonly Holiday[], Holiday>({
  noun: 'default-hours',
  ask: (call) => call(getHolidays, {}),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})

const sorted = (some: readonly Holiday[]) =>
  some.toSorted((a, b) => (a.date < b.date || (a.date === b.date && a.label < b.label) ? -1 : 1))

/** The entry that was added last, until its row has the focus. */
export const newestAtom = atom<Holiday['uuid'] | undefined>(undefined)

export const addedAtom = atom(null, (_get, set, holiday: Holiday) => {
  set(holidays.changeItemsAtom, (before) => sorted([...before, holiday]))
  set(newestAtom, holiday.uuid)
})

/** What others have entered since the list was read. */
export const foundAtom = atom(null, (_get, set, found: readonly Holiday[]) => {
  const isNew = (before: readonly Holiday[]) => found.filter(({ uuid }) => !before.some((one) => one.uuid === uuid))
  set(holidays.changeItemsAtom, (before) => sorted([...before, ...isNew(before)]))
})

/** The shown year, initially the current one. */
export const yearAtom = lateAtom(() => new Date().getFullYear())

/** Closures of the institution and, if given, of the branch. */
export const appliesTo = (uuid: string) => (one: Holiday) =>
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

export const removeAtom = atom(null, async (get, set) => {
  const { holiday, status } = get(removalAtom)
  if (!holiday || status === 'processing') return
  set(removalAtom, { status: 'processing', holiday })
  try {
    await get(apiAtom).call(deleteHoliday, { params: { uuid: holiday.uuid } })
    set(notifyAtom, 'success', 'default-hours.removed', { name: holiday.label })
  } catch (failure) {
    if (!isGone(failure)) {
      set(failedAtom, failure)
      return set(removalAtom, { status: 'idle', holiday })
    }
  }
  set(holidays.changeItemsAtom, (before) => before.filter(({ uuid }) => uuid !== holiday.uuid))
  set(removalAtom, { status: 'idle', holiday })
})

/** Sends only what the server needs. */
export const affectedBy = ({
  kind,
  date,
  last_date,
  start_time,
  end_time,
  organization_uuid
}: Omit<Holiday, 'uuid'>) => ({
  query: {
    ...(kind === 'special-hours' && { kind }),
    date,
    last_date,
    ...(start_time && { start_time }),
    ...(end_time && { end_time }),
    ...(organization_uuid && { organization_uuid })
  }
})

/** The appointments during an existing closure. */
export const affected = requestAtoms<Affected, Holiday>({
  clears: true,
  isIdle: true,
  ask: (call, holiday) => call(getAffected, affectedBy(holiday))
})

const shownAtom = atom<Holiday | undefined>(undefined)
/** The closure whose appointments are or were last shown. */
export const shownHolidayAtom = atom((get) => get(shownAtom))

export const showAffectedAtom = atom(null, (_get, set, holiday?: Holiday) => {
  if (!holiday) return set(affected.resetAtom)
  set(shownAtom, holiday)
  return set(affected.loadAtom, holiday)
})

const cancellation = mutationAtoms()
export const cancellationStatusAtom = cancellation.statusAtom

/** Cancels appointments during the closure that is shown; returns whether that could be tried. */
export const cancelAffectedAtom = atom(null, async (get, set, message: string): Promise<boolean> => {
  const { uuid } = get(shownAtom) ?? {}
  const appointments = get(affected.valueAtom)?.appointments.map((one) => one.uuid) ?? []
  if (!uuid || !appointments.length) return false
  let ended: CancelledInClosure | undefined
  const isSent = await set(cancellation.runAtom, async (call) => {
    ended = await call(postClosureCancellations, { params: { uuid }, body: { appointments, message } })
  })
  if (!isSent || !ended) return false
  const [count, failed] = [ended.cancelled.length, ended.failed.length]
  if (failed)
    set(notifyAtom, 'failure', 'default-hours.cancelled-some', {
      count,
      failed,
      reason: ended.failed[0]?.message ?? ''
    })
  else set(notifyAtom, 'success', 'default-hours.cancelled', { count })
  await set(affected.reloadAtom, 'quietly')
  return true
})
