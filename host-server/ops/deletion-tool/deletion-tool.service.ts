import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  ERASED_KINDS,
  type ErasablePerson,
  type ErasedCount,
  type ErasedKey,
  type Erasure,
  type ErasureForm,
  OTHER_NAMES_MAX,
  PEOPLE_FOUND_MAX,
  type PersonKey
} from '#contract/deletion-tool'
import { languageTag } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { Conflict, found, NotFound, Refusal, Unprocessable } from '../../core/base/failures.ts'
import { record, recordDeed } from '../../core/events/audit-record.ts'
import { type Call, requireProof } from '../../core/http/http.ts'
import {
  hasWords,
  keyOf,
  type Naming,
  type Person,
  type PersonSearch,
  plainEmail,
  plainPhone,
  searchOf
} from '../../core/jobs/erasing.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { linkErasure, unlinkErasure } from '../data-requests/data-requests.repository.ts'
import { certificateOf } from './certificate.ts'
import type { ErasureRow } from './deletion-tool.repository.ts'
import * as repository from './deletion-tool.repository.ts'
import { goOn, isStalled, pageJob, stepsOf } from './erasure.jobs.ts'
import * as members from './members.service.ts'
import { newReference } from './reference.ts'

/** As many rows of a noun are looked at, and for words more: these may be in addresses, of which nothing is told. */
const ROWS_FOUND = 200
const ROWS_LOOKED_THROUGH = 5000

interface Customer extends PersonKey {
  /** Those of the rows, the newest first. */
  names: string[]
  latest_at: string
}

/** Who is to be erased, in words for the one who decides it. */
interface Subject {
  names: readonly string[]
  kinds: ErasedCount[]
}

async function findRows({ app, db }: Call, search: PersonSearch): Promise<{ rows: Naming[]; isCut: boolean }> {
  const rows: Naming[] = []
  let isCut = false
  const { words } = search
  const limit = words ? ROWS_LOOKED_THROUGH : ROWS_FOUND
  for (const { find } of app.erasers) {
    const some = (await find?.(db, search, limit)) ?? []
    const meant = words ? some.filter(({ name }) => hasWords(name, words)) : some
    isCut ||= some.length === limit || meant.length > ROWS_FOUND
    rows.push(...meant.slice(0, ROWS_FOUND))
  }
  return { rows, isCut }
}

/** As a name is seen and typed: what nobody sees, several spaces and the kind of apostrophe do not matter. */
const asTyped = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

function customersIn(rows: readonly Naming[]): Customer[] {
  const customers = new Map<string, Customer>()
  for (const row of rows.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))) {
    const key = keyOf(row)
    if (!key) continue
    const id = `${key.by} ${key.value}`
    const customer = customers.get(id) ?? { ...key, names: [], latest_at: row.created_at }
    if (!customer.names.some((name) => asTyped(name) === asTyped(row.name))) customer.names.push(row.name)
    customers.set(id, customer)
  }
  return [...customers.values()]
}

export async function countAll({ app, db }: Pick<Call, 'app' | 'db'>, person: Person): Promise<ErasedCount[]> {
  const counts = new Map<string, ErasedCount>()
  for (const { kind, count } of app.erasers) {
    const { removed, retained = 0 } = await count(db, person, app)
    if (removed || retained) counts.set(kind, { kind, removed, retained })
  }
  return ERASED_KINDS.flatMap((kind) => counts.get(kind) ?? [])
}

export async function countAhead({ app, db }: Pick<Call, 'app' | 'db'>, person: Person, now: string): Promise<number> {
  let ahead = 0
  for (const eraser of app.erasers) ahead += (await eraser.countAhead?.(db, person, now)) ?? 0
  return ahead
}

/** The customer with all names under which there are rows. */
export async function findCustomer(call: Call, key: PersonKey): Promise<Customer | undefined> {
  const { rows } = await findRows(call, { [key.by]: key.value })
  return customersIn(rows).find(({ by, value }) => by === key.by && value === key.value)
}

