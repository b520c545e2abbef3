import { atom } from 'jotai'
import { getTopics, managesTopics, type Topic } from '#contract/appointment-topics'
import type { PeopleChoice } from '#contract/people'
import {
  getPeopleChange,
  type PeopleChangeForm,
  type PeopleChangeKind,
  postPeopleChange
} from '#contract/people-changes'
import { mayAtom } from '../../core/data/access.ts'
import { bulkChangeAtoms } from '../../core/data/bulk-changes.atoms.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { failAtom } from '../people/access.atoms.ts'
import { people } from '../people/people.atoms.ts'

export interface Draft {
  kind: PeopleChangeKind
  organization_uuid: string
  role: NonNullable<PeopleChangeForm['role']> | ''
  topics: readonly Topic[]
  appointments: PeopleChangeForm['appointments']
  message: string
}

type Choice = Partial<PeopleChoice>

/** The change that was started last: what it is called, and how many appointments it moves along. */
export const startedAtom = atom<{ kind: PeopleChangeKind; what: string; appointments: number } | undefined>(undefined)

export const mayChangeTopicsAtom = mayAtom(managesTopics)

/** The topics on offer. */
export const topics = requestAtoms<readonly Topic[]>({ ask: (call) => call(getTopics, { query: {} }) })

export const isAboutTopics = (kind: PeopleChangeKind) => kind === 'give-topics' || kind === 'take-topics'

type Value = Partial<Pick<PeopleChangeForm, 'organization_uuid' | 'role' | 'topics' | 'appointments' | 'message'>>

function chosenValue({ kind, organization_uuid, role, topics: chosen, appointments, message }: Draft): Value {
  if (kind === 'branch') return { organization_uuid: organization_uuid || null }
  if (isAboutTopics(kind)) return { topics: chosen.map(({ uuid }) => uuid) }
  if (kind === 'deactivate') return { appointments, ...(appointments === 'cancel' && { message }) }
  if (kind === 'reactivate') return {}
  return { role: role || null }
}

const formOf = (draft: Draft, choice: Choice) => ({ people: choice, kind: draft.kind, ...chosenValue(draft) })

export const peopleChanges = bulkChangeAtoms<Draft, Choice>({
  first: { kind: 'branch', organization_uuid: '', role: '', topics: [], appointments: 'leave-out', message: '' },
  post: (call, draft, choice) => call(postPeopleChange, { body: formOf(draft, choice) as PeopleChangeForm }),
  read: (call, uuid) => call(getPeopleChange, { params: { uuid } }),
  refreshAtom: people.refreshAtom,
  failAtom
})
