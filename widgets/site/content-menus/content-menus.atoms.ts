import { atom } from 'jotai'
import {
  type ContentMenus,
  getContentMenus,
  type MenuEntry,
  type MenuPlace,
  type Menus,
  OtherMenus,
  putContentMenus
} from '#contract/content-menus'
import { FieldErrors } from '#contract/values'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { movedTo } from '../../ui/lists/ordered-list.tsx'
import { newId } from '../content-pages/new-id.ts'
import {
  changed,
  inserted,
  type Kind,
  mergedMenus,
  putBelow,
  putBeside,
  removed,
  reordered,
  type Spot
} from './menu-tree.ts'

const EMPTY: Menus = { header: [], footer: [] }

const heldAtom = atom<ContentMenus | undefined>(undefined)
/** The menus as they were loaded or last saved: what the edits are based on. */
export const savedAtom = atom((get) => get(heldAtom))

const editedAtom = atom<Menus>(EMPTY)
export const menusAtom = atom((get) => get(editedAtom))

/** The server's messages, by the place in the menus. */
export const errorsAtom = atom<Readonly<Record<string, readonly string[]>>>({})
/** What somebody else has saved meanwhile. */
export const otherAtom = atom<OtherMenus | undefined>(undefined)
/** The entries whose fields are shown. */
export const openIdsAtom = atom<readonly string[]>([])
/** The entry that has just been added. */
export const addedAtom = atom('')

interface Removed extends Spot {
  entry: MenuEntry
  at: number
}
/** What has just been removed, until that is undone or done with. */
export const removedAtom = atom<Removed | undefined>(undefined)

const editAtom = atom(null, (_get, set, change: (menus: Menus) => Menus) => {
  set(editedAtom, change)
  set(errorsAtom, {})
})

export const changeAtom = atom(null, (_get, set, spot: Spot, id: string, change: Partial<MenuEntry>) =>
  set(editAtom, (menus) => changed(menus, spot, id, change))
)

export const moveAtom = atom(null, (_get, set, spot: Spot, from: number, to: number) =>
  set(editAtom, (menus) => reordered(menus, spot, (entries) => movedTo(entries, from, to)))
)

export const putBelowAtom = atom(null, (_get, set, place: MenuPlace, id: string) =>
  set(editAtom, (menus) => putBelow(menus, place, id))
)

export const putBesideAtom = atom(null, (_get, set, place: MenuPlace, parent: string, id: string) =>
  set(editAtom, (menus) => putBeside(menus, place, parent, id))
)

const NEW: { [K in Kind]: (id: string) => MenuEntry } = {
  page: (id) => ({ type: 'page', id, labels: { de: '', en: '' }, page: '', entries: [] }),
  link: (id) => ({ type: 'link', id, labels: { de: '', en: '' }, href: '', entries: [] }),
  heading: (id) => ({ type: 'heading', id, labels: { de: '', en: '' }, entries: [] })
}

export const addAtom = atom(null, (get, set, place: MenuPlace, kind: Kind) => {
  const id = newId()
  set(editAtom, (menus) => inserted(menus, { place }, get(editedAtom)[place].length, NEW[kind](id)))
  set(openIdsAtom, (ids) => [...ids, id])
  set(addedAtom, id)
})

export const removeAtom = atom(null, (_get, set, spot: Spot, entry: MenuEntry, at: number) => {
  set(editAtom, (menus) => removed(menus, spot, entry.id))
  set(removedAtom, { ...spot, entry, at })
})

export const undoAtom = atom(null, (get, set) => {
  const one = get(removedAtom)
  if (!one) return
  const { entry, at, place, parent } = one
  const isLeft = get(editedAtom)[place].some(({ id }) => id === parent)
  set(editAtom, (menus) => inserted(menus, isLeft ? one : { place }, at, entry))
  set(removedAtom, undefined)
  set(addedAtom, entry.id)
})

const showAtom = atom(null, (_get, set, saved: ContentMenus, menus: Menus = saved.menus) => {
  set(heldAtom, saved)
  set(editedAtom, menus)
  set(errorsAtom, {})
  set(otherAtom, undefined)
  set(removedAtom, undefined)
})

export const menusForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(get(editedAtom)) !== JSON.stringify(get(heldAtom)?.menus ?? EMPTY)),
  load: (call) => call(getContentMenus, {}),
  show: (set, saved) => {
    set(showAtom, saved)
    set(openIdsAtom, [])
  },
  value: (get) => ({ version: get(heldAtom)?.version ?? 0, menus: get(editedAtom) }),
  save: (call, _alias, body) => call(putContentMenus, { body }),
  saved: (set, { menus }, saved) => {
    set(heldAtom, saved)
    // what was typed meanwhile stays
    set(editedAtom, (now) => (now === menus ? saved.menus : now))
    set(errorsAtom, {})
    set(removedAtom, undefined)
  },
  said: () => ['content-menus.saved'],
  shows: (field) => field.startsWith('menus'),
  refused: async (_get, set, failure) => {
    set(otherAtom, await readFailure(failure, OtherMenus))
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
  },
  messageFor: (failure) => (isConflict(failure) ? 'content-menus.changed-elsewhere' : undefined)
})

/** What merging would take, and how many entries both have changed. */
export const mergeAtom = atom((get) => {
  const saved = get(heldAtom)
  const other = get(otherAtom)
  return saved && other && mergedMenus({ base: saved.menus, mine: get(editedAtom), theirs: other.menus })
})

/** Goes on from what the other has saved: with mine in it, or without. */
export const resolveAtom = atom(null, (get, set, menus: Menus) => {
  const saved = get(heldAtom)
  const other = get(otherAtom)
  if (!saved || !other) return
  const { version, author, saved_at } = other
  set(showAtom, { ...saved, version, author, saved_at, menus: other.menus }, menus)
})