/** Customers with what an erasure would take and leave, who was here last first. */
async function searchCustomers(call: Call, asked: PersonSearch): Promise<{ people: ErasablePerson[]; isCut: boolean }> {
  const until = instant(call.app.clock.now())
  const { rows, isCut } = await findRows(call, asked)
  const customers = customersIn(rows)
  const people: ErasablePerson[] = []
  for (const { by, value, names, latest_at } of customers.slice(0, PEOPLE_FOUND_MAX)) {
    const person = { by, value, until }
    // a search for words has found some of the rows only
    const all = (await findCustomer(call, person))?.names ?? []
    const [name = ''] = names
    const ahead = await countAhead(call, person, until)
    people.push({
      by,
      value,
      contact: by === 'chat' ? '' : value,
      person_uuid: null,
      obstacle: ahead ? 'ahead' : null,
      name,
      has_namesake: false,
      other_names: all.filter((one) => asTyped(one) !== asTyped(name)).slice(0, OTHER_NAMES_MAX),
      latest_at,
      ahead,
      kinds: await countAll(call, person)
    })
  }
  return { people, isCut: isCut || customers.length > PEOPLE_FOUND_MAX }
}

const kindOf = ({ email, phone, token_hash }: PersonSearch) => {
  if (token_hash) return 'token'
  if (email) return 'email'
  return phone ? 'phone' : 'name'
}

/** That somebody was looked for, but not who. */
const logSearch = (call: Call, asked: PersonSearch, found: number) =>
  recordDeed(call.db, call, 'searched', { object: 'person-search', id: kindOf(asked), name: kindOf(asked) }, { found })

/** Advisors, staff and customers with what an erasure would take and leave. */
export async function search(
  call: Call,
  { q }: { q: string }
): Promise<{ people: ErasablePerson[]; has_more: boolean }> {
  const asked = searchOf(q)
  const staff = await members.search(call, q, PEOPLE_FOUND_MAX)
  const customers = await searchCustomers(call, asked)
  const people = [...staff.people, ...customers.people]
  await logSearch(call, asked, people.length)
  return { people, has_more: staff.isCut || customers.isCut }
}

/** A message in the reader's language, with its day. */
function said({ t, locale }: Call, [id, values]: [string, Record<string, string>]): string {
  const { day } = values
  const print = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  return t(id, { ...values, ...(day && { day: print.format(new Date(day)) }) })
}

/** Nobody would recognise it. */
const isKey = ({ known_by }: ErasureRow) => known_by === 'staff' || known_by === 'chat'

const shown = (call: Call, row: ErasureRow, is_stalled = false): Erasure => ({
  uuid: row.uuid,
  reference: row.reference,
  state: row.state,
  person: row.value ? { name: row.name, value: isKey(row) ? '' : row.value } : null,
  user_name: row.user_name,
  approver_name: row.approver_name,
  created_at: row.created_at,
  finished_at: row.finished_at,
  kinds: JSON.parse(row.kinds) as ErasedCount[],
  done: row.done,
  steps: stepsOf(call.app, row).length,
  messages: (JSON.parse(row.messages) as [string, Record<string, string>][]).map((one) => said(call, one)),
  is_own: row.user_uuid === call.user?.uuid,
  is_stalled
})

export async function list(call: Call): Promise<Erasure[]> {
  const erasures: Erasure[] = []
  for (const row of await repository.findLatest(call.db)) {
    erasures.push(shown(call, row, await isStalled(call.db, row)))
  }
  return erasures
}

const log = (trx: TenantDb, call: Call, { uuid, reference }: ErasureRow, before: string | undefined, after: string) =>
  record(
    trx,
    call,
    { object: 'erasure', id: uuid, name: reference },
    before === undefined ? undefined : { erasure_state: before },
    { erasure_state: after }
  )

const PLAIN: Record<ErasedKey['by'], (value: string) => string> = {
  email: plainEmail,
  phone: plainPhone,
  chat: (uuid) => uuid,
  staff: (uuid) => uuid
}
const plain = ({ by, value }: ErasedKey): ErasedKey => ({ by, value: PLAIN[by](value) })

async function customerOf(call: Call, { by, value }: PersonKey, until: string): Promise<Subject> {
  const person = { by, value, until }
  const customer = await findCustomer(call, person)
  if (!customer) throw new Conflict('errors.erasure-nobody')
  if (await countAhead(call, person, until)) throw new Conflict('errors.erasure-ahead')
  return { names: customer.names, kinds: await countAll(call, person) }
}

async function memberOf(call: Call, uuid: string): Promise<Subject> {
  const known = await members.findErasable(call, uuid)
  return { names: [...new Set([known.name, ...known.names])], kinds: await members.countAll(call, known) }
}

/** Whom a key means, and what would go. @throws Conflict while they cannot be erased */
const subjectOf = (call: Call, { by, value }: ErasedKey, until: string): Promise<Subject> =>
  by === 'staff' ? memberOf(call, value) : customerOf(call, { by, value }, until)

