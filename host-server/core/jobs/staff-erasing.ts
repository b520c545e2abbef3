import type { Knex } from 'knex'
import type { StaffKind } from '#contract/deletion-tool'
import type { AppContext } from '../tenancy/app-context.ts'
import type { TableName } from '../tenancy/query.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { ErasedPage, Eraser, Person } from './erasing.ts'
import type { JobContext } from './outbox.ts'

/** An advisor, a member of staff or an assistant, by all keys and names under which rows may have them. */
export interface Member {
  /** The card's key, or without one the account's or the assistant's. */
  uuid: string
  user_uuid: string | null
  advisor_uuid: string | null
  assistant_uuid: string | null
  /** Of account and card, with titles and without. */
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
  /** The present one first. */
  aliases: readonly string[]
  /** What stands in place of the name from now on. */
  pseudonym: string
  /** What stands in place of the first alias; others get a number. */
  alias: string
}

type Key = 'uuid' | 'user_uuid' | 'advisor_uuid' | 'assistant_uuid'

/** Which rows are a member's: a column has one of the keys. */
type Owner = readonly [column: string, key: Key]

/** How a table forgets an advisor or a member of staff. */
export interface StaffEraser {
  /** Tells where an erasure stands, and so is different for each. */
  name: string
  kind: StaffKind
  /** After those that find their rows by names: account and card themselves, and what is made of them. */
  after?: 'names' | 'card'
  count(db: TenantDb, member: Member, app: Pick<AppContext, 'config'>): Promise<{ removed?: number; retained?: number }>
  /** Erases some more, in short transactions of its own. It may run twice. Absent where everything stays. */
  erase?(context: JobContext, member: Member): Promise<ErasedPage>
}

/** As many rows are changed in a transaction, which blocks SQLite's only connection. */
const PER_PAGE = 100

/** Tables and columns that a noun names, which no type can follow. */
const rowsOf = (db: TenantDb, table: TableName) => db.table(table) as object as Knex.QueryBuilder

const totalOf = async (rows: Knex.QueryBuilder): Promise<number> => {
  const [counted] = await rows.count('* as total')
  return Number(counted?.total ?? 0)
}

function ownedBy(rows: Knex.QueryBuilder, [column, key]: Owner, member: Member): Knex.QueryBuilder {
  const value = member[key]
  return value === null ? rows.whereRaw('1 = 0') : rows.where(column, value)
}

/** The rows of a table that have the member's key are deleted. */
export const removed = (kind: StaffKind, table: TableName, owner: Owner): StaffEraser => ({
  name: table,
  kind,
  count: async (db, member) => ({ removed: await totalOf(ownedBy(rowsOf(db, table), owner, member)) }),
  async erase({ db }, member) {
    await ownedBy(rowsOf(db, table), owner, member).delete()
    return { done: true }
  }
})

/** The rows of a table that have the member's key stay, as they say nothing of the member but the key. */
export const kept = (kind: StaffKind, table: TableName, owner: Owner): StaffEraser => ({
  name: `kept-${table}`,
  kind,
  count: async (db, member) => ({ retained: await totalOf(ownedBy(rowsOf(db, table), owner, member)) })
})

interface Named {
  table: TableName
  /** The primary key. */
  key: readonly string[]
  /** The column with a name. */
  name: string
  /** Rows in which the name is the member's, however it was written then. */
  owner?: Owner
  /** Leaves out rows whose name is not one of staff. */
  only?: Readonly<Record<string, string | boolean>>
  /** What the member wrote there. */
  blank?: Readonly<Record<string, string>>
}

