import type { FoundAdvisor, Reach } from '#contract/push-notifications'
import { searchWords } from '../../core/base/search-words.ts'
import { slicesOf } from '../../core/base/slices.ts'
import { recordCardEvents } from '../../core/events/report-events.ts'
import type { Query, Scope } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findAdvisorsOf } from './branches.repository.ts'

/** The cards a notification goes to: those of some advisors, or a user's test cards. */
export type Target = { advisors: readonly string[] } | { owner_user_uuid: string }

type Platform = keyof Reach

export interface SentNotification {
  uuid: string
  text: string
  /** Empty for none. */
  link: string
  /** Uuids, separated by commas. */
  advisors: string
  /** Names of the advisors' branches, one a line. */
  branches: string
  created_at: string
  /** When it is to be sent. */
  due_at: string
  sender_uuid: string
  sender_name: string
  subscribers: number
  /** Of its content: another one after each change. */
  revision: number
  started_at: string | null
  /** When it was on all cards. */
  finished_at: string | null
  withdrawn_at: string | null
  /** Why phones are woken again. */
  withdrawal_uuid: string | null
  /** To the sender's own cards only. */
  is_test: boolean
  /** Waits for another marketing manager's approval. */
  is_held: boolean
}

export const targetOf = ({ is_test, sender_uuid, advisors }: SentNotification): Target =>
  is_test ? { owner_user_uuid: sender_uuid } : { advisors: advisors.split(',') }

/** The target's cards among `wallet_passes as p`. */
const aimed = (cards: Query<Scope<'wallet_passes as p'>>, target: Target) =>
  'advisors' in target
    ? cards.whereIn('p.advisor_uuid', target.advisors)
    : cards.where('p.owner_user_uuid', target.owner_user_uuid)

export const insert = (db: TenantDb, notification: SentNotification) =>
  db.insert('wallet_notifications', { ...notification })

export const find = (db: TenantDb, uuid: string): Promise<SentNotification | undefined> =>
  db.table('wallet_notifications').where({ uuid }).first()

export type LockedNotification = SentNotification & Record<'approver_name' | 'withdrawer_name', string | null>

/** For changes: nobody else changes it until the transaction ends. */
export const lock = (trx: TenantDb, uuid: string): Promise<LockedNotification | undefined> =>
  trx.table('wallet_notifications').where({ uuid }).forUpdate().first()

export interface Change
  extends Pick<SentNotification, 'text' | 'link' | 'advisors' | 'branches' | 'due_at' | 'created_at' | 'started_at'>,
    Pick<SentNotification, 'sender_uuid' | 'sender_name' | 'subscribers' | 'revision' | 'is_held'> {}

const NOT_APPROVED = { approved_at: null, approver_uuid: null, approver_name: null }

/** Whether it could still be changed: sending had not begun, and nobody had withdrawn it. */
export const change = async (trx: TenantDb, uuid: string, changed: Change): Promise<boolean> =>
  (await trx
    .table('wallet_notifications')
    .where({ uuid, is_test: false })
    .whereNull('started_at')
    .whereNull('withdrawn_at')
    .update({ ...changed, ...NOT_APPROVED })) > 0

interface Approval {
  approved_at: string
  approver_uuid: string
  approver_name: string
  due_at: string
}

/** Whether it was waiting for this approval, by somebody else than its sender. */
export const release = async (
  trx: TenantDb,
  { uuid, revision }: Pick<SentNotification, 'uuid' | 'revision'>,
  approval: Approval
): Promise<boolean> =>
  (await trx
    .table('wallet_notifications')
    .where({ uuid, revision, is_held: true })
    .whereNot({ sender_uuid: approval.approver_uuid })
    .whereNull('withdrawn_at')
    .update({ ...approval, is_held: false })) > 0

/** Whether sending may continue: not after a withdrawal or a change. Locks the row until the transaction ends. */
export const begin = async (
  trx: TenantDb,
  { uuid, revision }: Pick<SentNotification, 'uuid' | 'revision'>,
  now: string
): Promise<boolean> =>
  (await trx
    .table('wallet_notifications')
    .where({ uuid, revision })
    .whereNull('withdrawn_at')
    .update({ started_at: trx.raw('coalesce(started_at, ?)', [now]) })) > 0

/**
 * The times of other notifications between two instants, without tests. One that still waits for its approval after its
 * time has no time: it goes when it is approved.
 */
export const findDueTimes = (
  db: TenantDb,
  { from, to, now }: Record<'from' | 'to' | 'now', string>,
  except = ''
): Promise<Pick<SentNotification, 'due_at' | 'created_at'>[]> =>
  db
    .table('wallet_notifications')
    .whereBetween('due_at', [from, to])
    .where({ is_test: false })
    .whereNot({ uuid: except })
    .where((going) => going.whereNull('withdrawn_at').orWhereNotNull('started_at'))
    .where((timed) => timed.where({ is_held: false }).orWhere('due_at', '>', now))
    .select('due_at', 'created_at')

export const recordSubscribers = (db: TenantDb, uuid: string, subscribers: number) =>
  db.table('wallet_notifications').where({ uuid }).update({ subscribers })

export const finish = (db: TenantDb, uuid: string, finished_at: string) =>
  db.table('wallet_notifications').where({ uuid }).update({ finished_at })

