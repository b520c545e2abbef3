import { atom } from 'jotai'
import { appointmentTypesForm } from '../../booking/appointment-types/appointment-types.atoms.ts'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { settingsForm } from './section.atoms.ts'

/** The parts of the page, in its order. */
const parts: readonly FormAtoms[] = [appointmentTypesForm, settingsForm]

export const dirtyAtom = atom((get) => parts.some((part) => get(part.dirtyAtom)))
export const busyAtom = atom((get) => parts.some((part) => get(part.statusAtom) === 'processing'))

/** Saves each part that has changed, one after the other; what is refused keeps no other from being saved. */
export const saveAtom = atom(null, async (get, set, alias: string) => {
  for (const part of parts) if (get(part.dirtyAtom)) await set(part.saveAtom, alias)
})
