import { atom } from 'jotai'
import { deleteAssistantPhoto, getAssistants, type ManagedAssistant, putAssistantPhoto } from '#contract/assistants'
import { initialsOf, photoAtoms } from '../photos/photos.atoms.ts'
import { assistants, nameOf } from './assistants.atoms.ts'

/** The assistant whose photo is edited. */
export const picturedAtom = atom<ManagedAssistant | undefined>(undefined)

/** An assistant's current photo, which someone else may have changed since the list loaded. */
export const assistantPhoto = photoAtoms({
  place: 'card',
  async load(call, uuid) {
    const found = (await call(getAssistants, {})).find((one) => one.uuid === uuid)
    if (!found) throw new Error('this assistant has been deleted')
    return { ...found, full_name: nameOf(found), initials: initialsOf(found) }
  },
  put: (call, uuid, crop, body) => call(putAssistantPhoto, { params: { uuid }, query: { crop }, body }),
  remove: (call, uuid) => call(deleteAssistantPhoto, { params: { uuid } }),
  changed: (set) => void set(assistants.refreshAtom),
  done: (set) => set(picturedAtom, undefined)
})