/** The advisors of these aliases, by alias. */
export const findAdvisors = (db: TenantDb, aliases: readonly string[]): Promise<{ uuid: string; alias: string }[]> =>
  db.table('advisors').whereIn('alias', aliases).whereNull('deactivated_at').orderBy('alias').select('uuid', 'alias')

/**
 * Devices and Google Wallets that hold one of these cards and whose holders consented. With `r.device` in the
 * condition, SQLite would scan all registrations once per card.
 */
const subscribed = (cards: Query<Scope<'wallet_passes as p'>>) =>
  cards
    .leftJoin('wallet_registrations as r', (on) => on.on('r.tenant_id', 'p.tenant_id').on('r.serial', 'p.serial'))
    .whereNotNull('p.notifications_at')
    .where((held) => held.whereNotNull('r.serial').orWhereNotNull('p.saved_at'))

/** Of as many advisors one statement counts the cards, thousands of each: those of five took a tenth of a second. */
const COUNTED = 1

/** In slices of advisors, between which others work. */
export async function countSubscribers(db: TenantDb, target: Target): Promise<Reach> {
  const reach: Reach = { apple: 0, google: 0 }
  const add = async (some: Target) => {
    const rows = await subscribed(aimed(db.table('wallet_passes as p'), some))
      .groupBy('p.kind')
      .select('p.kind', db.raw<{ count: number }>('count(*) as count'))
    for (const { kind, count } of rows) reach[kind] += Number(count)
  }
  if (!('advisors' in target)) await add(target)
  else for await (const advisors of slicesOf(target.advisors, COUNTED)) await add({ advisors })
  return reach
}

/** On how many phones and in how many wallets of these platforms these cards are, by advisor. */
export async function countByAdvisor(
  db: TenantDb,
  serials: readonly string[],
  platforms: readonly Platform[]
): Promise<Map<string, number>> {
  const cards = db.table('wallet_passes as p').whereIn('p.serial', serials).whereIn('p.kind', platforms)
  const rows = await subscribed(cards)
    .groupBy('p.advisor_uuid')
    .select('p.advisor_uuid', db.raw<{ count: number }>('count(*) as count'))
  return new Map(rows.map(({ advisor_uuid, count }) => [advisor_uuid, Number(count)]))
}

/** The target's next cards with consent, by serial. */
export const findBatch = (db: TenantDb, target: Target, after: string, limit: number): Promise<string[]> =>
  aimed(db.table('wallet_passes as p'), target)
    .whereNotNull('p.notifications_at')
    .where('p.serial', '>', after)
    .orderBy('p.serial')
    .limit(limit)
    .pluck('p.serial')

/** Puts the notification on the cards that do not carry it yet and whose holders still consent; returns their serials. */
export const put = (
  db: TenantDb,
  serials: readonly string[],
  { uuid }: Pick<SentNotification, 'uuid'>,
  change: { revision: number; changed_at: string }
): Promise<string[]> =>
  db
    .table('wallet_passes')
    .whereIn('serial', serials)
    .where((other) => other.whereNull('notification_uuid').orWhereNot('notification_uuid', uuid))
    .whereNotNull('notifications_at')
    .update({ ...change, notification_uuid: uuid })
    .returning('serial')
    .then((rows) => rows.map(({ serial }) => serial))

export interface PhoneToWake {
  device: string
  serial: string
  push_token: string
}

/** The phones with these cards that have not been woken for it; for an alert, only those with consent. */
export function findPhonesToWake(
  db: TenantDb,
  serials: readonly string[],
  uuid: string,
  isSilent: boolean
): Promise<PhoneToWake[]> {
  const phones = db
    .table('wallet_registrations as r')
    .join('wallet_passes as p', (on) => on.on('p.tenant_id', 'r.tenant_id').on('p.serial', 'r.serial'))
    .whereIn('r.serial', serials)
    .where((other) => other.whereNull('r.woken_for').orWhereNot('r.woken_for', uuid))
    .select('r.device', 'r.serial', 'r.push_token')
  return isSilent ? phones.whereNotNull('p.notifications_at') : phones
}

const ofTokens = (db: TenantDb, serials: readonly string[], tokens: readonly string[]) =>
  db.table('wallet_registrations').whereIn('serial', serials).whereIn('push_token', tokens)

export const recordWoken = (db: TenantDb, serials: readonly string[], tokens: readonly string[], uuid: string) =>
  ofTokens(db, serials, tokens).update({ woken_for: uuid })

/**
 * Deletes phones that do not exist any more according to Apple; by tokens alone, all registrations would be searched.
 */
export async function removePhones(trx: TenantDb, now: Date, serials: readonly string[], tokens: readonly string[]) {
  const cards: string[] = await ofTokens(trx, serials, tokens).forUpdate().pluck('serial')
  await ofTokens(trx, serials, tokens).delete()
  await recordCardEvents(trx, now, 'card-apple-gone', cards)
}

const plain = (name: string) => searchWords(name).trim().split(/\s+/)

/** Advisors with a word in their name that begins with the query, by name; case, accents and spaces are ignored. */
export async function search(db: TenantDb, name: string, limit: number): Promise<FoundAdvisor[]> {
  const start = plain(name).join('')
  const isAsked = (nameWords: string[]) =>
    nameWords.some((_, index) => nameWords.slice(index).join('').startsWith(start))
  return (await findAdvisorsOf(db)).filter(({ full_name }) => isAsked(plain(full_name))).slice(0, limit)
}
