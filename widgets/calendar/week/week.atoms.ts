import { atom, type Getter, type Setter } from 'jotai'
import {
  DAYS,
  type Day,
  type DayErrors,
  DayErrorsAnswer,
  EARLIEST_START,
  type RangeFault,
  rangeFaults,
  type WorkingHoursEntry
} from '#contract/working-hours'
import type { Said } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import type { Caller } from '../../core/element/api.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { type Change, later, normalised, typed } from './time.ts'

export type Field = 'start_time' | 'end_time'
/** A range of the week, with a local id while editing. */
export interface Range extends WorkingHoursEntry {
  id: number
}
type Times = Pick<Range, Field>
/** An error code, or a message from the server. */
export type FieldError = { id: number; day: number; field: Field } & ({ code: RangeFault['code'] } | { text: string })

const FIRST_RANGE: Times = { start_time: '09:00', end_time: '17:00' }
/** Minutes of the break before a further range, and of that range. */
const BREAK = 60
const FURTHER = 4 * 60
const WIRE = { start_time: 'startTime', end_time: 'endTime' } as const
const EARLIEST = { start_time: EARLIEST_START, end_time: undefined }
const fields = Object.keys(WIRE) as Field[]

const weekAtom = atom<readonly Range[]>([])
const savedAtom = atom<readonly WorkingHoursEntry[]>([])
/** Ranges whose errors are shown: complete ones after blur, and all after an attempt to save. */
const checkedAtom = atom<readonly number[]>([])
const serverErrorsAtom = atom<DayErrors>([])
/** Counts failed attempts to save: each focuses the error summary. */
export const attemptAtom = atom(0)
/** How a field's time was adjusted on blur. */
export const changesAtom = atom<Partial<Record<number, { change: Change; time: string }>>>({})

let last = 0
const identified = (day: Day, { start_time, end_time }: Times): Range => {
  last += 1
  return { id: last, day, start_time, end_time }
}
const sorted = <T extends WorkingHoursEntry>(week: readonly T[]): T[] =>
  week.toSorted((a, b) => a.day - b.day || (a.start_time < b.start_time ? -1 : 1))
/** The week as sent and received. */
const toEntries = (week: readonly Range[]): WorkingHoursEntry[] =>
  sorted(week).map(({ day, start_time, end_time }) => ({ day, start_time, end_time }))

export const hoursAtom = atom((get) => get(weekAtom))
/** The valid ranges, which the preview shows. */
export const validRangesAtom = atom((get) => {
  const wrong = new Set(rangeFaults(get(weekAtom)).map(({ at }) => at))
  return get(weekAtom).filter((_, at) => !wrong.has(at))
})
const dirtyAtom = atom((get) => JSON.stringify(toEntries(get(weekAtom))) !== JSON.stringify(get(savedAtom)))

/** A week by days, of which each is changed for itself. */
const byDay = (week: readonly WorkingHoursEntry[]): Record<string, WorkingHoursEntry[]> =>
  Object.fromEntries(DAYS.map((day) => [day, week.filter((one) => one.day === day)]))

const ownErrorsAtom = atom((get) => {
  const week = get(weekAtom)
  const checked = get(checkedAtom)
  return rangeFaults(week).flatMap(({ day, at, field, code }): FieldError[] => {
    // both overlapping ranges are marked
    const concerned = week.filter((one, index) => (code === 'overlap' ? one.day === day : index === at))
    if (!concerned.some(({ id }) => checked.includes(id))) return []
    return [{ id: week[at]?.id ?? 0, day, field: field === 'startTime' ? 'start_time' : 'end_time', code }]
  })
})

/** The server's errors concern days: they are shown at the first range. */
const servedErrorsAtom = atom((get) =>
  get(serverErrorsAtom).flatMap(({ day, errors }) => {
    const id = get(weekAtom).find((one) => one.day === day)?.id ?? 0
    return fields.flatMap((field) => (errors[WIRE[field]] ?? []).map((text): FieldError => ({ id, day, field, text })))
  })
)

export const errorsAtom = atom((get) =>
  [...get(ownErrorsAtom), ...get(servedErrorsAtom)].toSorted((a, b) => a.day - b.day)
)

/** Clears errors of some days, or of a range and its day. */
const clearAtom = atom(null, (get, set, days: readonly number[], range?: number) => {
  const gone = get(weekAtom).filter(({ id, day }) => (range ? id === range : days.includes(day)))
  const ids = gone.map(({ id }) => id)
  set(
    checkedAtom,
    get(checkedAtom).filter((id) => !ids.includes(id))
  )
  set(
    serverErrorsAtom,
    get(serverErrorsAtom).filter(({ day }) => !days.includes(day))
  )
  set(changesAtom, { ...get(changesAtom), ...Object.fromEntries(ids.map((id) => [id, undefined])) })
})

function further({ end_time }: Times): Times {
  const start_time = later(end_time, BREAK)
  return { start_time, end_time: later(start_time, FURTHER) }
}

