import type { LeadsFilter } from '#contract/leads'
import type { Scope } from '../../booking/request-inbox/request-inbox.repository.ts'
import { compareText, sortedBy } from '../../core/base/collation.ts'
import { searchWords } from '../../core/base/search-words.ts'
import { readInSlices } from '../../core/base/slices.ts'
import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type LeadRow = Tables['leads']

/** What the list is filtered by, with the moments of its days. */
export interface Filter extends Omit<LeadsFilter, 'from' | 'to'> {
  since?: string | undefined
  until?: string | undefined
}

export interface ListedLead extends LeadRow {
  title_prefix: string
  first_name_of_advisor: string
  last_name_of_advisor: string
  title_suffix: string
  slug: string
  photo: string | null
  left_at: string | null
  branch: string
  time_zone: string
}

const leads = (db: TenantDb) =>
  db
    .table('leads as l')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'l.tenant_id').on('a.uuid', 'l.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))

type Leads = ReturnType<typeof leads>

function within(rows: Leads, { isAll, branches, card }: Scope): Leads {
  if (isAll) return rows
  return rows.where((any) => any.whereIn('a.organization_uuid', branches).orWhere('l.advisor_uuid', card ?? ''))
}

const withAdvisor = (rows: Leads): PromiseLike<ListedLead[]> =>
  rows.select(
    'l.*',
    'a.title_prefix',
    'a.first_name as first_name_of_advisor',
    'a.last_name as last_name_of_advisor',
    'a.title_suffix',
    'a.alias as slug',
    'a.photo',
    'a.deactivated_at as left_at',
    'o.name as branch',
    'o.time_zone'
  )

function filtered(db: TenantDb, scope: Scope, filter: Filter): Leads {
  const { q, state, campaign, organization_uuid, since, until } = filter
  const rows = within(leads(db), scope)
  if (state) rows.where('l.state', state)
  if (campaign) rows.where('l.campaign', campaign)
  if (organization_uuid) rows.where('a.organization_uuid', organization_uuid)
  if (since) rows.where('l.created_at', '>=', since)
  if (until) rows.where('l.created_at', '<', until)
  for (const word of searchWords(q).split(' ').filter(Boolean)) {
    rows.whereRaw(`l.search_words like ? escape '\\'`, [`%${word.replace(/[\\%_]/g, '\\$&')}%`])
  }
  return rows
}

const LATEST_FIRST = 'l.created_at desc, l.uuid'

export async function findPage(db: TenantDb, scope: Scope, filter: Filter, page: number, size: number) {
  const [counted] = await filtered(db, scope, filter).count({ total: '*' })
  const rows = filtered(db, scope, filter)
    .orderByRaw(LATEST_FIRST)
    .limit(size)
    .offset((page - 1) * size)
  return { rows: await withAdvisor(rows), total: Number(counted?.total ?? 0) }
}

/** All of them in slices, the latest first. */
export const eachOf = (db: TenantDb, scope: Scope, filter: Filter) =>
  readInSlices<ListedLead>((last, size) => {
    const rows = filtered(db, scope, filter).orderByRaw(LATEST_FIRST).limit(size)
    if (last)
      rows.where((next) =>
        next
          .where('l.created_at', '<', last.created_at)
          .orWhere((same) => same.where('l.created_at', last.created_at).where('l.uuid', '>', last.uuid))
      )
    return withAdvisor(rows)
  })

/** The campaigns that the user's contacts have come from. */
export async function findCampaigns(db: TenantDb, scope: Scope): Promise<string[]> {
  const names = await within(leads(db), scope).whereNot('l.campaign', '').distinct().pluck('l.campaign')
  return names.toSorted(compareText)
}

/** The open branches of a scope, by name; none for who sees only their own contacts. */
export async function findBranches(db: TenantDb, { isAll, branches }: Scope) {
  if (!isAll && !branches.length) return []
  const rows = db.table('organizations').whereNull('closed_at').select('uuid', 'name', 'city')
  return sortedBy(await (isAll ? rows : rows.whereIn('uuid', branches)), ({ name }) => name)
}

export const find = async (db: TenantDb, scope: Scope, uuid: string): Promise<ListedLead | undefined> =>
  (await withAdvisor(within(leads(db), scope).where('l.uuid', uuid)))[0]

/** Locks it until the transaction ends. */
export async function lock(trx: TenantDb, scope: Scope, uuid: string): Promise<ListedLead | undefined> {
  await trx.table('leads').where({ uuid }).forNoKeyUpdate().first('uuid')
  return find(trx, scope, uuid)
}

export const findByUuid = (db: TenantDb, uuid: string): Promise<LeadRow | undefined> =>
  db.table('leads').where({ uuid }).first()

export const findByToken = (db: TenantDb, token_hash: string): Promise<LeadRow | undefined> =>
  db.table('leads').where({ token_hash }).first()

export const insert = (trx: TenantDb, row: LeadRow) => trx.insert('leads', row)

export const update = (trx: TenantDb, uuid: string, change: Partial<LeadRow>) =>
  trx.table('leads').where({ uuid }).update(change)

export const remove = (trx: TenantDb, uuid: string) => trx.table('leads').where({ uuid }).delete()

const open = (db: TenantDb, advisor_uuid: string) => db.table('leads').where({ advisor_uuid }).whereNot('state', 'done')

export async function countOpen(db: TenantDb, advisor_uuid: string): Promise<number> {
  const [row] = await open(db, advisor_uuid).count('* as count')
  return Number(row?.count)
}

/** Gives the open ones to another advisor; those done stay. @returns their uuids */
export async function reassignOpen(trx: TenantDb, from: string, to: string): Promise<string[]> {
  const uuids: string[] = await open(trx, from).orderBy('created_at').pluck('uuid')
  await open(trx, from).update({ advisor_uuid: to })
  return uuids
}
