import { atom } from 'jotai'
import {
  type CustomLinkKind,
  deleteCustomLink,
  getCustomLinks,
  putCustomLink,
  putCustomLinksOrder
} from '#contract/custom-links'
import { failAtomOf, listedAtoms } from '../core/listed.atoms.ts'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom } from '../core/store.tsx'

const listed = listedAtoms<readonly CustomLinkKind[]>((call) => call(getCustomLinks, {}))
export const { listAtom, loadAtom, retryAtom } = listed

const kindsAtom = atom(
  (get) => get(listAtom).page ?? [],
  (_get, set, kinds: readonly CustomLinkKind[]) => set(listed.pageAtom, () => kinds)
)

export const replaceAtom = atom(null, (get, set, changed: CustomLinkKind) =>
  set(
    kindsAtom,
    get(kindsAtom).map((one) => (one.uuid === changed.uuid ? changed : one))
  )
)

export const failAtom = failAtomOf('custom-links', loadAtom)

/** One change at a time. */
export const isBusyAtom = atom(false)

const workAtom = atom(null, async (get, set, work: () => Promise<unknown>) => {
  if (get(isBusyAtom)) return
  set(isBusyAtom, true)
  try {
    await work()
  } catch (failure) {
    set(failAtom, failure)
  }
  set(isBusyAtom, false)
})

/** The one about which it is asked, and what is to be done with it. */
export const askedAtom = atom<{ kind: CustomLinkKind; deed: 'retire' | 'delete' } | undefined>(undefined)

const retireAtom = atom(null, async (get, set, { uuid, advisors: _, ...form }: CustomLinkKind, is_retired: boolean) => {
  const body = { ...form, is_retired } as never
  set(replaceAtom, await get(apiAtom).call(putCustomLink, { params: { uuid }, body }))
  set(notifyAtom, 'success')
})

/** Offers a kind again, or asks before it leaves somebody's card. */
export const offerAtom = atom(null, (_get, set, kind: CustomLinkKind) => {
  if (!kind.is_retired && kind.advisors) return set(askedAtom, { kind, deed: 'retire' })
  return void set(workAtom, () => set(retireAtom, kind, !kind.is_retired))
})

const deleteAtom = atom(null, async (get, set, { uuid }: CustomLinkKind) => {
  await get(apiAtom).call(deleteCustomLink, { params: { uuid } })
  set(notifyAtom, 'success')
  set(
    kindsAtom,
    get(kindsAtom).filter((one) => one.uuid !== uuid)
  )
})

/** Does what it was asked about. */
export const confirmAtom = atom(null, async (get, set) => {
  const asked = get(askedAtom)
  if (!asked) return
  const { kind, deed } = asked
  await set(workAtom, () => (deed === 'delete' ? set(deleteAtom, kind) : set(retireAtom, kind, true)))
  set(askedAtom, undefined)
})

/** The one that was moved last, to be told of. */
export const movedAtom = atom<{ label: string; place: number; count: number } | undefined>(undefined)

export const moveAtom = atom(null, (get, set, { uuid, label }: CustomLinkKind, by: 1 | -1) =>
  set(workAtom, async () => {
    const before = get(kindsAtom)
    const at = before.findIndex((one) => one.uuid === uuid)
    const [one, other] = [before[at], before[at + by]]
    if (!one || !other) return
    const kinds = before.with(at, other).with(at + by, one)
    set(kindsAtom, kinds)
    await get(apiAtom).call(putCustomLinksOrder, { body: { uuids: kinds.map((kind) => kind.uuid) } })
    set(movedAtom, { label, place: at + by + 1, count: kinds.length })
  })
)