/** Opens a day with the hours of the last day before it that has some, or adds another range after a break. */
export const addAtom = atom(null, (get, set, day: Day) => {
  const week = get(weekAtom)
  const end = week.findLast((one) => one.day === day)
  const model = week.findLast((one) => one.day < day) ?? week[0]
  const like = model ? week.filter((one) => one.day === model.day) : [FIRST_RANGE]
  const added = (end ? [further(end)] : like).map((times) => identified(day, times))
  set(clearAtom, [day], added[0]?.id)
  set(
    weekAtom,
    [...week, ...added].toSorted((a, b) => a.day - b.day)
  )
})

export const removeAtom = atom(null, (get, set, { id, day }: Range) => {
  set(clearAtom, [day], id)
  set(
    weekAtom,
    get(weekAtom).filter((one) => one.id !== id)
  )
})

/** Replaces other days' times with those of one day. */
export const copyAtom = atom(null, (get, set, from: Day, to: readonly Day[]) => {
  const week = get(weekAtom)
  const times = week.filter(({ day }) => day === from)
  set(clearAtom, to)
  const others = week.filter(({ day }) => !to.includes(day))
  const copies = to.flatMap((day) => times.map((one) => identified(day, one)))
  set(
    weekAtom,
    [...others, ...copies].toSorted((a, b) => a.day - b.day)
  )
})

const writeAtom = atom(null, (get, set, id: number, field: Field, value: string) =>
  set(
    weekAtom,
    get(weekAtom).map((one) => (one.id === id ? { ...one, [field]: value } : one))
  )
)

/** What has nothing of a time is refused while it is typed, since none of it stays (spec §5). */
export const typeAtom = atom(null, (get, set, { id, day }: Range, field: Field, value: string) => {
  set(clearAtom, [day], id)
  const time = typed(value)
  set(writeAtom, id, field, time)
  if (value && !time) set(checkedAtom, [...get(checkedAtom), id])
})

/** Normalises the typed time, and says what that changed. */
export const blurAtom = atom(null, (get, set, id: number, field: Field) => {
  const range = get(weekAtom).find((one) => one.id === id)
  if (!range) return
  const { time, change } = normalised(range[field], EARLIEST[field])
  if (change) set(changesAtom, { ...get(changesAtom), [id]: { change, time } })
  if (time !== range[field]) set(writeAtom, id, field, time)
  const other = field === 'start_time' ? range.end_time : range.start_time
  if (time && other) set(checkedAtom, [...get(checkedAtom), id])
})

/** Normalises every field, also the one in which Enter was pressed; false when a range is invalid. */
const checkAtom = atom(null, (get, set) => {
  const ids = get(weekAtom).map(({ id }) => id)
  for (const id of ids) for (const field of fields) set(blurAtom, id, field)
  set(checkedAtom, ids)
  return !rangeFaults(get(weekAtom)).length
})

/** Fills the editor with a week: a saved one, or a template. */
export const fillAtom = atom(null, (_get, set, hours: readonly WorkingHoursEntry[], isSaved: boolean) => {
  const week = sorted(hours)
  set(
    weekAtom,
    week.map((entry) => identified(entry.day, entry))
  )
  if (isSaved) set(savedAtom, week)
  set(checkedAtom, [])
  set(serverErrorsAtom, [])
  set(changesAtom, {})
  set(attemptAtom, 0)
})

interface WeekParts<Loaded> {
  load(call: Caller, alias: string): Promise<Loaded & { revision: string }>
  /** The week to edit. */
  hoursOf(loaded: Loaded): readonly WorkingHoursEntry[]
  show(set: Setter, loaded: Loaded): void
  /** Returns the new revision. */
  save(call: Caller, alias: string, week: WorkingHoursEntry[], revision: string): Promise<{ revision: string }>
  saved(set: Setter, week: WorkingHoursEntry[]): void
  /** The editor is filled with another version, which may differ from the saved one. */
  turned(get: Getter, set: Setter, isChanged: boolean): void
  said(): Said
}

/** A form for the editor's week; one is open at a time. */
export const weekForm = <Loaded>({ load, hoursOf, show, save, saved, turned, said }: WeekParts<Loaded>) =>
  formAtoms({
    dirtyAtom,
    load,
    show: (set, loaded) => {
      set(fillAtom, hoursOf(loaded), true)
      show(set, loaded)
    },
    value: (get, set) => {
      set(serverErrorsAtom, [])
      if (set(checkAtom)) return toEntries(get(weekAtom))
      return void set(attemptAtom, get(attemptAtom) + 1)
    },
    save,
    saved: (set, week) => {
      set(weekAtom, sorted)
      set(savedAtom, week)
      set(changesAtom, {})
      set(attemptAtom, 0)
      saved(set, week)
    },
    said,
    // those about days have another shape
    shows: () => false,
    refused: async (get, set, failure) => {
      const refusal = await readFailure(failure, DayErrorsAnswer)
      set(serverErrorsAtom, refusal?.errors ?? [])
      if (refusal) set(attemptAtom, get(attemptAtom) + 1)
    },
    versions: {
      draftAtom: atom(
        (get) => byDay(toEntries(get(weekAtom))),
        (get, set, draft: Record<string, WorkingHoursEntry[]>) => {
          set(fillAtom, Object.values(draft).flat(), false)
          turned(get, set, get(dirtyAtom))
        }
      ),
      savedAtom: atom((get) => byDay(get(savedAtom)))
    }
  })
