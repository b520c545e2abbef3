import { atom } from 'jotai'
import { deleteAssistantPhoto, getAssistants, type ManagedAssistant, putAssistantPhoto } from '#contract/assistants'
import { photoAtoms } from '../photos/photos.atoms.ts'
import { assistants, nameOf } from './assistants.atoms.ts'

/** Whose photo is worked on. */
export const picturedAtom = atom<ManagedAssistant | undefined>(undefined)

/** An assistant's photo, as it is now: somebody else may have changed it since the list was drawn. */
export const assistantPhoto = photoAtoms({
  async load(call, uuid) {
    const found = (await call(getAssistants, {})).find((one) => one.uuid === uuid)
    if (!found) throw new Error('this assistant has been deleted')
    return { ...found, full_name: nameOf(found) }
  },
  put: (call, uuid, crop, body) => call(putAssistantPhoto, { params: { uuid }, query: { crop }, body }),
  remove: (call, uuid) => call(deleteAssistantPhoto, { params: { uuid } }),
  changed: (set) => void set(assistants.refreshAtom),
  done: (set) => set(picturedAtom, undefined)
})
