import { atom } from 'jotai'
import {
  type AppointmentToHandOver,
  getHandOverPlan,
  type HandOverPlan,
  type HandOverResult,
  postHandOverOfSeveral
} from '#contract/branch-calendar'
import { notifyAtom } from '../../core/data/notify.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import { refreshAtom } from './branch-calendar.atoms.ts'

/** An advisor whose appointments of some days are to be handed over. */
export interface HandOver {
  branch: string
  advisor: string
  name: string
  from: string
  to: string
}

export const handOverAtom = atom<HandOver | undefined>(undefined)

/** The appointments, and who could take them over. */
export const plan = requestAtoms<HandOverPlan, HandOver>({
  clears: true,
  ask: (call, { branch, advisor, from, to }) =>
    call(getHandOverPlan, { params: { alias: branch }, query: { advisor, from, to } })
})

/** Who is to take each appointment over: a colleague's alias, '' for nobody; what is missing is as proposed. */
export const choicesAtom = atom<Readonly<Record<string, string>>>({})

/** Why the last attempt has left an appointment where it was. */
export const failedAtom = atom<Readonly<Record<string, string>>>({})

/** Begins with the proposals. */
export const beginHandOverAtom = atom(null, (_get, set, handOver: HandOver) => {
  set(choicesAtom, {})
  set(failedAtom, {})
  set(handOverAtom, handOver)
})

export const takerOf = ({ uuid, proposed }: AppointmentToHandOver, choices: Readonly<Record<string, string>>) =>
  choices[uuid] ?? proposed ?? ''

const change = mutationAtoms()
export const handOverStatusAtom = change.statusAtom

/** Hands over what has been assigned; the dialog stays open with what could not be. */
export const confirmHandOverAtom = atom(null, async (get, set, { branch, advisor, name }: HandOver) => {
  const { appointments = [] } = get(plan.valueAtom) ?? {}
  const choices = get(choicesAtom)
  const asked = appointments
    .map((one) => ({ uuid: one.uuid, to: takerOf(one, choices) }))
    .filter(({ to }) => Boolean(to))
  let result: HandOverResult | undefined
  const isSent = await set(change.runAtom, async (call) => {
    result = await call(postHandOverOfSeveral, { params: { alias: branch }, body: { advisor, appointments: asked } })
  })
  if (!isSent || !result) return
  const { handed_over, failed } = result
  void set(refreshAtom)
  set(failedAtom, Object.fromEntries(failed.map(({ uuid, message }) => [uuid, message])))
  if (handed_over.length)
    set(notifyAtom, 'success', 'branch-calendar.told-handed-over', { count: handed_over.length, name })
  if (!failed.length) return set(handOverAtom, undefined)
  set(choicesAtom, {})
  await set(plan.reloadAtom, 'quietly')
})
