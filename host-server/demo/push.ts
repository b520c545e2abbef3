import { PLATFORMS } from '#contract/push-notifications'
import { DAY, HOUR, instant } from '../core/base/clock.ts'
import { dayOf } from '../core/base/days.ts'
import { recordCardEvents } from '../core/events/report-events.ts'
import { enqueue } from '../core/jobs/outbox.ts'
import { batchOf } from '../wallet/push-notifications/notification-job.ts'
import { removePhones } from '../wallet/push-notifications/notifications.repository.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { dice } from './dice.ts'
import { advisorId, idOf, insertAll, type Seeding } from './seeding.ts'

/** Of the institution with wallet cards. */
const TEXTS = {
  sent: 'Neu bei uns: Wohnkredite bis Jahresende ohne Bearbeitungsgebühr.',
  held: 'Nächste Woche beraten wir Sie in der Filiale auch am Samstag.',
  planned: 'Unser Ratgeber zum Bausparen ist da. Fragen Sie uns danach!'
}
const hasCards = ({ modulesOff }: DemoTenant) => !modulesOff.includes('wallet-cards')

const SECOND = { account: 'marketing2', full_name: 'Jakob Steiner' }

/** A second marketing manager, who has written what waits for the first one's approval. */
async function seedSecond(seeding: Seeding) {
  const { tenant, passwordHash } = seeding
  const uuid = idOf(tenant, 'user', SECOND.account)
  const email_address = `${SECOND.account}@${tenant.mailDomain}`
  const user = { uuid, email_address, full_name: SECOND.full_name, password_hash: passwordHash, advisor_uuid: null }
  await insertAll(seeding, 'users', [user])
  await insertAll(seeding, 'user_roles', [{ user_uuid: uuid, role: 'marketing-manager' }])
}

/** The names before the @ of those who can sign in for push notifications besides the others. */
export const pushAccountNames = (tenant: DemoTenant) => (hasCards(tenant) ? [SECOND.account] : [])

/** The cards that customers have saved: some in each advisor's wallet, most with consent. */
function cardsOf(seeding: Seeding) {
  const { tenant, now } = seeding
  const roll = dice(`${tenant.key}/cards`)
  return tenant.advisors.flatMap((advisor) =>
    Array.from({ length: 3 + Math.floor(roll() * 8) }, (_, at) => {
      const kind = roll() < 0.6 ? ('apple' as const) : ('google' as const)
      const created_at = instant(now.getTime() - (10 + Math.floor(roll() * 90)) * DAY)
      const serial = idOf(tenant, 'card', advisor.alias, at).replaceAll('-', '')
      return {
        serial,
        kind,
        branch: advisor.branch,
        alias: advisor.alias,
        advisor_uuid: advisorId(seeding, advisor),
        token_hash: serial,
        created_at,
        changed_at: created_at,
        notifications_at: roll() < 0.8 ? created_at : null,
        saved_at: kind === 'google' ? created_at : null
      }
    })
  )
}

type Card = ReturnType<typeof cardsOf>[number]

async function seedSavedCards(seeding: Seeding, cards: readonly Card[]) {
  await insertAll(
    seeding,
    'wallet_passes',
    cards.map(({ branch: _, alias: __, ...card }) => card)
  )
  const phones = cards.filter(({ kind }) => kind === 'apple')
  const rows = phones.map(({ serial, created_at }) => ({ device: serial, serial, push_token: serial, created_at }))
  await insertAll(seeding, 'wallet_registrations', rows)
  await seedSavings(seeding, cards)
}

/** What reports count when a card is saved: its visitor's click, and the card. */
async function seedSavings(seeding: Seeding, cards: readonly Card[]) {
  const { db, tenant } = seeding
  const clicks = cards.map(({ alias, branch, advisor_uuid, created_at }) => ({
    advisor_alias: alias,
    advisor_uuid,
    organization_uuid: idOf(tenant, 'branch', branch),
    day: dayOf(created_at, tenant.time_zone)
  }))
  const days = new Map<string, (typeof clicks)[number] & { kind: 'wallet'; count: number }>()
  for (const click of clicks) {
    const key = `${click.advisor_alias} ${click.day}`
    days.set(key, { ...click, kind: 'wallet', count: (days.get(key)?.count ?? 0) + 1 })
  }
  await insertAll(seeding, 'advisor_hits', [...days.values()])
  for (const { kind, serial, created_at } of cards)
    await recordCardEvents(db, new Date(created_at), `card-${kind}`, [serial])
}

