import * as v from 'valibot'
import type { BulkChange } from '#contract/bulk-changes'
import { formOfPerson, INVITATIONS_MAX, type PeopleChoice, type Person, type PersonForm } from '#contract/people'
import type { PeopleChangeForm, PeopleChangeKind } from '#contract/people-changes'
import { Email } from '#contract/values'
import { countOnSite } from '../../booking/appointments/relocation.service.ts'
import { Conflict, NotFound, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { bulkChanges } from '../../core/jobs/bulk-changes.ts'
import { actingAs } from '../people/acting-user.service.ts'
import { findCardsElsewhere, findChosen } from '../people/people.list.ts'
import { findBranches, lock } from '../people/people.repository.ts'
import * as people from '../people/people.service.ts'
import { deactivate, reactivate } from './people-changes.departures.ts'
import { giveTopics, refuseTopics, takeTopics } from './people-changes.topics.ts'

type Change = Omit<PeopleChangeForm, 'people'>

interface Move {
  people: PeopleChoice
  organization_uuid: string
}

export const BATCH = 5

/** A person's form after the change. */
function changed(form: PersonForm, { kind, organization_uuid, role }: Change): PersonForm {
  if (kind === 'branch') return { ...form, organization_uuid }
  const others = form.roles.filter((one) => one !== role)
  return { ...form, roles: kind === 'give-role' && role ? [...others, role] : others }
}

const isSame = (before: Person, after: PersonForm) =>
  before.organization_uuid === after.organization_uuid && before.roles.length === after.roles.length

async function changeForm(call: Call, change: Change, uuid: string): Promise<boolean> {
  const before = await people.read(call, uuid)
  const after = changed(formOfPerson(before), change)
  if (isSame(before, after)) return false
  // a card may be without one, an account may not
  if (!v.is(Email, after.email_address)) throw new Unprocessable({ email_address: [call.t('errors.email')] })
  await people.change(call, uuid, after)
  return true
}

type Refuse = (call: Call, change: Change) => Promise<void>

const refuseBranch: Refuse = async ({ db, t }, { organization_uuid }) => {
  if (!organization_uuid) throw new Unprocessable({ organization_uuid: [t('errors.required')] })
  const [branch] = await findBranches(db, [organization_uuid])
  if (!branch) throw new Unprocessable({ organization_uuid: [t('people.branch-unknown')] })
  if (branch.closed_at) throw new Unprocessable({ organization_uuid: [t('people.branch-closed')] })
}

const refuseRole: Refuse = async ({ tenant, t }, { role }) => {
  if (!tenant.modules.has('roles-management')) throw new Unprocessable({ role: [t('people.roles-off')] })
  if (!role) throw new Unprocessable({ role: [t('errors.required')] })
}

interface Kind {
  /** What could succeed for no one. @throws Unprocessable */
  refuse: Refuse
  change(call: Call, change: Change, uuid: string): Promise<boolean>
}

const ofRoles: Kind = { refuse: refuseRole, change: changeForm }
const ofTopics = (change: typeof giveTopics): Kind => ({
  refuse: (call, { topics }) => refuseTopics(call, topics),
  change: (call, { topics }, uuid) => change(call, topics, uuid)
})

const KINDS: Record<PeopleChangeKind, Kind> = {
  branch: { refuse: refuseBranch, change: changeForm },
  'give-role': ofRoles,
  'take-role': ofRoles,
  'give-topics': ofTopics(giveTopics),
  'take-topics': ofTopics(takeTopics),
  deactivate: { refuse: async () => {}, change: deactivate },
  reactivate: { refuse: async () => {}, change: (call, _change, uuid) => reactivate(call, uuid) }
}

const changes = bulkChanges<Change>({
  of: 'people-changes',
  batch: BATCH,
  lock,
  actingAs,
  change: (call, change, uuid) => KINDS[change.kind].change(call, change, uuid)
})

export const { read, jobs } = changes

/** What a move to a branch would mean for customers. @throws NotFound for an unknown branch */
export async function preview(call: Call, { people: choice, organization_uuid }: Move): Promise<{ count: number }> {
  if (!(await findBranches(call.db, [organization_uuid])).length) throw new NotFound()
  const cards = await findCardsElsewhere(call, choice, organization_uuid)
  return { count: await countOnSite(call.db, cards, call.app.clock.now()) }
}

/** Starts what is valid, once `approve` has nothing against it. @throws Conflict for too many people */
export async function start(
  call: Call,
  { people: choice, ...change }: PeopleChangeForm,
  approve: () => void
): Promise<BulkChange> {
  await KINDS[change.kind].refuse(call, change)
  const chosen = await findChosen(call, choice)
  if (chosen.length > INVITATIONS_MAX) throw new Conflict('people-changes.too-many')
  approve()
  return changes.start(call, change, chosen)
}
