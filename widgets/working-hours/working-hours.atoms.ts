import { atom } from 'jotai'
import {
  type Day,
  type DayErrors,
  DayErrorsAnswer,
  EARLIEST_START,
  getWorkingHours,
  putWorkingHours,
  type RangeFault,
  rangeFaults,
  type WorkingHoursEntry
} from '#contract/working-hours'
import { formAtoms } from '../core/form.atoms.ts'
import { readFailure } from '../core/read-failure.ts'
import { type Change, settled, typed } from './working-hours.time.ts'

export type Field = 'start_time' | 'end_time'
export type DayRange = Pick<WorkingHoursEntry, Field>
/** A fault that we know by its code, or one that the server put into words. */
export type FieldError = { day: number; field: Field } & ({ code: RangeFault['code'] } | { text: string })

const FIRST_RANGE: DayRange = { start_time: '09:00', end_time: '17:00' }
const WIRE = { start_time: 'startTime', end_time: 'endTime' } as const
const EARLIEST = { start_time: EARLIEST_START, end_time: undefined }

const weekAtom = atom<readonly WorkingHoursEntry[]>([])
const savedAtom = atom<readonly WorkingHoursEntry[]>([])
/** Days whose faults are shown: those that were left filled in, and all of them after an attempt to save. */
const checkedAtom = atom<readonly number[]>([])
const serverErrorsAtom = atom<DayErrors>([])
/** Failed attempts to save, each of which leads to the list of errors. */
export const attemptAtom = atom(0)
/** What leaving a field did to its time. */
export const changesAtom = atom<Partial<Record<number, { change: Change; time: string }>>>({})

export const hoursAtom = atom((get) => get(weekAtom))
const dirtyAtom = atom((get) => JSON.stringify(get(weekAtom)) !== JSON.stringify(get(savedAtom)))

const fields = Object.keys(WIRE) as Field[]
const own = (faults: readonly RangeFault[], field: Field): FieldError[] =>
  faults.filter((fault) => fault.field === WIRE[field]).map(({ day, code }) => ({ day, field, code }))
const served = (errors: DayErrors, field: Field): FieldError[] =>
  errors.flatMap(({ day, errors }) => (errors[WIRE[field]] ?? []).map((text) => ({ day, field, text })))

export const errorsAtom = atom((get) => {
  const checked = get(checkedAtom)
  const faults = rangeFaults(get(weekAtom)).filter(({ day }) => checked.includes(day))
  return fields
    .flatMap((field) => [...own(faults, field), ...served(get(serverErrorsAtom), field)])
    .toSorted((a, b) => a.day - b.day)
})

const replaceAtom = atom(null, (get, set, day: Day, range: DayRange | undefined) => {
  const others = get(weekAtom).filter((one) => one.day !== day)
  set(weekAtom, range ? [...others, { day, ...range }].toSorted((a, b) => a.day - b.day) : others)
})

/** Forgets what was said about a day. */
const clearAtom = atom(null, (get, set, day: Day) => {
  set(
    checkedAtom,
    get(checkedAtom).filter((one) => one !== day)
  )
  set(
    serverErrorsAtom,
    get(serverErrorsAtom).filter((one) => one.day !== day)
  )
  set(changesAtom, { ...get(changesAtom), [day]: undefined })
})

/** Opens a day with the hours of the day before it that has some. */
export const addAtom = atom(null, (get, set, day: Day) => {
  const { start_time, end_time } = get(weekAtom).findLast((one) => one.day < day) ?? get(weekAtom)[0] ?? FIRST_RANGE
  set(clearAtom, day)
  set(replaceAtom, day, { start_time, end_time })
})

export const removeAtom = atom(null, (_get, set, day: Day) => {
  set(clearAtom, day)
  set(replaceAtom, day, undefined)
})

export const typeAtom = atom(null, (get, set, day: Day, field: Field, value: string) => {
  const entry = get(weekAtom).find((one) => one.day === day)
  if (!entry) return
  set(clearAtom, day)
  set(replaceAtom, day, { ...entry, [field]: typed(value) })
})

/** Puts the time that was typed into its form, and says what that changed. */
export const leaveAtom = atom(null, (get, set, day: Day, field: Field) => {
  const entry = get(weekAtom).find((one) => one.day === day)
  if (!entry) return
  const { time, change } = settled(entry[field], EARLIEST[field])
  if (change) set(changesAtom, { ...get(changesAtom), [day]: { change, time } })
  const range = { ...entry, [field]: time }
  if (time !== entry[field]) set(replaceAtom, day, range)
  if (range.start_time && range.end_time) set(checkedAtom, [...get(checkedAtom), day])
})

/** Settles every field, also the one that Enter was pressed in; false when a day is at fault. */
const checkAtom = atom(null, (get, set) => {
  for (const { day } of get(weekAtom)) for (const field of fields) set(leaveAtom, day, field)
  set(
    checkedAtom,
    get(weekAtom).map(({ day }) => day)
  )
  return !rangeFaults(get(weekAtom)).length
})

export const workingHoursForm = formAtoms({
  dirtyAtom,
  load: async (call, alias) => (await call(getWorkingHours, { params: { alias } })).toSorted((a, b) => a.day - b.day),
  show: (set, week) => {
    set(weekAtom, week)
    set(savedAtom, week)
    set(checkedAtom, [])
    set(serverErrorsAtom, [])
    set(changesAtom, {})
    set(attemptAtom, 0)
  },
  value: (get, set) => {
    set(serverErrorsAtom, [])
    if (set(checkAtom)) return get(weekAtom)
    return void set(attemptAtom, get(attemptAtom) + 1)
  },
  save: (call, alias, week) => call(putWorkingHours, { params: { alias }, body: [...week] }),
  saved: (set, week) => {
    set(savedAtom, week)
    set(changesAtom, {})
    set(attemptAtom, 0)
  },
  refused: async (get, set, failure) => {
    const refusal = await readFailure(failure, DayErrorsAnswer)
    set(serverErrorsAtom, refusal?.errors ?? [])
    if (refusal) set(attemptAtom, get(attemptAtom) + 1)
  }
})