/** Whether an erasure had stopped, and goes on now. */
async function continued(trx: TenantDb, call: Call, row: ErasureRow): Promise<boolean> {
  if (!(await goOn(trx, call.app.clock.now(), row))) return false
  await log(trx, call, row, 'stalled', 'running')
  return true
}

const needsApproval = ({ tenant }: Call) => tenant.settings.erasure_approval === 'true'

/** Needs a proof, which is asked for once the person can be erased and the typed name is theirs. */
export async function begin(call: Call, { confirmation, ...form }: ErasureForm): Promise<Erasure> {
  const { app, db, user, t } = call
  const key = plain(form)
  const until = instant(app.clock.now())
  const { names, kinds } = await subjectOf(call, key, until)
  const name = names.find((one) => asTyped(one) === asTyped(confirmation))
  if (name === undefined) {
    const known = names.slice(0, OTHER_NAMES_MAX).join(' / ')
    throw new Unprocessable({ confirmation: [t('deletion-tool.wrong-name', { name: known })] })
  }
  requireProof(call)
  const waits = needsApproval(call)
  const row: ErasureRow = {
    uuid: randomUUID(),
    reference: newReference(until),
    state: waits ? 'waiting' : 'running',
    known_by: key.by,
    value: key.value,
    name,
    kinds: JSON.stringify(kinds),
    kind: '',
    page: 0,
    done: 0,
    messages: '[]',
    user_uuid: user?.uuid ?? '',
    user_name: user?.full_name ?? '',
    approver_name: null,
    created_at: until,
    begun_at: waits ? null : until,
    noted_at: null,
    finished_at: null
  }
  return db.transaction(async (trx) => {
    await trx.lockTenant()
    if (key.by === 'staff') await members.refuseReturned(trx, key.value)
    const twin = await repository.findTwin(trx, row)
    if (twin && (await continued(trx, call, twin))) return shown(call, twin)
    if (twin) throw new Conflict('errors.erasure-twice')
    await repository.insert(trx, row)
    await linkErasure(trx, row)
    await log(trx, call, row, undefined, row.state)
    if (!waits) await enqueue(trx, app.clock.now(), pageJob(row))
    return shown(call, row)
  })
}

/** Releases an erasure of somebody else, of what is there now. */
export async function approve(call: Call, uuid: string): Promise<Erasure> {
  const { app, db, user } = call
  const until = instant(app.clock.now())
  const waiting = found(await repository.find(db, uuid))
  if (waiting.state !== 'waiting') throw new Conflict('errors.erasure-not-waiting')
  if (waiting.user_uuid === user?.uuid) throw new Refusal(403, 'errors.erasure-own-approval')
  const { kinds: counted } = await subjectOf(call, { by: waiting.known_by, value: waiting.value }, until)
  const kinds = JSON.stringify(counted)
  return db.transaction(async (trx) => {
    await trx.lockTenant()
    const row = await repository.lock(trx, uuid)
    if (row?.state !== 'waiting') throw new Conflict('errors.erasure-not-waiting')
    if (row.known_by === 'staff') await members.refuseReturned(trx, row.value)
    const change = { state: 'running', kinds, approver_name: user?.full_name ?? '', begun_at: until } as const
    await repository.update(trx, uuid, change)
    await log(trx, call, row, 'waiting', 'running')
    await enqueue(trx, app.clock.now(), pageJob(row))
    return shown(call, { ...row, ...change })
  })
}

/** Goes on with an erasure whose job was given up, where it was. */
export const resume = (call: Call, uuid: string): Promise<Erasure> =>
  call.db.transaction(async (trx) => {
    const row = found(await repository.lock(trx, uuid))
    if (!(await continued(trx, call, row))) throw new Conflict('errors.erasure-goes-on')
    return shown(call, row)
  })

export const withdraw = (call: Call, uuid: string): Promise<void> =>
  call.db.transaction(async (trx) => {
    const row = found(await repository.lock(trx, uuid))
    if (row.state !== 'waiting') throw new Conflict('errors.erasure-not-waiting')
    const finished_at = instant(call.app.clock.now())
    await repository.update(trx, uuid, { state: 'withdrawn', value: '', name: '', finished_at })
    await unlinkErasure(trx, uuid)
    await log(trx, call, row, 'waiting', 'withdrawn')
  })

/** What says that somebody was erased; only the one who asked for it knows who. */
export async function certificate(call: Call, uuid: string): Promise<Readable> {
  const row = found(await repository.find(call.db, uuid))
  if (row.state !== 'done') throw new NotFound()
  call.ctx.attachment(`${row.reference}.pdf`)
  return Readable.from([certificateOf(call, shown(call, row))])
}
