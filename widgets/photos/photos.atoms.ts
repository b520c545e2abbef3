import { atom } from 'jotai'
import * as v from 'valibot'
import { type AdvisorProfile, getAdvisor } from '#contract/advisors'
import { deletePhoto, putPhoto } from '#contract/photos'
import { formAtoms } from '../core/form.atoms.ts'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom, textsAtom } from '../core/store.tsx'
import { type Texts, translate } from '../core/texts.tsx'
import { cropOf, firstSquare, type Size, type Square } from './crop.ts'
import { openPicture, type Picture, PictureFault } from './picture.ts'

/** Whose photo it is, as the card shows them. */
export const ownerAtom = atom<AdvisorProfile | undefined>(undefined)
/** What is wrong with a picture, in words. */
export const errorsAtom = atom<readonly string[]>([])
const chosenAtom = atom<{ picture: Picture; square: Square } | undefined>(undefined)

export const pictureAtom = atom((get) => get(chosenAtom)?.picture)
export const squareAtom = atom((get) => get(chosenAtom)?.square)
const dirtyAtom = atom((get) => Boolean(get(chosenAtom)))

/** Moves or zooms. */
export const changeAtom = atom(null, (_get, set, change: (size: Size, square: Square) => Square) =>
  set(chosenAtom, (chosen) => chosen && { ...chosen, square: change(chosen.picture.size, chosen.square) })
)

const newestAtom = atom<File | undefined>(undefined)

/** Takes a file, or says what is wrong with it; what was chosen before stays then. */
export const chooseAtom = atom(null, async (get, set, file: File) => {
  set(newestAtom, file)
  set(errorsAtom, [])
  const read = await openPicture(file).catch((failure: unknown) => failure)
  if (get(newestAtom) !== file) return
  if (!(read instanceof Error)) {
    const picture = read as Picture
    return set(chosenAtom, { picture, square: firstSquare(picture.size) })
  }
  const id = read instanceof PictureFault ? read.message : 'photos.unreadable'
  set(errorsAtom, [translate(get(textsAtom) as Texts, id)])
})

export const discardAtom = atom(null, (_get, set) => {
  set(newestAtom, undefined)
  set(chosenAtom, undefined)
  set(errorsAtom, [])
})

const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) })
/** Of other refusals the notice says all there is to say. */
const ABOUT_THE_PICTURE = new Set([413, 415, 422])

export const photoForm = formAtoms({
  dirtyAtom,
  load: (call, alias) => call(getAdvisor, { params: { alias } }),
  show: (set, owner) => {
    set(ownerAtom, owner)
    set(discardAtom)
  },
  value: (get) => get(chosenAtom),
  save: (call, alias, { picture, square }) =>
    call(putPhoto, { params: { alias }, query: { crop: cropOf(picture.size, square) }, body: picture.file }),
  saved: (set, _value, photo) => {
    set(ownerAtom, (owner) => owner && { ...owner, ...photo })
    set(discardAtom)
  },
  refused: async (_get, set, failure) => {
    if (!(failure instanceof Response && ABOUT_THE_PICTURE.has(failure.status))) return
    const refusal = await readFailure(failure, Refusal)
    set(errorsAtom, Object.values(refusal?.errors ?? { image: refusal ? [refusal.message] : [] }).flat())
  }
})

export const removingAtom = atom<'idle' | 'asked' | 'processing'>('idle')

export const removeAtom = atom(null, async (get, set, alias: string) => {
  if (get(removingAtom) === 'processing') return
  set(removingAtom, 'processing')
  try {
    await get(apiAtom).call(deletePhoto, { params: { alias } })
    set(ownerAtom, (owner) => owner && { ...owner, profile_picture_url: null, profile_pictures: [] })
    set(notifyAtom, 'success')
  } catch {
    set(notifyAtom, 'failure')
  } finally {
    set(removingAtom, 'idle')
  }
})
