import { atom } from 'jotai'
import * as v from 'valibot'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import type { Organization } from '#contract/organizations'
import { FieldErrors } from '#contract/values'
import type { Said } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import type { Caller } from '../../core/element/api.ts'
import { textsAtom } from '../../core/element/store.tsx'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { isClash } from '../../site/publication/merge-parts.ts'
import { type Based, Clash, clashMessage, writeOnto } from './clash.ts'
import { organizationAtom } from './organization.atoms.ts'

type Values<K extends string> = Readonly<Record<K, string>>
export type Refused = Readonly<Record<string, readonly string[]>>

interface TextFormParts<K extends string, S extends v.GenericSchema> {
  /** What the fields are called. */
  labels: Readonly<Record<K, keyof typeof organizationsMessages>>
  /** Form values of a branch, with numbers as the language writes them. */
  of(organization: Organization, tag: string): Values<K>
  /** The request body, validated by the schema. */
  body(values: Values<K>): v.InferInput<S>
  schema: S
  /** Fields that only make sense together: changed is all of them or none. */
  together?: readonly NoInfer<K>[]
  save(call: Caller, based: Based, body: v.InferOutput<S>): Promise<unknown>
  /** Merges the saved values into the branch. */
  merge(before: Organization, body: v.InferOutput<S>): Organization
  /** What the notification of success says. */
  said(): Said
}

interface Sent<K extends string, Body> {
  body: Body
  typed: Values<K>
  /** What the form showed before it was changed. */
  base: Values<K>
  tag: string
}

export type TextForm<K extends string = string> = ReturnType<typeof textForm<K, v.GenericSchema>>

