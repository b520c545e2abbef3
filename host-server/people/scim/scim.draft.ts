import * as v from 'valibot'
import { Email, line } from '#contract/values'
import { type Condition, parsePath, type Target } from './scim.filter.ts'
import { refusalOf } from './scim.schemas.ts'
import { ScimError } from './scim-error.ts'

/** What a directory can write of a person. */
export interface UserDraft {
  userName: string
  externalId: string | null
  /** Empty: both names together. */
  displayName: string
  givenName: string
  familyName: string
  email: string
  active: boolean
  /** The branch's name; empty without one. */
  department: string
}

/** An object's members; names of attributes have no capitals that count (RFC 7643, section 2.1). */
export const membersOf = (value: unknown): Map<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? new Map(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]))
    : new Map()

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Some write the value of a single attribute as `[{ value }]`. */
function single(value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== 1) return value
  return membersOf(value[0]).has('value') ? membersOf(value[0]).get('value') : value[0]
}

/** @throws ScimError */
export function textIn(value: unknown, name: string): string {
  const given = single(value)
  if (isEmpty(given)) throw new ScimError('value-required', name)
  const read = v.safeParse(line(255, 1), given)
  if (!read.success) throw new ScimError('value-wrong', name)
  return read.output
}

const optionalText = (value: unknown, name: string) => (isEmpty(single(value)) ? '' : textIn(value, name))

/** Also what Entra sends: `"False"`. */
const BOOLEANS: Record<string, boolean> = { true: true, false: false }

const isTrue = (value: unknown) => String(value).toLowerCase() === 'true'

function booleanIn(value: unknown, name: string): boolean {
  const given = single(value)
  const read = ['boolean', 'string'].includes(typeof given) ? BOOLEANS[String(given).toLowerCase()] : undefined
  if (read === undefined) throw new ScimError('boolean-wrong', name)
  return read
}

function emailIn(value: unknown): string {
  const read = v.safeParse(Email, single(value))
  if (!read.success) throw new ScimError(isEmpty(value) ? 'value-required' : 'value-wrong', 'emails.value')
  return read.output
}

/** The one of several addresses with which the person signs in: the primary one, else that of work. */
function mainOf(value: unknown): unknown {
  const entries = [value].flat().map(membersOf)
  const main =
    entries.find((one) => isTrue(one.get('primary'))) ??
    entries.find((one) => String(one.get('type')).toLowerCase() === 'work') ??
    entries.find((one) => !one.has('type'))
  return main?.get('value')
}

const ADDRESS: Record<string, (value: string | boolean, draft: UserDraft) => boolean> = {
  type: (value) => String(value).toLowerCase() === 'work',
  primary: isTrue,
  value: (value, { email }) => String(value).toLowerCase() === email.toLowerCase()
}

/** Whether conditions are those of the one address. */
const isAddressed = (conditions: readonly Condition[], draft: UserDraft) =>
  conditions.every(({ attribute, value }) => Object.hasOwn(ADDRESS, attribute) && ADDRESS[attribute]?.(value, draft))

type Write = (draft: UserDraft, value: unknown, name: string) => Partial<UserDraft>

const WRITES: Record<string, Write> = {
  username: (_, value, name) => ({ userName: textIn(value, name) }),
  externalid: (_, value, name) => ({ externalId: optionalText(value, name) || null }),
  displayname: (_, value, name) => ({ displayName: optionalText(value, name) }),
  active: (_, value, name) => ({ active: booleanIn(value, name) }),
  'name.givenname': (_, value, name) => ({ givenName: textIn(value, name) }),
  'name.familyname': (_, value, name) => ({ familyName: textIn(value, name) }),
  emails: (_, value) => ({ email: emailIn(mainOf(value)) }),
  'emails.value': (_, value) => ({ email: emailIn(value) }),
  'enterprise.department': (_, value, name) => ({ department: optionalText(value, name) })
}

/** Attributes that are made of others. */
const COMPLEX = new Set(['name', 'enterprise'])

/** What only a person must not be without. */
const REQUIRED = new Set(['username', 'active', 'name', 'name.givenname', 'name.familyname', 'emails', 'emails.value'])

/** An attribute that is written by a name of its own: unknown ones are refused, or left out. */
export type Unknown = 'refuse' | 'leave-out'

function write(draft: UserDraft, { name, conditions }: Target, value: unknown, unknown: Unknown): UserDraft {
  if (COMPLEX.has(name) && !conditions.length) return writeAll(draft, value, unknown, `${name}.`)
  const own = Object.hasOwn(WRITES, name) ? WRITES[name] : undefined
  if (!own) {
    if (unknown === 'leave-out') return draft
    throw new ScimError(refusalOf(name), name)
  }
  if (conditions.length && !name.startsWith('emails')) throw new ScimError('path-unknown', name)
  if (!isAddressed(conditions, draft)) throw new ScimError('no-target', name)
  return { ...draft, ...own(draft, value, name) }
}

