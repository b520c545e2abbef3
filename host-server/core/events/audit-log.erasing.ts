import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '#contract/audit-log'
import type { Member, StaffEraser } from '../jobs/staff-erasing.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { entryWords } from './audit-words.ts'

const SLICE = 200

/** Fields of a person whose values are keys, and say nothing of who it is. */
const NEUTRAL = new Set(['status', 'roles', 'contact_options', 'appointment_types', 'is_institutional'])

const keysOf = ({ user_uuid, advisor_uuid, assistant_uuid, aliases }: Member) =>
  [user_uuid, advisor_uuid, assistant_uuid, ...aliases].filter((key): key is string => key !== null)

/** What names the member wherever it stands, and what does only as a whole. */
const saidOf = ({ names, emails, phones }: Member) => [...names, ...emails, ...phones].filter(Boolean)

const escaped = (value: string) => value.replace(/[\\%_]/g, '\\$&')
const inJson = (value: string) => JSON.stringify(value).slice(1, -1)

/** The entries that the member made, that are about them, or that name them. */
function entriesOf(db: TenantDb, member: Member) {
  const { user_uuid, names, aliases } = member
  return db.table('audit_log').where((one) => {
    one
      .where({ actor_uuid: user_uuid ?? '-' })
      .orWhereIn('actor_name', names)
      .orWhereIn('object_name', names)
      .orWhereIn('object_id', keysOf(member))
    for (const said of saidOf(member)) {
      one.orWhereRaw("lower(changes) like ? escape '\\'", [`%${escaped(inJson(said).toLowerCase())}%`])
    }
    for (const alias of aliases) {
      one.orWhereRaw("changes like ? escape '\\'", [`%${escaped(JSON.stringify(alias))}%`])
    }
  })
}

const pattern = (values: readonly string[]) =>
  new RegExp(values.map((value) => value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 'giu')

const sliceOf = (db: TenantDb, member: Member, after: string) =>
  entriesOf(db, member)
    .where('uuid', '>', after)
    .orderBy('uuid')
    .limit(SLICE)
    .select('uuid', 'actor_uuid', 'actor_name', 'object_id', 'object_name', 'changes')

/** What a text says with the pseudonym in place of the member. */
function replacing(member: Member) {
  const said = saidOf(member)
  const all = said.length ? pattern(said) : undefined
  return (text: string) => {
    if (member.aliases.includes(text)) return member.alias
    return all ? text.replace(all, member.pseudonym) : text
  }
}

type Slice = Awaited<ReturnType<typeof sliceOf>>

/** In a transaction of its own or of the caller. */
async function rewrite(trx: TenantDb, member: Member, rows: Slice): Promise<void> {
  // the job that chains entries must not read one before and write its hash after
  await trx.lockTenant()
  const { names, user_uuid, pseudonym } = member
  const keys = new Set(keysOf(member))
  const replaced = replacing(member)
  const isName = (name: string) => names.includes(name)
  const uuids = rows.map(({ uuid }) => uuid)
  // without it, a name cannot be guessed from the hash; the chain holds
  await trx.table('audit_chain').whereIn('entry_uuid', uuids).whereNotNull('salt').update({ salt: null })
  for (const { uuid, ...row } of rows) {
    const isAbout = keys.has(row.object_id)
    const print = (field: string, value: string | null) => {
      if (value === null) return null
      return isAbout && !NEUTRAL.has(field) ? pseudonym : replaced(value)
    }
    const changes = (JSON.parse(row.changes) as FieldChange[]).map(({ field, before, after: now }) => ({
      field,
      before: print(field, before),
      after: print(field, now)
    }))
    const actor_name = row.actor_uuid === user_uuid || isName(row.actor_name) ? pseudonym : row.actor_name
    const object_name = isAbout ? pseudonym : replaced(row.object_name)
    const object_id = member.aliases.includes(row.object_id) ? member.alias : row.object_id
    const said = { actor_name, object_name, object_id, changes: JSON.stringify(changes) }
    // the second time only what has come since is written, while the institution is locked
    if (isDeepStrictEqual({ ...row, ...said }, row)) continue
    const search_words = entryWords({ actor_name, object_name })
    await trx
      .table('audit_log')
      .where({ uuid })
      .update({ ...said, search_words })
  }
}

/** All entries, some at a time. */
async function rewriteAll(
  db: TenantDb,
  member: Member,
  within: (work: (trx: TenantDb) => Promise<void>) => Promise<void>
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Slice = await sliceOf(db, member, after)
    if (rows.length) await within((trx) => rewrite(trx, member, rows))
    after = rows.length === SLICE ? rows.at(-1)?.uuid : undefined
  }
}

/**
 * With the account, in its transaction and after it: what was tried until then, such as a failed sign-in, may have
 * written the name once more.
 */
export const forgetInLog = (trx: TenantDb, member: Member): Promise<void> =>
  rewriteAll(trx, member, (work) => work(trx))

/** The entries stay, with what was changed and a pseudonym in place of the name. */
export const auditEraser: StaffEraser = {
  name: 'audit_log',
  kind: 'audit-entry',

  async count(db, member) {
    const [counted] = await entriesOf(db, member).count('* as total')
    return { retained: Number(counted?.total ?? 0) }
  },

  async erase({ db }, member) {
    await rewriteAll(db, member, (work) => db.transaction(work))
    return { done: true }
  }
}
