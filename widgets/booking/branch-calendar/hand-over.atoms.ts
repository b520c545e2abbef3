import { atom } from 'jotai'
import {
  type AppointmentToHandOver,
  type BranchCalendar,
  type CalendarAdvisor,
  getHandOverPlan,
  type HandOverPlan,
  type HandOverResult,
  postHandOverOfSeveral
} from '#contract/branch-calendar'
import { type AbsentDays, postBranchAbsence } from '#contract/calendar-overrides'
import { isAwayOn } from '../../calendar/time-grid/advisor-day.ts'
import { notifyAtom } from '../../core/data/notify.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { openByAddressAtom } from '../appointments/agenda.atoms.ts'
import { modeAtom, openAtom } from '../appointments/appointments.atoms.ts'
import { calendar, ownerAtom, refreshAtom, showOfAtom } from './branch-calendar.atoms.ts'

/** An advisor whose appointments of some days are to be handed over. */
export interface HandOver {
  branch: string
  advisor: string
  name: string
  from: string
  to: string
  /** What is left of the days, for which the advisor can be recorded as absent; not of somebody who is deactivated. */
  absent?: AbsentDays | undefined
  /** The recorded absence whose days these are: only what falls into it. */
  absence?: string | undefined
}

export const handOverAtom = atom<HandOver | undefined>(undefined)

/** The appointments, and who could take them over. */
export const plan = requestAtoms<HandOverPlan, HandOver>({
  clears: true,
  ask: (call, { branch, advisor, from, to, absence }) =>
    call(getHandOverPlan, { params: { alias: branch }, query: { advisor, from, to, ...(absence && { absence }) } })
})

/** Who is to take each appointment over: a colleague's alias, '' for nobody; what is missing is as proposed. */
export const choicesAtom = atom<Readonly<Record<string, string>>>({})

/** Why the last attempt has left an appointment where it was. */
export const failedAtom = atom<Readonly<Record<string, string>>>({})

/** Whether the advisor is to be recorded as absent, too. */
export const isAbsentAtom = atom(true)
/** Whether that has been done from this dialog, or before. */
export const isNotedAtom = atom(false)

/** Whether the advisor is absent for what is left of the days, as the calendar shows. */
export const isKnownAtom = atom((get) => {
  const [handOver, shown] = [get(handOverAtom), get(calendar.valueAtom)]
  const own = shown?.advisors.find(({ alias }) => alias === handOver?.advisor)
  return Boolean(handOver?.absent && shown && own && isAwayOn(own, handOver.absent, shown))
})
/** Whether nobody can take over because the branch is closed that day: no time becomes free for others then. */
export const isClosedAtom = atom((get) => {
  const handOver = get(handOverAtom)
  const { appointments = [] } = get(plan.valueAtom) ?? {}
  const isDay = handOver?.from === handOver?.to
  return isDay && appointments.length > 0 && appointments.every(({ obstacle }) => obstacle === 'closed')
})
/** The days to be recorded, if they are not yet. */
const absenceAtom = atom((get) => {
  const isOpen = !get(isClosedAtom) && get(isAbsentAtom) && !get(isNotedAtom) && !get(isKnownAtom)
  return isOpen ? get(handOverAtom)?.absent : undefined
})
/** Whether there is an absence to record, even without an appointment to hand over. */
export const hasAbsenceAtom = atom((get) => Boolean(get(absenceAtom)))

/** An advisor's appointments of days that the calendar shows, or of a recorded absence. */
export function handOverOf(
  { slug: branch, today }: BranchCalendar,
  advisor: CalendarAdvisor,
  days: AbsentDays,
  absence?: string
): HandOver {
  const { alias, full_name: name, is_deactivated } = advisor
  const absent = is_deactivated ? undefined : { from: days.from > today ? days.from : today, to: days.to }
  return { branch, advisor: alias, name, ...days, absent, absence }
}