/** Rows that name a member stay; a pseudonym takes the place of the name. */
export function pseudonymised({ table, key, name, owner, only = {}, blank }: Named): StaffEraser {
  const find = (db: TenantDb, member: Member) =>
    rowsOf(db, table)
      .where(only)
      .whereNot(name, member.pseudonym)
      .where((one) => {
        one.whereIn(name, [...member.names])
        if (owner) one.orWhere((other) => ownedBy(other, owner, member))
      })
  return {
    name: `${table}-${name}`,
    kind: 'mention',
    count: async (db, member) => ({ retained: await totalOf(find(db, member)) }),
    async erase({ db }, member) {
      const rows: Record<string, string>[] = await find(db, member)
        .limit(PER_PAGE)
        .select(...key)
      const change = { [name]: member.pseudonym, ...blank }
      await db.transaction(async (trx) => {
        for (const row of rows) await rowsOf(trx, table).where(row).update(change)
      })
      return { done: rows.length < PER_PAGE }
    }
  }
}

/** What the alias at this place becomes. */
export const formerAlias = ({ alias }: Member, place: number) => (place ? `${alias}-${place + 1}` : alias)

/** Figures, or other rows that have an alias, stay; another takes its place. */
export const aliasReplaced = (table: TableName, column = 'advisor_alias', kind: StaffKind = 'figure'): StaffEraser => ({
  name: `${table}-${column}`,
  kind,
  count: async (db, { aliases }) => ({ retained: await totalOf(rowsOf(db, table).whereIn(column, [...aliases])) }),
  async erase({ db }, member) {
    for (const [place, alias] of member.aliases.entries()) {
      await rowsOf(db, table)
        .where(column, alias)
        .update({ [column]: formerAlias(member, place) })
    }
    return { done: true }
  }
})

interface Mentioning {
  table: TableName
  key: readonly string[]
  /** JSON. */
  column: string
}

/** A value as it stands in JSON, as a pattern. */
const quotedPattern = (value: string) => `%${JSON.stringify(value).replace(/[\\%_]/g, '\\$&')}%`

/** Aliases that are values in JSON become others. */
export const aliasesIn = ({ table, key, column }: Mentioning): StaffEraser => {
  const find = (db: TenantDb, { aliases }: Member) =>
    rowsOf(db, table).where((one) => {
      one.whereRaw('1 = 0')
      for (const alias of aliases) one.orWhereRaw("?? like ? escape '\\'", [column, quotedPattern(alias)])
    })
  return {
    name: `${table}-${column}`,
    kind: 'mention',
    count: async (db, member) => ({ retained: await totalOf(find(db, member)) }),
    async erase({ db }, member) {
      const rows: Record<string, string>[] = await find(db, member)
        .limit(PER_PAGE)
        .select(...key, column)
      await db.transaction(async (trx) => {
        for (const { [column]: json = '', ...row } of rows) {
          const said = member.aliases.reduce(
            (rest, alias, place) => rest.replaceAll(JSON.stringify(alias), JSON.stringify(formerAlias(member, place))),
            json
          )
          await rowsOf(trx, table)
            .where(row)
            .update({ [column]: said })
        }
      })
      return { done: rows.length < PER_PAGE }
    }
  }
}

/** What is found by an address, of all that a member has. */
export const ofMailboxes = ({ kind, count, erase }: Eraser & { kind: 'mail' | 'mail-file' }): StaffEraser => {
  const peopleOf = ({ emails }: Member): Person[] => emails.map((value) => ({ by: 'email', value, until: '9999' }))
  return {
    name: kind,
    kind,
    async count(db, member, app) {
      let total = 0
      for (const person of peopleOf(member)) total += (await count(db, person, app)).removed
      return { removed: total }
    },
    async erase(context, member) {
      for (const person of peopleOf(member)) await erase?.(context, person, 0)
      return { done: true }
    }
  }
}

const PHASES = [undefined, 'names', 'card'] as const

/** In the order in which they work. */
export const staffInOrder = (erasers: readonly StaffEraser[]): readonly StaffEraser[] =>
  erasers.toSorted((one, other) => PHASES.indexOf(one.after) - PHASES.indexOf(other.after))

declare module '../tenancy/app-context.ts' {
  interface AppContext {
    /** How each table forgets an advisor or a member of staff. */
    staffErasers: readonly StaffEraser[]
  }
}
