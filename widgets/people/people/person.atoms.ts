import { atom } from 'jotai'
import * as v from 'valibot'
import {
  formOfPerson,
  getPerson,
  getPersonChoices,
  type Person,
  type PersonChoices,
  type PersonForm,
  postPerson,
  putPerson
} from '#contract/people'
import { Failure, FieldErrors } from '#contract/values'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

/** Instead of a uuid in the address: a new person. */
export const NEW = 'new'

const EMPTY: PersonForm = {
  first_name: '',
  last_name: '',
  email_address: '',
  organization_uuid: null,
  roles: [],
  managed_organizations: [],
  has_card: true,
  alias: '',
  title_prefix: '',
  title_suffix: '',
  position: '',
  phone_number: '',
  card_email_address: '',
  is_institutional: true,
  assistant_uuid: null,
  contact_options: []
}

/** The fields beside which errors are shown. */
const FIELDS: readonly string[] = [
  'first_name',
  'last_name',
  'email_address',
  'organization_uuid',
  'roles',
  'managed_organizations',
  'has_card',
  'alias',
  'title_prefix',
  'title_suffix',
  'position',
  'phone_number',
  'card_email_address',
  'assistant_uuid'
]

const NOTHING: PersonChoices = { branches: [], assistants: [], contact_options: [] }

const savedAtom = atom<PersonForm>(EMPTY)
const typedAtom = atom<PersonForm>(EMPTY)
/** The input as last sent: newer input stays. */
const sentAtom = atom<PersonForm>(EMPTY)
/** The version of what is in `savedAtom`; changes of a person's access return a newer one without the form. */
const revisionAtom = atom('')
const refusedAtom = atom<Readonly<Record<string, readonly string[]>>>({})
const dirtyAtom = atom((get) => JSON.stringify(get(typedAtom)) !== JSON.stringify(get(savedAtom)))
const openedAtom = atom<Person | undefined>(undefined)

/** The person as on the server; undefined for a new one. */
export const personAtom = atom(
  (get) => get(openedAtom),
  (_get, set, person: Person | undefined) => set(openedAtom, person)
)
/** A new photo of the person, or none. */
export const portraitAtom = atom(null, (get, set, uuid: string, profile_picture_url: string | null) => {
  const person = get(openedAtom)
  if (person?.uuid === uuid) set(openedAtom, { ...person, profile_picture_url })
})
/** The person just added, whose page has its own address. */
export const addedAtom = atom<string | undefined>(undefined)
export const choicesAtom = atom<PersonChoices>(NOTHING)
export const draftAtom = atom((get) => get(typedAtom))
export const errorsAtom = atom((get) => get(refusedAtom))

export const changeAtom = atom(null, (get, set, change: Partial<PersonForm>) => {
  const touched = Object.keys(change)
  const remaining = Object.entries(get(refusedAtom)).filter(([field]) => !touched.includes(field.split('.')[0] ?? ''))
  set(refusedAtom, Object.fromEntries(remaining))
  set(typedAtom, (draft) => ({ ...draft, ...change }))
})

/** Whether the server would take the input as it is; what is wrong, it says. */
const isWellFormed = (form: PersonForm, revision: string) => v.is(putPerson.shape.body, { ...form, revision })

/** Whether the input replaces the sign-in address: the new mailbox may be someone else's. */
function closesAccount(person: Person | undefined, { email_address }: PersonForm): boolean {
  if (person?.status !== 'active' || person.is_self) return false
  return person.email_address.toLowerCase() !== email_address.trim().toLowerCase()
}

const waitingAtom = atom<{ save: () => void } | undefined>(undefined)
/** The save waiting for confirmation, if any. */
export const pendingSaveAtom = atom((get) => get(waitingAtom))
export const beforeSaveAtom = atom(null, (get, set, save: () => void) => {
  const isAsked = closesAccount(get(openedAtom), get(typedAtom)) && isWellFormed(get(typedAtom), get(revisionAtom))
  if (isAsked) set(waitingAtom, { save })
  else save()
})
export const answerAtom = atom(null, (get, set, isAgreed: boolean) => {
  const waiting = get(waitingAtom)
  set(waitingAtom, undefined)
  if (isAgreed) waiting?.save()
})

/** A new person, at the branch if there is only one. */
function newPerson({ branches: [branch, ...others], contact_options }: PersonChoices): PersonForm {
  return { ...EMPTY, contact_options, organization_uuid: (!others.length && branch?.uuid) || null }
}

const showAtom = atom(null, (get, set, person: Person | undefined, isSaved: boolean) => {
  const form = person ? formOfPerson(person) : newPerson(get(choicesAtom))
  if (!isSaved || get(typedAtom) === get(sentAtom)) set(typedAtom, form)
  set(savedAtom, form)
  set(revisionAtom, person?.revision ?? '')
  set(refusedAtom, {})
  set(openedAtom, person)
  if (isSaved) return
  set(waitingAtom, undefined)
  set(addedAtom, undefined)
})

const applySavedAtom = atom(null, (get, set, person: Person) => {
  if (!get(openedAtom)) set(addedAtom, person.uuid)
  set(showAtom, person, true)
})

/** A person's form; loads its options too. */
export const personForm = formAtoms({
  dirtyAtom,
  load: async (call, uuid) => {
    const person = uuid === NEW ? undefined : call(getPerson, { params: { uuid } })
    return Promise.all([person, call(getPersonChoices, {})])
  },
  show: (set, [person, choices]) => {
    set(choicesAtom, choices)
    set(showAtom, person, false)
  },
  value: (get, set) => {
    set(refusedAtom, {})
    set(sentAtom, get(typedAtom))
    return { form: get(typedAtom), revision: get(revisionAtom) }
  },
  save: (call, uuid, { form, revision }: { form: PersonForm; revision: string }) =>
    uuid === NEW
      ? call(postPerson, { body: form })
      : call(putPerson, { params: { uuid }, body: { ...form, revision } }),
  saved: (set, _body, person) => set(applySavedAtom, person),
  said: () => ['people.saved'],
  shows: (field) => FIELDS.includes(field),
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, refusal?.errors ?? {})
  },
  // a person can also be in the middle of being deleted
  messageFor: async (failure) => (isConflict(failure) ? (await readFailure(failure, Failure))?.message : undefined),
  versions: { draftAtom: typedAtom, savedAtom }
})

/** The same person for users who may only read. */
export const personView = formAtoms({
  dirtyAtom: atom(false),
  load: (call, uuid) => call(getPerson, { params: { uuid } }),
  show: (set, person) => set(openedAtom, person),
  value: () => undefined,
  save: async () => undefined,
  saved: () => {},
  said: () => ['people.saved'],
  refused: async () => {}
})
