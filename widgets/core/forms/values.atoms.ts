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

interface Revised<Item> {
  answer: readonly Item[]
  revision: string
}

interface ValuesParts<Item extends Written> {
  load(call: Caller, alias: string): Promise<Revised<Item>>
  /** Returns what was stored, which may differ from the input. */
  save(call: Caller, alias: string, values: Written[], revision: string): Promise<Revised<Item>>
  /** What the notification of success says. */
  said(): Said
}

/** By kind, so that each is changed for itself. */
const valuesOf = (items: readonly Written[]): Record<string, string> =>
  Object.fromEntries(items.map(({ uuid, value }) => [uuid, value]))

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

  const showAtom = atom(null, (_get, set, { answer }: Revised<Item>) => {
    set(itemsAtom, answer)
    set(savedAtom, answer)
    set(errorsAtom, {})
  })

  const form = formAtoms({
    dirtyAtom: atom((get) => JSON.stringify(get(itemsAtom)) !== JSON.stringify(get(savedAtom))),
    load,
    show: (set, loaded) => set(showAtom, loaded),
    value: (get) => get(itemsAtom).map(({ uuid, value }) => ({ uuid, value })),
    save,
    said,
    shows: (field, values) => values.some(({ uuid }) => uuid === field),
    saved: (set, values, { answer }) => {
      const sentFor = new Map(values.map(({ uuid, value }) => [uuid, value]))
      set(itemsAtom, (typed) => {
        const typedFor = new Map(typed.map(({ uuid, value }) => [uuid, value]))
        const isSince = ({ uuid }: Item) => typedFor.has(uuid) && typedFor.get(uuid) !== sentFor.get(uuid)
        return answer.map((one) => (isSince(one) ? { ...one, value: typedFor.get(one.uuid) ?? '' } : one))
      })
      set(savedAtom, answer)
      set(errorsAtom, {})
    },
    refused: async (_get, set, failure) => {
      const refusal = await readFailure(failure, FieldErrors)
      set(errorsAtom, refusal?.errors ?? {})
    },
    versions: {
      draftAtom: atom(
        (get) => valuesOf(get(itemsAtom)),
        (_get, set, values: Record<string, string>) => {
          set(itemsAtom, (items) => items.map((one) => ({ ...one, value: values[one.uuid] ?? one.value })))
          set(errorsAtom, {})
        }
      ),
      savedAtom: atom((get) => valuesOf(get(savedAtom)))
    }
  })

  return { form, itemsAtom: atom((get) => get(itemsAtom)), errorsAtom: atom((get) => get(errorsAtom)), writeAtom }
}
