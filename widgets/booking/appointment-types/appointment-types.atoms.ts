import { atom } from 'jotai'
import {
  APPOINTMENT_TYPES,
  type AppointmentType,
  getAppointmentTypes,
  putAppointmentTypes
} from '#contract/appointment-types'
import { refusalsOf } from '../../core/data/refusals.ts'
import { withRevision } from '../../core/data/with-revision.ts'
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

/** By type, so that each is chosen for itself. */
const choiceOf = (types: readonly AppointmentType[]) => Object.fromEntries(types.map((type) => [type, true]))

export const appointmentTypesForm = formAtoms({
  dirtyAtom,
  load: (call, alias) => withRevision(call, getAppointmentTypes, { params: { alias } }),
  show: (set, { answer }) => {
    const chosen = APPOINTMENT_TYPES.filter((type) => answer.some((one) => one.type === type))
    set(chosenAtom, chosen)
    set(savedAtom, chosen)
    set(errorsAtom, [])
  },
  value: (get) => get(chosenAtom),
  save: (call, alias, chosen, revision) => {
    const body = chosen.map((type) => ({ type }))
    return withRevision(call, putAppointmentTypes, { params: { alias }, query: { revision }, body })
  },
  saved: (set, chosen) => {
    set(savedAtom, chosen)
    set(errorsAtom, [])
  },
  said: () => ['appointment-types.saved'],
  refused: async (_get, set, failure) => {
    set(errorsAtom, await refusalsOf(failure))
  },
  versions: {
    draftAtom: atom(
      (get) => choiceOf(get(chosenAtom)),
      (_get, set, choice: Record<string, boolean>) => {
        set(
          chosenAtom,
          APPOINTMENT_TYPES.filter((type) => choice[type])
        )
        set(errorsAtom, [])
      }
    ),
    savedAtom: atom((get) => choiceOf(get(savedAtom)))
  }
})
