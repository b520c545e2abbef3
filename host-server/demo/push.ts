import { DAY, HOUR, instant } from '../core/base/clock.ts'
import { enqueue } from '../core/jobs/outbox.ts'
import { batchOf } from '../wallet/push-notifications/notification-job.ts'
import { dice } from './dice.ts'
import { advisorId, idOf, insertAll, type Seeding } from './seeding.ts'

/** Of the institution with wallet cards. */
const TEXTS = {
  sent: 'Neu bei uns: Wohnkredite bis Jahresende ohne Bearbeitungsgebühr.',
  held: 'Nächste Woche beraten wir Sie in der Filiale auch am Samstag.',
  planned: 'Unser Ratgeber zum Bausparen ist da. Fragen Sie uns danach!'
}
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
    cards.map(({ branch: _, ...card }) => card)
  )
  const phones = cards.filter(({ kind }) => kind === 'apple')
  const rows = phones.map(({ serial, created_at }) => ({ device: serial, serial, push_token: serial, created_at }))
  await insertAll(seeding, 'wallet_registrations', rows)
}

/** What one of them writes to the cards of a branch. */
function pushOf(seeding: Seeding, cards: readonly Card[], name: keyof typeof TEXTS, at: number) {
  const { tenant } = seeding
  const second = idOf(tenant, 'user', SECOND.account)
  const branch = tenant.branches[name === 'held' ? 1 : 0]
  const advisors = tenant.advisors.filter((advisor) => advisor.branch === branch?.alias)
  const reached = cards.filter((card) => card.branch === branch?.alias && card.notifications_at)
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

/** How the sent one arrived: one phone had lost its card, one was not reached. */
async function seedDeliveries(seeding: Seeding, cards: readonly Card[]) {
  const notification_uuid = idOf(seeding.tenant, 'push', 'sent')
  const branch = seeding.tenant.branches[0]?.alias
  const rows = (['apple', 'google'] as const).map((platform) => {
    const all = cards.filter((card) => card.branch === branch && card.kind === platform && card.notifications_at)
    const lost = platform === 'apple' ? { gone: 1, failed: 1 } : { gone: 0, failed: 0 }
    return { notification_uuid, platform, batch: '', ...lost, delivered: all.length - lost.gone - lost.failed }
  })
  await insertAll(seeding, 'wallet_deliveries', rows)
}

const SETTINGS = [
  { name: 'push_link_hosts', value: 'www.alpenbank.example alpenbank.example' },
  { name: 'push_approval', value: 'true' }
]

/** Saved cards, and a push that was sent, one that waits for approval and one that is planned. */
export async function seedPush(seeding: Seeding) {
  const { db, tenant, now } = seeding
  if (tenant.modulesOff.includes('wallet-cards')) return
  const time = now.getTime()
  const cards = cardsOf(seeding)
  await insertAll(seeding, 'tenant_settings', SETTINGS)
  await seedSecond(seeding)
  await seedSavedCards(seeding, cards)
  const sent = pushOf(seeding, cards, 'sent', time - 9 * DAY)
  const held = pushOf(seeding, cards, 'held', time - 2 * HOUR)
  const planned = { ...pushOf(seeding, cards, 'planned', time), due_at: instant(time + 3 * DAY) }
  await insertAll(seeding, 'wallet_notifications', [{ ...sent, started_at: sent.due_at, finished_at: sent.due_at }])
  await insertAll(seeding, 'wallet_notifications', [held, planned])
  await seedDeliveries(seeding, cards)
  await enqueue(db, now, { ...batchOf(planned.uuid, ''), at: planned.due_at })
}
