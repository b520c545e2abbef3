import { atom, type Setter } from 'jotai'
import { type AdvisorProfile, getAdvisor } from '#contract/advisors'
import { deletePhoto, type Photo, putPhoto } from '#contract/photos'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { refreshMeAtom } from '../../core/data/session.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom, textsAtom } from '../../core/element/store.tsx'
import { type Texts, translate } from '../../core/element/texts.tsx'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { cropOf, firstSquare, type Size, type Square } from './crop.ts'
import { openPicture, type Picture, PictureFault } from './picture.ts'
import { pictureRefusals } from './picture-refusals.ts'

/** Whose photo it is. */
export interface Owner extends Pick<AdvisorProfile, 'full_name' | 'profile_picture_url' | 'profile_pictures'> {
  /** What is shown in place of a photo, or nothing. */
  initials: string
}

/** Where a photo is shown: on a card or on a branch's page. */
type Place = 'card' | 'page'

interface PhotoParts {
  place: Place
  load(call: Caller, id: string): Promise<Owner>
  /** `crop` is left,top,edge of a square in the file's picture. */
  put(call: Caller, id: string, crop: string, file: File): Promise<Photo>
  remove(call: Caller, id: string): Promise<unknown>
  /** Called after a change with the new photo or none, even if someone else is shown by then. */
  changed?(set: Setter): void
  /** Called when the choice is saved and no other was made meanwhile. */
  done?(set: Setter): void
}

export type PhotoAtoms = ReturnType<typeof photoAtoms>

/** State of a photo that can be replaced by a crop of another picture, or removed. */
export function photoAtoms(parts: PhotoParts) {
  const ownerAtom = atom<Owner | undefined>(undefined)
  const idAtom = atom('')
  /** Error messages about a picture. */
  const errorsAtom = atom<readonly string[]>([])
  const chosenAtom = atom<{ picture: Picture; square: Square } | undefined>(undefined)
  /** The file that is being read. */
  const newestAtom = atom<File | undefined>(undefined)

  /** Moves or zooms. */
  const changeAtom = atom(null, (_get, set, change: (size: Size, square: Square) => Square) =>
    set(chosenAtom, (chosen) => chosen && { ...chosen, square: change(chosen.picture.size, chosen.square) })
  )

  /** Opens a file, or shows its error and keeps the previous choice. */
  const chooseAtom = atom(null, async (get, set, file: File) => {
    set(newestAtom, file)
    set(errorsAtom, [])
    const read = await openPicture(file).catch((failure: unknown) => failure)
    if (get(newestAtom) !== file) return
    set(newestAtom, undefined)
    if (!(read instanceof Error)) {
      const picture = read as Picture
      return set(chosenAtom, { picture, square: firstSquare(picture.size) })
    }
    const message = read instanceof PictureFault ? read.message : 'photos.unreadable'
    set(errorsAtom, [translate(get(textsAtom) as Texts, message)])
  })

  const discardAtom = atom(null, (_get, set) => {
    set(newestAtom, undefined)
    set(chosenAtom, undefined)
    set(errorsAtom, [])
  })

  const doneAtom = atom(null, (get, set) => {
    if (!get(chosenAtom) && !get(newestAtom) && !get(errorsAtom).length) parts.done?.(set)
  })

  const form = formAtoms({
    dirtyAtom: atom((get) => Boolean(get(chosenAtom))),
    load: async (call, id) => ({ id, owner: await parts.load(call, id) }),
    show: (set, { id, owner }) => {
      set(idAtom, id)
      set(ownerAtom, owner)
      set(discardAtom)
    },
    value: (get, set) => {
      set(errorsAtom, [])
      return get(chosenAtom)
    },
    save: (call, id, { picture, square }) => parts.put(call, id, cropOf(picture.size, square), picture.file),
    saved: (set, sent, photo) => {
      set(ownerAtom, (owner) => owner && { ...owner, ...photo })
      // another file may have been chosen meanwhile
      set(chosenAtom, (chosen) => (chosen === sent ? undefined : chosen))
      set(doneAtom)
    },
    answered: (set) => parts.changed?.(set),
    said: () => ['photos.saved'],
    refused: async (_get, set, failure) => set(errorsAtom, await pictureRefusals(failure))
  })

  const removingAtom = atom<'idle' | 'asked' | 'processing'>('idle')

  const removeAtom = atom(null, async (get, set, id: string) => {
    if (get(removingAtom) === 'processing') return
    set(removingAtom, 'processing')
    try {
      await parts.remove(get(apiAtom).call, id)
      const none = { profile_picture_url: null, profile_pictures: [] }
      // someone else may be shown by now
      if (get(idAtom) === id) set(ownerAtom, (owner) => owner && { ...owner, ...none })
      set(notifyAtom, 'success', 'photos.removed')
      parts.changed?.(set)
    } catch (failure) {
      set(failedAtom, failure)
    } finally {
      set(removingAtom, 'idle')
    }
  })

  return {
    place: parts.place,
    form,
    /** Under what the owner is known. */
    idAtom: atom((get) => get(idAtom)),
    ownerAtom: atom((get) => get(ownerAtom)),
    errorsAtom: atom((get) => get(errorsAtom)),
    pictureAtom: atom((get) => get(chosenAtom)?.picture),
    squareAtom: atom((get) => get(chosenAtom)?.square),
    changeAtom,
    chooseAtom,
    discardAtom,
    removingAtom,
    removeAtom
  }
}

export const initialsOf = ({ first_name, last_name }: Pick<AdvisorProfile, 'first_name' | 'last_name'>) =>
  [first_name, last_name].map(([letter = '']) => letter).join('')

/** The photo on an advisor's card. */
export const cardPhoto = photoAtoms({
  place: 'card',
  async load(call, alias) {
    const advisor = await call(getAdvisor, { params: { alias } })
    return { ...advisor, initials: initialsOf(advisor) }
  },
  put: (call, alias, crop, body) => call(putPhoto, { params: { alias }, query: { crop }, body }),
  remove: (call, alias) => call(deletePhoto, { params: { alias } }),
  // the header shows it, too
  changed: (set) => void set(refreshMeAtom)
})