/** Some text fields of a branch that are saved together. */
export function textForm<K extends string, S extends v.GenericSchema>(parts: TextFormParts<K, S>) {
  const typedAtom = atom({} as Values<K>)
  /** The input as last sent: newer input stays. */
  const sentAtom = atom({} as Values<K>)
  const savedAtom = atom({} as Values<K>)
  /** The blurred fields, whose errors are shown. */
  const touchedAtom = atom<Readonly<Record<string, boolean>>>({})
  /** The server's messages, by field. */
  const refusedAtom = atom<Refused>({})
  /** Counts refusals: from the first on, all errors are shown. */
  const attemptAtom = atom(0)
  const checkedAtom = atom((get) => v.safeParse(parts.schema, parts.body(get(typedAtom))))

  const { together = [] } = parts
  const fieldsOf = (values: Values<K>) => Object.keys(values) as K[]
  /** A field, with those that only make sense with it. */
  const textOf = (values: Values<K>, field: K) =>
    together.includes(field) ? together.map((one) => values[one]).join() : values[field]

  /** What is typed, with what others have of the fields that were left as they were. */
  const merged = (base: Values<K>, mine: Values<K>, theirs: Values<K>): Values<K> => {
    const isLeft = (field: K) => textOf(mine, field) === textOf(base, field)
    const fields = fieldsOf(mine).map((field) => [field, (isLeft(field) ? theirs : mine)[field]])
    return Object.fromEntries(fields) as Values<K>
  }

  /** The fields that both have changed, and differently. */
  const clashing = (base: Values<K>, mine: Values<K>, theirs: Values<K>): K[] =>
    fieldsOf(mine).filter((field) =>
      isClash({ base: textOf(base, field), mine: textOf(mine, field), theirs: textOf(theirs, field) })
    )

  const tagAtom = atom((get) => get(textsAtom)?.tag ?? 'en-GB')
  /** The branch as it is by now, while that clashes with what is typed. */
  const presentAtom = atom<Organization | undefined>(undefined)
  const theirsAtom = atom((get) => {
    const present = get(presentAtom)
    return present && parts.of(present, get(tagAtom))
  })
  const clashesAtom = atom((get) => {
    const theirs = get(theirsAtom)
    if (!theirs) return []
    return clashing(get(savedAtom), get(typedAtom), theirs).map((field) => ({ field, value: theirs[field] }))
  })
  /** Goes on from how the branch is by now: with mine, or without what both have changed. */
  const resolveAtom = atom(null, (get, set, keepsMine: boolean) => {
    const [present, theirs, typed] = [get(presentAtom), get(theirsAtom), get(typedAtom)]
    if (!present || !theirs) return
    const fields = get(clashesAtom).map(({ field }) => [field, (keepsMine ? typed : theirs)[field]])
    set(typedAtom, { ...merged(get(savedAtom), typed, theirs), ...Object.fromEntries(fields) })
    set(savedAtom, theirs)
    set(presentAtom, undefined)
    set(refusedAtom, {})
    set(organizationAtom, (before) => (before.uuid === present.uuid ? present : before))
  })
  const showAtom = atom(null, (get, set, isSaved: boolean) => {
    const values = parts.of(get(organizationAtom), get(tagAtom))
    set(typedAtom, isSaved ? merged(get(sentAtom), get(typedAtom), values) : values)
    set(savedAtom, values)
    set(touchedAtom, {})
    set(refusedAtom, {})
    set(presentAtom, undefined)
    set(attemptAtom, 0)
  })
  const complainAtom = atom(null, (get, set) => set(attemptAtom, get(attemptAtom) + 1))

  /** A field's error code from the contract. */
  const faultsAtom = atom((get) => {
    const [touched, attempt, typed, saved] = [get(touchedAtom), get(attemptAtom), get(typedAtom), get(savedAtom)]
    // what was empty from the start and stays so is no mistake until it is to be saved
    const isLeft = (field: string) => touched[field] && typed[field as K] !== saved[field as K]
    const codes: Record<string, string> = {}
    for (const { path, message } of get(checkedAtom).issues ?? []) {
      const field = String(path?.[0]?.key)
      if (isLeft(field) || attempt) codes[field] ??= message
    }
    return codes
  })

  const form = formAtoms({
    dirtyAtom: atom((get) => JSON.stringify(get(typedAtom)) !== JSON.stringify(get(savedAtom))),
    // the branch is loaded already
    load: async () => undefined,
    show: (set) => set(showAtom, false),
    value: (get, set) => {
      // saved again, it is mine that is meant
      set(resolveAtom, true)
      set(refusedAtom, {})
      set(sentAtom, get(typedAtom))
      const checked = get(checkedAtom)
      if (!checked.success) return void set(complainAtom)
      return { body: checked.output, typed: get(typedAtom), base: get(savedAtom), tag: get(tagAtom) }
    },
    save: (call, uuid, { typed, base, tag }: Sent<K, v.InferOutput<S>>) =>
      writeOnto(call, uuid, async (present, based) => {
        const theirs = parts.of(present, tag)
        if (clashing(base, typed, theirs).length) throw new Clash(present)
        const body = v.parse(parts.schema, parts.body(merged(base, typed, theirs)))
        await parts.save(call, based, body)
        return { uuid, body }
      }),
    saved: (set, _sent, { uuid, body }) => {
      // another branch may be loaded before its form renders
      set(organizationAtom, (before) => (before.uuid === uuid ? parts.merge(before, body) : before))
      set(showAtom, true)
    },
    said: parts.said,
    shows: (field, { body }) => field in (body as object),
    refused: async (_get, set, failure) => {
      const refusal = await readFailure(failure, FieldErrors)
      set(refusedAtom, refusal?.errors ?? {})
      if (refusal) set(complainAtom)
      if (failure instanceof Clash) set(presentAtom, failure.present)
    },
    messageFor: clashMessage
  })

  return {
    form,
    labels: parts.labels,
    clashesAtom,
    takeAtom: atom(null, (_get, set) => set(resolveAtom, false)),
    faultsAtom,
    /** Counts refusals. */
    attemptAtom: atom((get) => get(attemptAtom)),
    valuesAtom: atom((get) => get(typedAtom)),
    errorsAtom: atom((get) => get(refusedAtom)),
    typeAtom: atom(null, (_get, set, field: K, value: string) => {
      set(typedAtom, (before) => ({ ...before, [field]: value }))
      set(refusedAtom, (before) => ({ ...before, [field]: [] }))
    }),
    leaveAtom: atom(null, (_get, set, field: K) => set(touchedAtom, (before) => ({ ...before, [field]: true })))
  }
}
