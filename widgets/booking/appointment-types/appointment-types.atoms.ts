import { atom } from 'jotai'
import {
  APPOINTMENT_TYPES,
  type AppointmentType,
  getAppointmentTypes,
  putAppointmentTypes
} from '#contract/appointment-types'
import { refusalsOf } from '../../core/data/refusals.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

/** The server's messages about a refused choice. */
export const errorsAtom = atom<readonly string[]>([])
const savedAtom = atom<readonly AppointmentType[]>([])
const chosenAtom = atom<readonly AppointmentType[]>([])

export const selectedAtom = atom((get) => get(chosenAtom))
const dirtyAtom = atom((get) => get(chosenAtom).join() !== get(savedAtom).join())

/** Toggles a type. */
export const toggleAtom = atom(null, (get, set, type: AppointmentType) => {
  const chosen = get(chosenAtom)
  set(
    chosenAtom,
    APPOINTMENT_TYPES.filter((one) => chosen.includes(one) !== (one === type))
  )
  set(errorsAtom, [])
})

export const appointmentTypesForm = formAtoms({
  dirtyAtom,
  load: (call, alias) => call(getAppointmentTypes, { params: { alias } }),
  show: (set, assigned) => {
    const chosen = APPOINTMENT_TYPES.filter((type) => assigned.some((one) => one.type === type))
    set(chosenAtom, chosen)
    set(savedAtom, chosen)
    set(errorsAtom, [])
  },
  value: (get) => get(chosenAtom),
  save: (call, alias, chosen) =>
    call(putAppointmentTypes, { params: { alias }, body: chosen.map((type) => ({ type })) }),
  saved: (set, chosen) => {
    set(savedAtom, chosen)
    set(errorsAtom, [])
  },
  said: () => ['appointment-types.saved'],
  refused: async (_get, set, failure) => {
    set(errorsAtom, await refusalsOf(failure))
  }
})
