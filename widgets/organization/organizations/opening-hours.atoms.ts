import { atom } from 'jotai'
import {
  type Opening,
  type OpeningFault,
  type Organization,
  openingFaults,
  putOpeningHours
} from '#contract/organizations'
import { FieldErrors } from '#contract/values'
import { DAYS, type Day } from '#contract/working-hours'
import { readFailure } from '../../core/data/read-failure.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { isClash } from '../../site/publication/merge-parts.ts'
import { Clash, clashMessage, writeOnto } from './clash.ts'
import { normalised, typed } from './clock-time.ts'
import { organizationAtom } from './organization.atoms.ts'

export type TimeField = OpeningFault['field']

/** An opening period, with a local id while editing. */
export interface Span extends Opening {
  id: number
}
/** An error code, or a message from the server. */
export type SpanError = { id: number; field: TimeField } & ({ code: OpeningFault['code'] } | { text: string })

const FIELDS = ['start_time', 'end_time'] as const
const FIRST = { start_time: '08:00', end_time: '16:00' }

const weekAtom = atom<readonly Span[]>([])
const savedAtom = atom<readonly Opening[]>([])
/** The periods whose errors are shown. */
const checkedAtom = atom<readonly number[]>([])
const servedAtom = atom<readonly SpanError[]>([])
/** Counts refusals: each focuses the error summary. */
export const attemptAtom = atom(0)

let last = 0
const identified = ({ day, start_time, end_time }: Opening): Span => {
  last += 1
  return { id: last, day, start_time, end_time }
}
const sorted = <T extends Opening>(week: readonly T[]): T[] =>
  week.toSorted((a, b) => a.day - b.day || (a.start_time < b.start_time ? -1 : 1))
const toEntries = (week: readonly Opening[]): Opening[] =>
  week.map(({ day, start_time, end_time }) => ({ day, start_time, end_time }))

const timesOf = (week: readonly Opening[], day: Day) =>
  JSON.stringify(toEntries(sorted(week.filter((one) => one.day === day))))

/** The days that both have changed, and differently. */
const clashing = (base: readonly Opening[], mine: readonly Opening[], theirs: readonly Opening[]): Day[] =>
  DAYS.filter((day) => isClash({ base: timesOf(base, day), mine: timesOf(mine, day), theirs: timesOf(theirs, day) }))

/** The days as they are in `mine`, or in `theirs` where `mine` has left them as they were. */
function merged<T extends Opening>(base: readonly Opening[], mine: readonly T[], theirs: readonly T[]): T[] {
  return DAYS.flatMap((day) => {
    const own = timesOf(mine, day)
    const isTheirs = own === timesOf(base, day) && own !== timesOf(theirs, day)
    return (isTheirs ? theirs : mine).filter((one) => one.day === day)
  })
}

interface Week {
  typed: readonly Span[]
  /** What the form showed before it was changed. */
  base: readonly Opening[]
  /** What was sent, by which refusals count: with the days that were changed elsewhere meanwhile. */
  sent: readonly Span[]
}

/** The branch as it is by now, while that clashes with what is typed. */
const presentAtom = atom<Organization | undefined>(undefined)
const theirsAtom = atom((get) => get(presentAtom)?.opening_hours ?? [])