/** Begins with the proposals. */
export const beginHandOverAtom = atom(null, (_get, set, handOver: HandOver) => {
  set(isAbsentAtom, true)
  set(isNotedAtom, Boolean(handOver.absence))
  set(isAsideAtom, false)
  set(choicesAtom, {})
  set(failedAtom, {})
  set(handOverAtom, handOver)
})

export const takerOf = ({ uuid, proposed }: AppointmentToHandOver, choices: Readonly<Record<string, string>>) =>
  choices[uuid] ?? proposed ?? ''

const change = mutationAtoms()
export const handOverStatusAtom = change.statusAtom

/** Whether one of the appointments is being moved or cancelled in its own dialog, above this one. */
export const isAsideAtom = atom(false)

interface Detour {
  alias: string
  uuid: string
  mode: 'move' | 'hand-over' | 'cancel'
}

export const beginDetourAtom = atom(null, async (get, set, { alias, uuid, mode }: Detour) => {
  const own = get(calendar.valueAtom)?.advisors.find((one) => one.alias === alias)
  const appointment = own?.appointments.find((one) => one.uuid === uuid)
  if (appointment) set(showOfAtom, { alias, appointment, mode })
  else {
    set(ownerAtom, alias)
    if (!(await set(openByAddressAtom, { alias, uuid }))) return
    set(modeAtom, mode)
  }
  set(isAsideAtom, true)
})

/** Back to the hand-over, with what has become of the appointment. */
export const endDetourAtom = atom(null, (_get, set) => {
  set(isAsideAtom, false)
  set(openAtom, undefined)
  void set(plan.reloadAtom, 'quietly')
})

/** Records the absence where nothing is handed over; the dialog stays open while appointments are left. */
export const confirmAbsenceAtom = atom(null, async (get, set, { branch, advisor, name }: HandOver) => {
  const absence = get(absenceAtom)
  if (!absence) return
  const body = { advisor, ...absence }
  let count = 0
  const work = async (call: Caller) => {
    count = (await call(postBranchAbsence, { params: { alias: branch }, body })).staying.count
  }
  const isSent = await set(change.runAtom, work, {
    said: () => ['branch-calendar.told-absent', { name, staying: count, joined: 'no' }]
  })
  if (!isSent) return
  void set(refreshAtom)
  set(isNotedAtom, true)
  if (!get(plan.valueAtom)?.appointments.length) set(handOverAtom, undefined)
})

/** Hands over what has been assigned; the dialog stays open with what could not be. */
export const confirmHandOverAtom = atom(null, async (get, set, { branch, advisor, name }: HandOver) => {
  const { appointments = [] } = get(plan.valueAtom) ?? {}
  const choices = get(choicesAtom)
  const asked = appointments
    .map((one) => ({ uuid: one.uuid, to: takerOf(one, choices) }))
    .filter(({ to }) => Boolean(to))
  const absence = get(absenceAtom)
  let result: HandOverResult | undefined
  const isSent = await set(change.runAtom, async (call) => {
    result = await call(postHandOverOfSeveral, {
      params: { alias: branch },
      body: { advisor, appointments: asked, ...(absence && { absence }) }
    })
  })
  if (!isSent || !result) return
  const { handed_over, failed } = result
  void set(refreshAtom)
  if (absence) set(isNotedAtom, true)
  set(failedAtom, Object.fromEntries(failed.map(({ uuid, message }) => [uuid, message])))
  const [count, staying] = [handed_over.length, appointments.length - handed_over.length]
  if (count) {
    const done = { count, name, staying, absence: absence ? 'yes' : 'no' }
    set(notifyAtom, 'success', 'branch-calendar.told-handed-over', done)
  } else if (absence) set(notifyAtom, 'success', 'branch-calendar.told-absent', { name, staying, joined: 'no' })
  if (!failed.length) return set(handOverAtom, undefined)
  set(choicesAtom, {})
  await set(plan.reloadAtom, 'quietly')
})
