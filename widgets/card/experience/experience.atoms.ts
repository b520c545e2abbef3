import { atom } from 'jotai'
import { type Experience, getExperience, type KnownExperience, putExperience } from '#contract/experience'
import { FieldErrors } from '#contract/values'
import { readFailure } from '../../core/data/read-failure.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

interface Typed {
  since: string
  /** One per line, with the year after a comma. */
  certificates: string
}
type Errors = Partial<Record<keyof Typed, string[]>>

const EMPTY: Typed = { since: '', certificates: '' }

const savedAtom = atom(EMPTY)
const typedTextAtom = atom(EMPTY)
const refusedAtom = atom<Errors>({})
export const errorsAtom = atom((get) => get(refusedAtom))

export const typedAtom = atom(
  (get) => get(typedTextAtom),
  (get, set, change: Partial<Typed>) => {
    set(typedTextAtom, { ...get(typedTextAtom), ...change })
    set(refusedAtom, {})
  }
)

/** The field that shows what the server says of a part of it, such as `certificates.0.name`. */
const fieldOf = (name: string) => name.split('.')[0] ?? ''

const IMPOSSIBLE = 0

/** Null where nothing is typed; what is no year is refused by the server. */
const yearOf = (typed: string) => (typed.trim() ? Number(/^\d{4}$/.exec(typed.trim())?.[0] ?? IMPOSSIBLE) : null)

/** A number after the last comma is meant as a year. */
function certificateOf(line: string): Experience['certificates'][number] {
  const [, name, year] = /^(.+),\s*(\d+)$/.exec(line) ?? []
  return name && year ? { name: name.trim(), year: yearOf(year) } : { name: line, year: null }
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const givenOf = ({ since, certificates }: Typed): Experience => ({
  since: yearOf(since),
  certificates: linesIn(certificates).map(certificateOf)
})

const typedOf = ({ since, certificates }: KnownExperience): Typed => ({
  since: since ? String(since) : '',
  certificates: certificates.map(({ name, year }) => (year ? `${name}, ${year}` : name)).join('\n')
})

const isSame = (one: Experience, other: Experience) => JSON.stringify(one) === JSON.stringify(other)

const showAtom = atom(null, (_get, set, known: KnownExperience) => {
  set(typedAtom, typedOf(known))
  set(savedAtom, typedOf(known))
})

/** Input typed while saving stays. */
const showSavedAtom = atom(null, (get, set, sent: Experience, known: KnownExperience) => {
  if (isSame(givenOf(get(typedAtom)), sent)) set(showAtom, known)
  else set(savedAtom, typedOf(known))
})

export const experienceForm = formAtoms({
  dirtyAtom: atom((get) => !isSame(givenOf(get(typedAtom)), givenOf(get(savedAtom)))),
  load: (call, alias) => withRevision(call, getExperience, { params: { alias } }),
  show: (set, { answer }) => set(showAtom, answer),
  value: (get) => givenOf(get(typedAtom)),
  save: (call, alias, body, revision) =>
    withRevision(call, putExperience, { params: { alias }, query: { revision }, body }),
  saved: (set, sent, { answer }) => set(showSavedAtom, sent, answer),
  said: () => ['experience.saved'],
  shows: (field) => fieldOf(field) in EMPTY,
  refused: async (_get, set, failure) => {
    const { errors = {} } = (await readFailure(failure, FieldErrors)) ?? {}
    const of = (field: keyof Typed) =>
      Object.entries(errors).flatMap(([name, texts]) => (fieldOf(name) === field ? texts : []))
    set(refusedAtom, { since: of('since'), certificates: [...new Set(of('certificates'))] })
  },
  versions: { draftAtom: typedAtom, savedAtom: atom((get) => get(savedAtom)) }
})