/** Of the days that both have changed, how they are by now. */
const clashesAtom = atom((get) => {
  const theirs = get(theirsAtom)
  if (!get(presentAtom)) return []
  return clashing(get(savedAtom), get(weekAtom), theirs).map((day) => {
    const spans = theirs.filter((one) => one.day === day)
    return { field: day, value: spans.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ') }
  })
})

/** Goes on from how the branch is by now: with mine, or without the days that both have changed. */
const resolveAtom = atom(null, (get, set, keepsMine: boolean) => {
  const [present, base] = [get(presentAtom), get(savedAtom)]
  if (!present) return
  const theirs = sorted(get(theirsAtom)).map(identified)
  const given = keepsMine ? [] : get(clashesAtom).map(({ field }) => field)
  const mine = merged(base, get(weekAtom), theirs)
  set(weekAtom, sorted(DAYS.flatMap((day) => (given.includes(day) ? theirs : mine).filter((one) => one.day === day))))
  set(savedAtom, toEntries(theirs))
  set(presentAtom, undefined)
  set(organizationAtom, (before) => (before.uuid === present.uuid ? present : before))
})
export const hoursClashes = { clashesAtom, takeAtom: atom(null, (_get, set) => set(resolveAtom, false)) }

export const spansAtom = atom((get) => get(weekAtom))

export const errorsAtom = atom((get): SpanError[] => {
  const week = get(weekAtom)
  const checked = get(checkedAtom)
  const own = openingFaults(week).flatMap(({ at, field, code }): SpanError[] => {
    const { id, day } = week[at] as Span
    // both overlapping periods are marked
    const concerned = code === 'overlap' ? week.filter((one) => one.day === day) : [week[at] as Span]
    return concerned.some((one) => checked.includes(one.id)) ? [{ id, field, code }] : []
  })
  return [...own, ...get(servedAtom)]
})

const forgetAtom = atom(null, (get, set, id: number) => {
  set(checkedAtom, (ids) => ids.filter((one) => one !== id))
  set(servedAtom, (errors) => errors.filter((one) => one.id !== id))
  set(attemptAtom, get(errorsAtom).length ? get(attemptAtom) : 0)
})

/** Opens a day with the times of the last day before it that has some, or adds an empty period. */
export const addAtom = atom(null, (get, set, day: Day) => {
  const week = get(weekAtom)
  const model = week.findLast((one) => one.day < day) ?? week[0]
  const like = model ? week.filter((one) => one.day === model.day) : [{ day, ...FIRST }]
  const isFurther = week.some((one) => one.day === day)
  const added = isFurther ? [{ day, start_time: '', end_time: '' }] : like.map((one) => ({ ...one, day }))
  set(
    weekAtom,
    [...week, ...added.map(identified)].toSorted((a, b) => a.day - b.day)
  )
})

export const removeAtom = atom(null, (_get, set, { id }: Span) => {
  set(weekAtom, (week) => week.filter((one) => one.id !== id))
  set(forgetAtom, id)
})

const writeAtom = atom(null, (_get, set, id: number, field: TimeField, value: string) =>
  set(weekAtom, (week) => week.map((one) => (one.id === id ? { ...one, [field]: value } : one)))
)

/** What has nothing of a time is refused while it is typed, since none of it stays. */
export const typeAtom = atom(null, (_get, set, { id }: Span, field: TimeField, value: string) => {
  const time = typed(value)
  set(writeAtom, id, field, time)
  set(forgetAtom, id)
  if (value && !time) set(checkedAtom, (ids) => [...ids, id])
})

/** A half-filled period is not yet an error. */
export const blurAtom = atom(null, (get, set, id: number, field: TimeField) => {
  const span = get(weekAtom).find((one) => one.id === id)
  if (span) set(writeAtom, id, field, normalised(span[field]))
  if (span?.start_time && span.end_time) set(checkedAtom, [...get(checkedAtom), id])
})

const complainAtom = atom(null, (get, set) => {
  set(
    checkedAtom,
    get(weekAtom).map(({ id }) => id)
  )
  set(attemptAtom, get(attemptAtom) + 1)
})

const showAtom = atom(null, (get, set) => {
  const week = sorted(get(organizationAtom).opening_hours ?? [])
  set(weekAtom, week.map(identified))
  set(savedAtom, week)
  set(checkedAtom, [])
  set(servedAtom, [])
  set(presentAtom, undefined)
  set(attemptAtom, 0)
})

export const openingHoursForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(toEntries(sorted(get(weekAtom)))) !== JSON.stringify(get(savedAtom))),
  // the branch is loaded already
  load: async () => undefined,
  show: (set) => set(showAtom),
  value: (get, set) => {
    set(servedAtom, [])
    // saved again, it is mine that is meant
    set(resolveAtom, true)
    // Enter does not blur the field
    for (const span of get(weekAtom))
      for (const field of FIELDS) set(writeAtom, span.id, field, normalised(span[field]))
    const week = sorted(get(weekAtom))
    if (!openingFaults(week).length) return { typed: week, base: get(savedAtom), sent: week }
    return void set(complainAtom)
  },
  save: (call, uuid, week: Week) =>
    writeOnto(call, uuid, async (present, based) => {
      const { opening_hours: theirs = [] } = present
      if (clashing(week.base, week.typed, theirs).length) throw new Clash(present)
      // days that were left as they were keep what they have by now
      week.sent = sorted(merged(week.base, week.typed, theirs.map(identified)))
      await call(putOpeningHours, { ...based, body: toEntries(week.sent) })
    }),
  saved: (set, { typed: before, sent }) => {
    const week = toEntries(sent)
    set(organizationAtom, (branch) => ({ ...branch, opening_hours: week }))
    set(weekAtom, (now) => sorted(merged(before, now, sent)))
    set(savedAtom, week)
    set(attemptAtom, 0)
  },
  said: () => ['organizations.hours-saved'],
  shows: (field) => /^\d+\.(start|end)_time$/.test(field),
  refused: async (_get, set, failure, { sent }) => {
    if (failure instanceof Clash) set(presentAtom, failure.present)
    const refusal = await readFailure(failure, FieldErrors)
    const errors = Object.entries(refusal?.errors ?? {}).flatMap(([key, texts]) => {
      const [at, field] = key.split('.') as [string, TimeField]
      const span = sent[Number(at)]
      return span ? texts.map((text): SpanError => ({ id: span.id, field, text })) : []
    })
    set(servedAtom, errors)
    if (errors.length) set(complainAtom)
  },
  messageFor: clashMessage
})