/** What one of them writes to the cards of a branch. */
function pushOf(seeding: Seeding, cards: readonly Card[], name: keyof typeof TEXTS, at: number) {
  const { tenant } = seeding
  const second = idOf(tenant, 'user', SECOND.account)
  const branch = tenant.branches[name === 'held' ? 1 : 0]
  const advisors = tenant.advisors.filter((advisor) => advisor.branch === branch?.alias)
  const reached = ofBranch(cards, branch?.alias)
  return {
    uuid: idOf(tenant, 'push', name),
    text: TEXTS[name],
    link: '',
    advisors: advisors.map((advisor) => advisorId(seeding, advisor)).join(),
    branches: branch?.name ?? '',
    revision: 1,
    created_at: instant(at),
    due_at: instant(at),
    subscribers: reached.length,
    is_held: name === 'held',
    ...(name === 'held'
      ? { sender_uuid: second, sender_name: SECOND.full_name }
      : {
          sender_uuid: idOf(tenant, 'user', 'marketing'),
          sender_name: tenant.staff.marketing,
          approved_at: instant(at),
          approver_uuid: second,
          approver_name: SECOND.full_name
        })
  }
}

/** The cards of a branch to which a notification goes. */
const ofBranch = (cards: readonly Card[], branch: string | undefined) =>
  cards.filter((card) => card.branch === branch && card.notifications_at)

/** How the sent one arrived: one phone had lost its card, one was not reached; returns the cards that are left. */
async function seedDeliveries(seeding: Seeding, cards: readonly Card[], at: Date): Promise<Card[]> {
  const { db, tenant } = seeding
  const all = ofBranch(cards, tenant.branches[0]?.alias)
  const [gone, failed] = all.filter(({ kind }) => kind === 'apple')
  const delivered = all.filter((card) => card !== gone && card !== failed)
  const countOf = (some: readonly (Card | undefined)[], platform: string) =>
    some.filter((card) => card?.kind === platform).length
  const rows = PLATFORMS.map((platform) => ({
    notification_uuid: idOf(tenant, 'push', 'sent'),
    platform,
    batch: '',
    delivered: countOf(delivered, platform),
    gone: countOf([gone], platform),
    failed: countOf([failed], platform)
  }))
  await insertAll(seeding, 'wallet_deliveries', rows)
  const serialsOf = (some: readonly (Card | undefined)[]) => some.flatMap((card) => card?.serial ?? [])
  await recordCardEvents(db, at, 'push-sent', serialsOf(all))
  await recordCardEvents(db, at, 'push-reached', serialsOf(delivered))
  await removePhones(db, at, serialsOf([gone]), serialsOf([gone]))
  return cards.filter((card) => card !== gone)
}

const SETTINGS = [
  { name: 'push_link_hosts', value: 'www.alpenbank.example alpenbank.example' },
  { name: 'push_approval', value: 'true' }
]

/** Saved cards, and a push that was sent, one that waits for approval and one that is planned. */
export async function seedPush(seeding: Seeding) {
  const { db, tenant, now } = seeding
  if (!hasCards(tenant)) return
  const time = now.getTime()
  const cards = cardsOf(seeding)
  await insertAll(seeding, 'tenant_settings', SETTINGS)
  await seedSecond(seeding)
  await seedSavedCards(seeding, cards)
  const sent = pushOf(seeding, cards, 'sent', time - 9 * DAY)
  await insertAll(seeding, 'wallet_notifications', [{ ...sent, started_at: sent.due_at, finished_at: sent.due_at }])
  const left = await seedDeliveries(seeding, cards, new Date(sent.due_at))
  const held = pushOf(seeding, left, 'held', time - 2 * HOUR)
  const planned = { ...pushOf(seeding, left, 'planned', time), due_at: instant(time + 3 * DAY) }
  await insertAll(seeding, 'wallet_notifications', [held, planned])
  await enqueue(db, now, { ...batchOf(planned.uuid, ''), at: planned.due_at })
}
