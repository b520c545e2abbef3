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
import { movedTo } from '../../ui/lists/ordered-list.tsx'

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
  nameOf: ({ label }) => label,
  removed: (set, { uuid }) => set(links.changeItemsAtom, (kinds) => kinds.filter((one) => one.uuid !== uuid)),
  list: links
})

/** Retiring a kind also removes it from the cards. */
export const linkRetirement = removalAtoms<CustomLinkKind>({
  remove: (call, kind) => retire(call, kind, true),
  nameOf: ({ label }) => label,
  said: ({ label }) => ['custom-links.not-offered', { label }],
  removed: (set, kind) => set(links.replaceAtom, { ...kind, is_retired: true }),
  list: links
})

/** Offers a kind again, or asks before it disappears from cards. */
export const offerAtom = atom(null, (_get, set, kind: CustomLinkKind) => {
  if (!kind.is_retired && kind.advisors) return set(linkRetirement.pendingDeletionAtom, kind)
  const flip = async (call: Caller) => set(links.replaceAtom, await retire(call, kind, !kind.is_retired))
  const said = kind.is_retired ? 'custom-links.offered-again' : 'custom-links.not-offered'
  return void set(change.runAtom, flip, { said: () => [said, { label: kind.label }] })
})

export const moveAtom = atom(null, (get, set, from: number, to: number) => {
  const kinds = movedTo(get(links.valueAtom) ?? [], from, to)
  const work = async (call: Caller) => {
    set(links.changeAtom, () => kinds)
    await call(putCustomLinksOrder, { body: { uuids: kinds.map((kind) => kind.uuid) } })
  }
  return void set(change.runAtom, work)
})
