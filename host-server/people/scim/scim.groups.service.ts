import { randomUUID } from 'node:crypto'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as people from '../people/people.repository.ts'
import { membersOf, type Operation, textIn } from './scim.draft.ts'
import { parsePath, type Target } from './scim.filter.ts'
import * as repository from './scim.repository.ts'
import { versionOfGroup } from './scim.resources.ts'
import { followGroups } from './scim.roles.service.ts'
import { refusalOf } from './scim.schemas.ts'
import { refuseOld } from './scim.users.service.ts'
import { ScimError } from './scim-error.ts'

interface GroupDraft {
  displayName: string
  externalId: string | null
  members: ReadonlySet<string>
}

/** The keys of members, as `[{ value }]`, as one of them or as plain texts. */
function keysIn(value: unknown): string[] {
  if (value === undefined || value === null) return []
  return [value].flat().map((one) => {
    const key = typeof one === 'string' ? one : membersOf(one).get('value')
    if (typeof key !== 'string') throw new ScimError('member-unknown')
    return key
  })
}

type Write = (draft: GroupDraft, value: unknown) => Partial<GroupDraft>

const externalIdIn = (value: unknown) =>
  value === null || value === undefined || value === '' ? null : textIn(value, 'externalId')

const ATTRIBUTES: Record<string, Write> = {
  displayname: (_, value) => ({ displayName: textIn(value, 'displayName') }),
  externalid: (_, value) => ({ externalId: externalIdIn(value) }),
  members: (_, value) => ({ members: new Set(keysIn(value)) })
}

const writeOf = (name: string) => (Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined)

const added = ({ members }: GroupDraft, value: unknown) => ({ members: new Set([...members, ...keysIn(value)]) })

function write(draft: GroupDraft, op: Operation['op'], name: string, value: unknown): GroupDraft {
  if (op === 'add' && name === 'members') return { ...draft, ...added(draft, value) }
  const own = writeOf(name)
  if (!own) throw new ScimError(refusalOf(name), name)
  return { ...draft, ...own(draft, value) }
}

/** Which members a path or a value names; undefined for all of them. */
function namedBy({ conditions }: Target, value: unknown): string[] | undefined {
  if (!conditions.length) return value === undefined || value === null ? undefined : keysIn(value)
  return conditions.map(({ attribute, value: key }) => {
    if (attribute !== 'value' || typeof key !== 'string') throw new ScimError('path-unknown', attribute)
    return key
  })
}

function remove(draft: GroupDraft, target: Target, value: unknown): GroupDraft {
  if (target.name === 'externalid') return { ...draft, externalId: null }
  if (target.name === 'displayname') throw new ScimError('value-required', 'displayName')
  if (target.name !== 'members') throw new ScimError(refusalOf(target.name), target.name)
  const left = new Set(draft.members)
  for (const key of namedBy(target, value) ?? draft.members) left.delete(key)
  return { ...draft, members: left }
}

function operate(draft: GroupDraft, { op, path, value }: Operation, id: string): GroupDraft {
  if (path !== undefined) {
    const target = parsePath(path)
    if (op === 'remove') return remove(draft, target, value)
    if (target.conditions.length) throw new ScimError('path-unknown', path)
    return write(draft, op, target.name, value)
  }
  const members = membersOf(value)
  if (!members.size) throw new ScimError('value-required')
  // Okta repeats it
  if (members.has('id') && members.get('id') !== id) throw new ScimError('read-only', 'id')
  let written = draft
  for (const [key, one] of members) {
    if (!['id', 'schemas', 'meta'].includes(key)) written = write(written, op, parsePath(key).name, one)
  }
  return written
}

/** A group as it is sent whole; what is not sent stays as it is. */
function wholeGroup(body: unknown, before: GroupDraft = EMPTY): GroupDraft {
  const members = membersOf(body)
  if (!members.size) throw new ScimError('body-missing')
  textIn(members.get('displayname'), 'displayName')
  let written = before
  for (const [key, value] of members) if (writeOf(key)) written = write(written, 'replace', key, value)
  return written
}

const EMPTY: GroupDraft = { displayName: '', externalId: null, members: new Set() }

