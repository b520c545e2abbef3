import type { Outcome } from '#contract/push-history'
import { DAY, instant } from '../../core/base/clock.ts'
import { textsIn } from '../../core/base/intl.ts'
import { recordCardEvents } from '../../core/events/report-events.ts'
import { enqueue, type Handlers, type JobContext } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { count } from '../push-notifications/history.repository.ts'
import { find as findNotification, type SentNotification } from '../push-notifications/notifications.repository.ts'
import * as repository from './google.repository.ts'
import { classOf, googleOf, removalOf } from './google.service.ts'
import { drawObject } from './google-card.ts'
import { type Google, GoogleRefusal } from './google-client.ts'
import { addMessage, type MessageType, patchObject, putClass, removeMessage } from './google-objects.ts'

/** With more alerts Google would suppress all of them. */
const ALOUD_A_DAY = 3

/** Characters that Google would interpret as markup. */
const plain = (text: string) => text.replace(/&(?=#?\w+;)|<(?=[a-z/!?])/gi, (sign) => `&#${sign.charCodeAt(0)};`)

function messageOf({ uuid, text, link }: SentNotification, { tenant }: JobContext) {
  const more = textsIn(tenant.language)('wallet-card.link')
  const anchor = link && ` <a href="${new URL(link).href.replaceAll('&', '&amp;')}">${more}</a>`
  return { id: uuid, header: tenant.name, body: plain(text) + anchor }
}

/** Ends before another node may take the job for a dead node's. */
const PATIENCE = 35_000

/** One after the other, within Google's quota. A failure with one card does not delay others. */
async function each<T>(cards: readonly T[], work: (card: T) => Promise<void>): Promise<void> {
  const until = performance.now() + PATIENCE
  let failure: unknown
  for (const card of cards) {
    if (performance.now() > until) throw new GoogleRefusal(0, 'it is slow')
    try {
      await work(card)
    } catch (fault) {
      if (!(fault instanceof GoogleRefusal && fault.status === 400)) throw fault
      failure = fault
    }
  }
  if (failure) throw failure
}

type Card = Awaited<ReturnType<typeof repository.findUndelivered>>[number]

/** Records the notification before it is sent: with an alert, unless the holder's daily limit is reached. */
async function begin({ db, app }: JobContext, uuid: string, cards: readonly Card[]) {
  const now = app.clock.now().getTime()
  const serials = cards.map(({ serial }) => serial)
  const often = { since: instant(now - DAY), times: ALOUD_A_DAY }
  const silent = new Set(await repository.findFrequentlyAlerted(db, serials, often))
  const typeOf = ({ serial, message_type }: Card): MessageType =>
    message_type ?? (silent.has(serial) ? 'TEXT' : 'TEXT_AND_NOTIFY')
  const begun = cards.map((card) => ({
    serial: card.serial,
    notification_uuid: uuid,
    begun_at: instant(now),
    message_type: typeOf(card)
  }))
  if (begun.length) await repository.begin(db, begun)
  return cards.map((card) => ({ ...card, messageType: typeOf(card), isDoubtful: card.message_type !== null }))
}

/** Sends and counts card by card: a recorded delivery is not repeated, and counts once. */
async function notify(google: Google, context: JobContext, sent: SentNotification, serials: readonly string[]) {
  const { db, app } = context
  const message = messageOf(sent, context)
  const counted = (trx: TenantDb, outcome: Partial<Outcome>) =>
    count(trx, sent.uuid, 'google', serials[0] ?? '', { delivered: 0, gone: 0, failed: 0, ...outcome })
  const cards = await begin(context, sent.uuid, await repository.findUndelivered(db, serials, sent.uuid))
  const notifyOne = async ({ serial, messageType, isDoubtful }: (typeof cards)[number]) => {
    // the holder may have removed the card or withdrawn consent in the meantime
    const [stays] = await repository.findUndelivered(db, [serial], sent.uuid)
    if (!stays) return repository.cancelDelivery(db, serial, sent.uuid)
    const message_type = await addMessage(google, serial, message, { messageType, isDoubtful })
    await db.transaction(async (trx) => {
      const now = app.clock.now()
      if (message_type) {
        await repository.recordDelivery(trx, serial, sent.uuid, { message_type, told_at: instant(now) })
        if (!sent.is_test) await recordCardEvents(trx, now, 'push-reached', [serial])
      } else if (await repository.markUnsaved(trx, serial, sent.uuid))
        await recordCardEvents(trx, now, 'card-google-gone', [serial])
      await counted(trx, message_type ? { delivered: 1 } : { gone: 1 })
    })
  }
  let left = cards.length
  const work = each(cards, async (card) => {
    await notifyOne(card)
    left -= 1
  })
  await work.finally(() => left && counted(db, { failed: left }))
}

/** Puts a notification's text on the next cards; holders may have removed some of them. */
const REMOVED_AT_ONCE = 20

async function removeNext(google: Google, { db, app }: JobContext, uuid: string): Promise<void> {
  const serials = await repository.findDelivered(db, uuid, REMOVED_AT_ONCE)
  await each(serials, async (serial) => {
    await removeMessage(google, serial, uuid)
    await repository.remove(db, serial, uuid)
  })
  const now = app.clock.now()
  if (serials.length === REMOVED_AT_ONCE) await enqueue(db, now, removalOf(uuid, now.getTime()))
}

async function refresh(google: Google, { db, app, tenant }: JobContext): Promise<void> {
  const { content, fingerprint } = classOf(app.config, tenant)
  await putClass(google, tenant.id, content)
  await repository.storeFingerprint(db, fingerprint)
}

async function update(google: Google, context: JobContext, serials: readonly string[]): Promise<void> {
  await each(await repository.findSaved(context.db, serials), async (serial) => {
    const drawn = await drawObject(context, google.account, serial)
    if (drawn) await patchObject(google, serial, drawn)
  })
}

type Work = (google: Google, context: JobContext, payload: Record<string, unknown>) => Promise<void>

/** Does nothing without a service account. */
const withGoogle =
  (work: Work): Handlers[string] =>
  async (payload, context) => {
    const google = await googleOf(context.app)
    if (google) await work(google, context, payload)
  }

/** A queue of its own: while Google does not respond, iPhones are not delayed. */
export const googleJobs: Handlers = {
  'google-class': withGoogle(refresh),
  'google-object': withGoogle((google, context, { serials }) => update(google, context, serials as string[])),
  'google-message': withGoogle(async (google, context, { notification, serials }) => {
    const sent = await findNotification(context.db, String(notification))
    if (sent && !sent.withdrawn_at) await notify(google, context, sent, serials as string[])
  }),
  'google-removal': withGoogle((google, context, { notification }) => removeNext(google, context, String(notification)))
}
