import type { EventMetric, HIT_METRICS } from '#contract/reports'
import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type HitMetric = (typeof HIT_METRICS)[number]

/** A day on which a website has shown a widget. */
export type EmbeddingDay = Tables['embedding_days']

export interface Found {
  uses: number
  /** Distinct cards, branches, forms or redirects. */
  places: number
}

const foundIn = (row: { uses?: unknown; places?: unknown } | undefined): Found => ({
  uses: Number(row?.uses ?? 0),
  places: Number(row?.places ?? 0)
})

/** Visits and clicks since a day. */
export const countHits = async (db: TenantDb, kinds: readonly HitMetric[], from: string): Promise<Found> =>
  foundIn(
    await db
      .table('advisor_hits')
      .where('day', '>=', from)
      .whereIn('kind', kinds)
      .first(db.raw<Found>('sum(count) as uses, count(distinct advisor_alias) as places'))
  )

/** Bookings, requests and saved cards since a day. */
export const countEvents = async (db: TenantDb, metrics: readonly EventMetric[], from: string): Promise<Found> =>
  foundIn(
    await db
      .table('report_events')
      .where('day', '>=', from)
      .whereIn('metric', metrics)
      .first(db.raw<Found>("sum(count) as uses, count(distinct nullif(advisor_uuid, '')) as places"))
  )

export type SearchedFrom = 'page' | 'widget' | 'form' | 'anywhere'

/** Searches since a day; `places` are the search forms that were used. */
export async function countSearches(db: TenantDb, searched: SearchedFrom, from: string): Promise<Found> {
  const rows = db.table('search_log').where('day', '>=', from).where({ action: 'search' })
  if (searched === 'form') rows.whereNotNull('form')
  else if (searched !== 'anywhere') rows.where({ source: searched })
  return foundIn(await rows.first(db.raw<Found>('count(*) as uses, count(distinct form) as places')))
}

/** The redirects that led somewhere since a moment; hits are only summed, not dated. */
export const countRedirections = async (db: TenantDb, since: string): Promise<number> => {
  const row = await db
    .table('redirection_hits')
    .where('last_hit_at', '>=', since)
    .first(db.raw<{ places: number }>('count(*) as places'))
  return Number(row?.places ?? 0)
}

/** Days that are known already stay as they are. */
export async function insertEmbeddings(db: TenantDb, days: readonly EmbeddingDay[]): Promise<void> {
  await db.insert('embedding_days', days).onConflict().ignore()
}

/** On how many of these websites one of the widgets was shown since a day. */
export const countWebsites = async (
  db: TenantDb,
  widgets: readonly string[],
  origins: readonly string[],
  from: string
): Promise<number> => {
  const row = await db
    .table('embedding_days')
    .where('day', '>=', from)
    .whereIn('widget', widgets)
    .whereIn('origin', origins)
    .first(db.raw<{ websites: number }>('count(distinct origin) as websites'))
  return Number(row?.websites ?? 0)
}

export const findEmbeddings = (db: TenantDb, from: string): Promise<EmbeddingDay[]> =>
  db.table('embedding_days').where('day', '>=', from).select('day', 'origin', 'widget')