/** @throws NotFound */
export async function findGroup(db: TenantDb, uuid: string): Promise<repository.GroupRow> {
  const row = await repository.findGroup(db, uuid)
  if (!row) throw new NotFound()
  return row
}

async function draftOf(trx: TenantDb, row: repository.GroupRow): Promise<GroupDraft> {
  const members = await repository.findMembers(trx, [row.uuid])
  return {
    displayName: row.display_name,
    externalId: row.external_id,
    members: new Set(members.map(({ user_uuid }) => user_uuid))
  }
}

/** Groups in groups are none here: their members are people. */
async function refuseUnknown(trx: TenantDb, keys: readonly string[]) {
  const known = new Set(await repository.findVisible(trx, keys))
  const unknown = keys.find((key) => !known.has(key))
  if (unknown !== undefined) throw new ScimError('member-unknown', unknown)
}

const locked = <T>(call: Call, work: (trx: TenantDb) => Promise<T>): Promise<T> =>
  call.db.transaction(async (trx) => {
    await people.lock(trx)
    return work(trx)
  })

const UUID = /^[\da-f-]{36}$/

async function writeMembers(trx: TenantDb, uuid: string, before: GroupDraft, wanted: GroupDraft) {
  const joined = [...wanted.members].filter((key) => !before.members.has(key))
  const left = [...before.members].filter((key) => !wanted.members.has(key))
  const wrong = joined.find((key) => !UUID.test(key))
  if (wrong !== undefined) throw new ScimError('member-unknown', wrong)
  await refuseUnknown(trx, joined)
  await repository.addMembers(trx, uuid, joined)
  await repository.removeMembers(trx, uuid, left)
  return { joined, left }
}

/** The groups' names are what a mapping of roles may name. */
const isRenamed = (before: GroupDraft, wanted: GroupDraft) =>
  before.displayName !== wanted.displayName || before.externalId !== wanted.externalId

const columnsOf = ({ displayName, externalId }: GroupDraft) => ({ display_name: displayName, external_id: externalId })

async function refuseTaken(trx: TenantDb, { displayName }: GroupDraft, uuid: string) {
  if (await repository.isGroupTaken(trx, displayName, uuid)) throw new ScimError('group-taken', displayName)
}

export const create = (call: Call, body: unknown): Promise<repository.GroupRow> =>
  locked(call, async (trx) => {
    const wanted = wholeGroup(body)
    const uuid = randomUUID()
    await refuseTaken(trx, wanted, uuid)
    await repository.insertGroup(trx, uuid, columnsOf(wanted))
    const { joined } = await writeMembers(trx, uuid, EMPTY, wanted)
    await followGroups(call, trx, joined)
    return findGroup(trx, uuid)
  })

const change = (
  call: Call,
  uuid: string,
  expected: string | undefined,
  edit: (before: GroupDraft) => GroupDraft
): Promise<repository.GroupRow> =>
  locked(call, async (trx) => {
    const row = await findGroup(trx, uuid)
    refuseOld(expected, versionOfGroup(row))
    const before = await draftOf(trx, row)
    const wanted = edit(before)
    await refuseTaken(trx, wanted, uuid)
    const { joined, left } = await writeMembers(trx, uuid, before, wanted)
    const hasOther = isRenamed(before, wanted)
    if (hasOther || joined.length || left.length) await repository.updateGroup(trx, uuid, columnsOf(wanted))
    await followGroups(
      call,
      trx,
      hasOther ? [...new Set([...before.members, ...wanted.members])] : [...joined, ...left]
    )
    return findGroup(trx, uuid)
  })

export const replace = (call: Call, uuid: string, expected: string | undefined, body: unknown) =>
  change(call, uuid, expected, (before) => wholeGroup(body, before))

export const patch = (call: Call, uuid: string, expected: string | undefined, operations: readonly Operation[]) =>
  change(call, uuid, expected, (before) =>
    operations.reduce((draft, operation) => operate(draft, operation, uuid), before)
  )

export const removeGroup = (call: Call, uuid: string, expected: string | undefined): Promise<void> =>
  locked(call, async (trx) => {
    const row = await findGroup(trx, uuid)
    refuseOld(expected, versionOfGroup(row))
    const { members } = await draftOf(trx, row)
    await repository.removeGroup(trx, uuid)
    await followGroups(call, trx, [...members])
  })
