import { atom, type Setter } from 'jotai'
import { hostAtom } from '../element/store.tsx'
import { refusedAtom } from './conflict.atoms.ts'
import { notifyAtom } from './notify.ts'
import { isGone } from './refusal.ts'
import { type RequestParts, requestAtoms } from './request.atoms.ts'

interface Row {
  uuid: string
}

interface ListParts<Page, Item extends Row, Query> extends RequestParts<Page, Query> {
  /** Prefix of its message ids. */
  noun: string
  /** Updates the items inside a page's data. */
  change?(page: Page, next: (items: readonly Item[]) => Item[]): Page
}

export type ListAtoms<Item extends Row> = Pick<
  ReturnType<typeof listAtoms<unknown, Item>>,
  'replaceAtom' | 'refreshAtom' | 'failAtom'
>

/** A list, complete or paged, whose items may change. */
export function listAtoms<Page, Item extends Row = Row, Query = void>({
  noun,
  change = (page, next) => next(page as readonly Item[]) as Page,
  ...parts
}: ListParts<Page, Item, Query>) {
  const request = requestAtoms(parts)
  const changeItemsAtom = atom(null, (_get, set, next: (items: readonly Item[]) => Item[]) =>
    set(request.changeAtom, (page) => change(page, next))
  )

  /** Reloads; if that fails, the shown list stays. */
  const refreshAtom = atom(null, (_get, set) => set(request.reloadAtom, 'quietly'))

  const replaceAtom = atom(null, (_get, set, changed: Item) =>
    set(changeItemsAtom, (items) => items.map((one) => (one.uuid === changed.uuid ? changed : one)))
  )

  /** Reports a failure with an item and reloads, so that items deleted elsewhere disappear. */
  const failAtom = atom(null, (get, set, failure: unknown) => {
    if (isGone(failure)) set(notifyAtom, 'failure', `${noun}.gone`)
    else void set(refusedAtom, failure)
    get(hostAtom)?.emit('error', { reason: noun })
    void set(refreshAtom)
  })

  return { ...request, changeItemsAtom, refreshAtom, replaceAtom, failAtom }
}

/** Updates a list after the form of one of its items was sent. */
export const listUpdates = <Item extends Row>({ replaceAtom, refreshAtom, failAtom }: ListAtoms<Item>) => ({
  saved(set: Setter, answer: Item, isNew: boolean) {
    if (!isNew) set(replaceAtom, answer)
    void set(refreshAtom)
  },
  failed: (set: Setter, failure: unknown) => void set(failAtom, failure)
})
