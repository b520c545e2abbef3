import { atom } from 'jotai'
import { FieldErrors } from '#contract/values'
import type { Said } from '../data/notify.ts'
import { readFailure } from '../data/read-failure.ts'
import type { Caller } from '../element/api.ts'
import { formAtoms } from './form.atoms.ts'

/** A kind defined by the institution, with the advisor's value. */
export interface Written {
  /** The kind's uuid. */
  uuid: string
  value: string
}

interface ValuesParts<Item extends Written> {
  load(call: Caller, alias: string): Promise<readonly Item[]>
  /** Returns what was stored, which may differ from the input. */
  save(call: Caller, alias: string, values: Written[]): Promise<readonly Item[]>
  /** What the notification of success says. */
  said(): Said
}

export type ValuesAtoms<Item extends Written> = ReturnType<typeof valuesAtoms<Item>>

/** A form with one text per kind; input typed while saving stays. */
export function valuesAtoms<Item extends Written>({ load, save, said }: ValuesParts<Item>) {
  const itemsAtom = atom<readonly Item[]>([])
  const savedAtom = atom<readonly Item[]>([])
  /** The server's messages, by the kind's uuid. */
  const errorsAtom = atom<Record<string, string[]>>({})

  const writeAtom = atom(null, (get, set, uuid: string, value: string) => {
    set(itemsAtom, (items) => items.map((one) => (one.uuid === uuid ? { ...one, value } : one)))
    const { [uuid]: _, ...errors } = get(errorsAtom)
    set(errorsAtom, errors)
  })

  const showAtom = atom(null, (_get, set, items: readonly Item[]) => {
    set(itemsAtom, items)
    set(savedAtom, items)
    set(errorsAtom, {})
  })

  const form = formAtoms({
    dirtyAtom: atom((get) => JSON.stringify(get(itemsAtom)) !== JSON.stringify(get(savedAtom))),
    load,
    show: (set, items) => set(showAtom, items),
    value: (get) => get(itemsAtom).map(({ uuid, value }) => ({ uuid, value })),
    save,
    said,
    shows: (field, written) => written.some(({ uuid }) => uuid === field),
    saved: (set, sent, items) => {
      const sentFor = new Map(sent.map(({ uuid, value }) => [uuid, value]))
      set(itemsAtom, (typed) => {
        const typedFor = new Map(typed.map(({ uuid, value }) => [uuid, value]))
        const isSince = ({ uuid }: Item) => typedFor.has(uuid) && typedFor.get(uuid) !== sentFor.get(uuid)
        return items.map((one) => (isSince(one) ? { ...one, value: typedFor.get(one.uuid) ?? '' } : one))
      })
      set(savedAtom, items)
      set(errorsAtom, {})
    },
    refused: async (_get, set, failure) => {
      const refusal = await readFailure(failure, FieldErrors)
      set(errorsAtom, refusal?.errors ?? {})
    }
  })

  return { form, itemsAtom: atom((get) => get(itemsAtom)), errorsAtom: atom((get) => get(errorsAtom)), writeAtom }
}