/** @throws ScimError */
export function writeAll(draft: UserDraft, value: unknown, unknown: Unknown, prefix = ''): UserDraft {
  let written = draft
  for (const [key, one] of membersOf(value)) {
    if (isEmpty(one) && unknown === 'leave-out' && REQUIRED.has(prefix + key)) continue
    const target = prefix ? { name: prefix + key, conditions: [] } : targetOf(key, unknown)
    if (target) written = write(written, target, one, unknown)
  }
  return written
}

/** A key of an object is a path, too: Entra writes `name.givenName`. */
function targetOf(key: string, unknown: Unknown): Target | undefined {
  if (key === 'schemas' || key === 'meta') return undefined
  try {
    return parsePath(key)
  } catch (failure) {
    if (unknown === 'leave-out') return undefined
    throw failure
  }
}

const CLEARED: Record<string, Partial<UserDraft>> = {
  externalid: { externalId: null },
  displayname: { displayName: '' },
  enterprise: { department: '' },
  'enterprise.department': { department: '' }
}

function clear(draft: UserDraft, { name, conditions }: Target): UserDraft {
  if (REQUIRED.has(name)) throw new ScimError(isAddressed(conditions, draft) ? 'value-required' : 'no-target', name)
  const cleared = Object.hasOwn(CLEARED, name) ? CLEARED[name] : undefined
  if (!cleared || conditions.length) throw new ScimError(conditions.length ? 'path-unknown' : refusalOf(name), name)
  return { ...draft, ...cleared }
}

export interface Operation {
  op: 'add' | 'replace' | 'remove'
  /** Undefined: the value is an object of attributes. */
  path: string | undefined
  value: unknown
}

const OPERATIONS_MAX = 1000
const OPS = ['add', 'replace', 'remove'] as const

function operationIn(given: unknown): Operation {
  const members = membersOf(given)
  const written = members.get('op')
  // Entra begins them with a capital
  const op = OPS.find((one) => typeof written === 'string' && one === written.toLowerCase())
  if (!op) throw new ScimError('operation-unknown', typeof written === 'string' ? written : '')
  const path = members.get('path')
  if (!isEmpty(path) && typeof path !== 'string') throw new ScimError('path-unknown')
  if (op === 'remove' && isEmpty(path)) throw new ScimError('path-missing')
  return { op, path: (path as string) || undefined, value: members.get('value') }
}

/** @throws ScimError */
export function operationsIn(body: unknown): Operation[] {
  const list = membersOf(body).get('operations')
  if (!Array.isArray(list) || !list.length || list.length > OPERATIONS_MAX) throw new ScimError('operations-missing')
  return list.map(operationIn)
}

function operate(draft: UserDraft, { op, path, value }: Operation, id: string): UserDraft {
  if (path === undefined) {
    const members = membersOf(value)
    if (!members.size) throw new ScimError('value-required')
    // Okta repeats it
    if (members.has('id') && members.get('id') !== id) throw new ScimError('read-only', 'id')
    members.delete('id')
    return writeAll(draft, Object.fromEntries(members), 'refuse')
  }
  const target = parsePath(path)
  return op === 'remove' || value === null ? clear(draft, target) : write(draft, target, value, 'refuse')
}

/** All operations of a PATCH, or none. @throws ScimError */
export const patched = (draft: UserDraft, operations: readonly Operation[], id: string): UserDraft =>
  settled(
    draft,
    operations.reduce((one, operation) => operate(one, operation, id), draft)
  )

/** The last word is the last name. */
function split(name: string): Pick<UserDraft, 'givenName' | 'familyName'> | undefined {
  const words = name.split(' ').filter(Boolean)
  const familyName = words.pop()
  return familyName && words.length ? { givenName: words.join(' '), familyName } : undefined
}

const nameOf = ({ givenName, familyName }: UserDraft) => `${givenName} ${familyName}`

/** Where the whole name alone has changed, and was both names together, these follow it. */
function settled(before: UserDraft, after: UserDraft): UserDraft {
  const hasFollowed = nameOf(before) === (before.displayName || nameOf(before))
  const isAlone = after.displayName !== before.displayName && nameOf(after) === nameOf(before)
  const names = isAlone && hasFollowed && after.displayName ? split(after.displayName) : undefined
  return { ...after, ...names }
}

/** Before anything is written. */
export const NOBODY: UserDraft = {
  userName: '',
  externalId: null,
  displayName: '',
  givenName: '',
  familyName: '',
  email: '',
  active: true,
  department: ''
}

/** A person as they are sent whole; what is not sent stays as it is. @throws ScimError */
export function wholeUser(body: unknown, before: UserDraft = NOBODY): UserDraft {
  const members = membersOf(body)
  if (!members.size) throw new ScimError('body-missing')
  textIn(members.get('username'), 'userName')
  const written = settled(before, writeAll(before, body, 'leave-out'))
  const formatted = membersOf(members.get('name')).get('formatted')
  const names =
    written.givenName && written.familyName ? undefined : split(written.displayName || String(formatted ?? ''))
  const email = written.email || (v.is(Email, written.userName) ? written.userName : '')
  const user = { ...written, ...names, email }
  if (!user.email) throw new ScimError('address-missing')
  if (!user.givenName || !user.familyName) throw new ScimError('name-missing')
  return user
}
