import { atom } from 'jotai'
import {
  type CustomLinkForm,
  type CustomLinkKind,
  deleteCustomLink,
  getCustomLinks,
  putCustomLink,
  putCustomLinksOrder
} from '#contract/custom-links'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'

export const links = listAtoms<readonly CustomLinkKind[], CustomLinkKind>({
  noun: 'custom-links',
  ask: (call) => call(getCustomLinks, {})
})

/** One change at a time. */
const change = mutationAtoms(links.failAtom)
export const changeStatusAtom = change.statusAtom

const retire = (call: Caller, { uuid, advisors: _, ...form }: CustomLinkKind, is_retired: boolean) =>
  call(putCustomLink, { params: { uuid }, body: { ...form, is_retired } as CustomLinkForm })

export const linkRemoval = removalAtoms<CustomLinkKind>({
  remove: (call, { uuid }) => call(deleteCustomLink, { params: { uuid } }),
  removed: (set, { uuid }) => set(links.changeItemsAtom, (kinds) => kinds.filter((one) => one.uuid !== uuid)),
  list: links
})

/** Retiring a kind also removes it from the cards. */
export const linkRetirement = removalAtoms<CustomLinkKind>({
  remove: (call, kind) => retire(call, kind, true),
  removed: (set, kind) => set(links.replaceAtom, { ...kind, is_retired: true }),
  list: links
})

/** Offers a kind again, or asks before it disappears from cards. */
export const offerAtom = atom(null, (_get, set, kind: CustomLinkKind) => {
  if (!kind.is_retired && kind.advisors) return set(linkRetirement.pendingDeletionAtom, kind)
  const flip = async (call: Caller) => set(links.replaceAtom, await retire(call, kind, !kind.is_retired))
  return void set(change.runAtom, flip)
})

/** The item moved last, for the announcement. */
export const movedAtom = atom<{ label: string; place: number; count: number } | undefined>(undefined)

export const moveAtom = atom(null, (get, set, { uuid, label }: CustomLinkKind, by: 1 | -1) => {
  const before = get(links.valueAtom) ?? []
  const at = before.findIndex((one) => one.uuid === uuid)
  const [one, other] = [before[at], before[at + by]]
  if (!one || !other) return
  const kinds = before.with(at, other).with(at + by, one)
  const work = async (call: Caller) => {
    set(links.changeAtom, () => kinds)
    await call(putCustomLinksOrder, { body: { uuids: kinds.map((kind) => kind.uuid) } })
    set(movedAtom, { label, place: at + by + 1, count: kinds.length })
  }
  return void set(change.runAtom, work, { isSilent: true })
})
