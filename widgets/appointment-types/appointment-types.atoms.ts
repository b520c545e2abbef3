import { atom } from 'jotai'
import {
  APPOINTMENT_TYPES,
  type AppointmentType,
  getAppointmentTypes,
  putAppointmentTypes
} from '#contract/appointment-types'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'

export const statusAtom = atom<'loading' | 'ready' | 'error' | 'processing' | 'idle'>('loading')
/** What the load rejected with. */
export const failureAtom = atom<unknown>(undefined)
/** The server's words about a refused choice. */
export const errorsAtom = atom<readonly string[]>([])
const aliasAtom = atom('')
const savedAtom = atom<readonly AppointmentType[]>([])
const chosenAtom = atom<readonly AppointmentType[]>([])

export const selectedAtom = atom((get) => get(chosenAtom))
export const dirtyAtom = atom((get) => get(chosenAtom).join() !== get(savedAtom).join())

/** Chooses a type, or gives it up. */
export const flipAtom = atom(null, (get, set, type: AppointmentType) => {
  const chosen = get(chosenAtom)
  set(
    chosenAtom,
    APPOINTMENT_TYPES.filter((one) => chosen.includes(one) !== (one === type))
  )
  set(errorsAtom, [])
})

export const loadAtom = atom(null, async (get, set, alias: string) => {
  set(aliasAtom, alias)
  set(statusAtom, 'loading')
  try {
    const assigned = await get(apiAtom).call(getAppointmentTypes, { params: { alias } })
    if (get(aliasAtom) !== alias) return
    const chosen = APPOINTMENT_TYPES.filter((type) => assigned.some((one) => one.type === type))
    set(chosenAtom, chosen)
    set(savedAtom, chosen)
    set(errorsAtom, [])
    set(statusAtom, 'ready')
  } catch (failure) {
    if (get(aliasAtom) !== alias) return
    set(failureAtom, failure)
    set(statusAtom, 'error')
    set(notifyAtom, 'failure')
  }
})

/** Saves the choice; what was chosen stays when that fails. */
export const saveAtom = atom(null, async (get, set, alias: string) => {
  const chosen = get(chosenAtom)
  set(statusAtom, 'processing')
  try {
    await get(apiAtom).call(putAppointmentTypes, { params: { alias }, body: chosen.map((type) => ({ type })) })
    set(savedAtom, chosen)
    set(errorsAtom, [])
    set(notifyAtom, 'success')
  } catch (failure) {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, Object.values(refusal?.errors ?? {}).flat())
    set(notifyAtom, 'failure')
  } finally {
    set(statusAtom, 'idle')
  }
})
