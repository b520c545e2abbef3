import type { Rating, Review, ReviewsQuery } from '#contract/reviews'
import { REVIEWS_FOR_AVERAGE } from '#contract/reviews'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { writtenKey } from '../../core/security/limit-key.ts'
import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'

type ReviewRow = Tables['reviews']

/** Whose reviews a user sees: everyone's, or the published ones about the own card. */
export interface Scope {
  isAll: boolean
  card: string | null
}

const reviews = (db: TenantDb) =>
  db
    .table('reviews as r')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'r.tenant_id').on('a.uuid', 'r.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))

type Reviews = ReturnType<typeof reviews>

function within(rows: Reviews, { isAll, card }: Scope): Reviews {
  if (isAll) return rows
  return rows.where({ 'r.advisor_uuid': card ?? '', 'r.state': 'published' })
}

const COLUMNS = [
  'r.uuid',
  'r.created_at',
  'r.stars',
  'r.text',
  'r.state',
  'r.reason',
  'r.decided_at',
  'r.decided_by',
  'r.reply',
  'r.replied_at',
  'a.uuid as advisor_uuid',
  'a.title_prefix',
  'a.first_name',
  'a.last_name',
  'a.title_suffix',
  'a.alias',
  'a.photo',
  'o.name',
  'o.public_name'
] as const

const shown =
  (card: string | null) =>
  (row: Awaited<ReturnType<typeof select>>[number]): Review => ({
    ...row,
    advisor: {
      uuid: row.advisor_uuid,
      full_name: fullName(row),
      slug: row.alias,
      profile_picture_url: mediaUrl(row.photo),
      branch: publicName(row)
    },
    is_own: row.advisor_uuid === card
  })

const select = (rows: Reviews) => rows.select(...COLUMNS)

/** Those that wait come first, each part the newest first. */
const ORDER = `case when r.state = 'waiting' then 0 else 1 end, r.created_at desc, r.uuid`

const filtered = (db: TenantDb, scope: Scope, { state }: Pick<ReviewsQuery, 'state'>) => {
  const rows = within(reviews(db), scope)
  return state ? rows.where('r.state', state) : rows
}

export async function findPage(db: TenantDb, scope: Scope, query: ReviewsQuery, size: number) {
  const [counted] = await filtered(db, scope, query).count({ total: '*' })
  const page = filtered(db, scope, query)
    .orderByRaw(ORDER)
    .limit(size)
    .offset((query.page - 1) * size)
  return { reviews: (await select(page)).map(shown(scope.card)), total: Number(counted?.total ?? 0) }
}

/** Locks it until the transaction ends. */
export async function lock(trx: TenantDb, scope: Scope, uuid: string): Promise<Review | undefined> {
  await trx.table('reviews').where({ uuid }).forNoKeyUpdate().first('uuid')
  const [row] = await select(within(reviews(trx), scope).where('r.uuid', uuid))
  return row && shown(scope.card)(row)
}

export const update = (trx: TenantDb, uuid: string, change: Partial<ReviewRow>) =>
  trx.table('reviews').where({ uuid }).update(change)

/** Counts an advisor's published reviews anew, in the transaction that changes one. */
export async function recount(trx: TenantDb, advisor_uuid: string): Promise<void> {
  const counted = await trx
    .table('reviews')
    .where({ advisor_uuid, state: 'published' })
    .first(trx.raw<{ count: number }>('count(*) as count'), trx.raw<{ stars: number | null }>('sum(stars) as stars'))
  await trx
    .table('advisors')
    .where({ uuid: advisor_uuid })
    .update({ reviews_count: Number(counted?.count ?? 0), reviews_stars: Number(counted?.stars ?? 0) })
}

interface Counted {
  reviews_count: number
  reviews_stars: number
}

/** To one decimal; null as long as there are too few. */
export const ratingOf = ({ reviews_count: count, reviews_stars }: Counted): Rating | null =>
  count < REVIEWS_FOR_AVERAGE ? null : { average: Math.round((10 * reviews_stars) / count) / 10, count }

/** How many are published, and their average if it is shown. */
export async function findSummary(
  db: TenantDb,
  advisor_uuid: string
): Promise<{ count: number; rating: Rating | null }> {
  const row = await db.table('advisors').where({ uuid: advisor_uuid }).first('reviews_count', 'reviews_stars')
  return { count: row?.reviews_count ?? 0, rating: row ? ratingOf(row) : null }
}

type PublicReview = Pick<ReviewRow, 'uuid' | 'created_at' | 'stars' | 'text' | 'reply'>

/** An advisor's published reviews, the newest first. */
export const findPublished = (
  db: TenantDb,
  advisor_uuid: string,
  page: number,
  size: number
): PromiseLike<PublicReview[]> =>
  db
    .table('reviews')
    .where({ advisor_uuid, state: 'published' })
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'uuid' }])
    .limit(size)
    .offset((page - 1) * size)
    .select('uuid', 'created_at', 'stars', 'text', 'reply')

/** Adds a review of an appointment. @returns whether it is the first one */
export async function insert(trx: TenantDb, row: ReviewRow): Promise<boolean> {
  const inserted = await trx
    .insert('reviews', row)
    .onConflict(['tenant_id', 'appointment_uuid'])
    .ignore()
    .returning('uuid')
  return inserted.length > 0
}

export const findByAppointment = (db: TenantDb, appointment_uuid: string): Promise<{ stars: number } | undefined> =>
  db.table('reviews').where({ appointment_uuid }).first('stars')

/** One customer, however the address is spelled. */
const hashOf = (email: string) => writtenKey({ mailbox: email })

export const refuse = (db: TenantDb, email: string, created_at: string) =>
  db
    .insert('review_refusals', { email_hash: hashOf(email), created_at })
    .onConflict(['tenant_id', 'email_hash'])
    .ignore()

export const hasRefused = async (db: TenantDb, email: string): Promise<boolean> =>
  Boolean(
    await db
      .table('review_refusals')
      .where({ email_hash: hashOf(email) })
      .first('email_hash')
  )

/** Appointments that ended within a span and that nobody has been asked about. */
export const findUnasked = (db: TenantDb, from: string, until: string, limit: number): PromiseLike<string[]> =>
  db
    .table('appointments as p')
    .where('p.state', 'booked')
    .whereNot('p.email', '')
    .where('p.ends_at', '>', from)
    .where('p.ends_at', '<=', until)
    .whereNotExists(db.table('outbox as j').whereRaw(`j.dedupe_key = 'review-request:' || p.uuid`).select('j.uuid'))
    .orderBy('p.ends_at')
    .limit(limit)
    .pluck('p.uuid')
