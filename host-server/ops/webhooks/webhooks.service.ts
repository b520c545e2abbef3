import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint'
import {
  DELIVERIES_MAX,
  type NewWebhook,
  type postWebhookReplay,
  REPLAYS_MAX,
  TEST_EVENT,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDeliveries,
  type WebhookDelivery,
  type WebhookForm,
  type Webhooks
} from '#contract/webhooks'
import { DAY, instant } from '../../core/base/clock.ts'
import { sortedBy } from '../../core/base/collation.ts'
import { found, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { revisionOf } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import { type Call, requireProof } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { mayBeFetched } from '../../core/security/public-fetch.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { newSecret } from './signature.ts'
import { attemptJob, tellThese } from './webhook-events.service.ts'
import { sealed } from './webhook-secrets.ts'
import * as repository from './webhooks.repository.ts'

/** What the form changes. */
const revised = ({ name, url, events, is_on }: repository.WebhookRow) => [name, url, events, Boolean(is_on)]

const toWebhook = (row: repository.WebhookRow, now: string): Webhook => {
  const { secret: _, previous_secret: __, events, previous_until, is_on, ...rest } = row
  const isOver = !previous_until || previous_until <= now
  return {
    ...rest,
    revision: revisionOf(revised(row)),
    is_on: Boolean(is_on),
    events: JSON.parse(events),
    previous_until: isOver ? null : previous_until
  }
}

const nowOf = ({ app }: Call) => instant(app.clock.now())

const webhooks = audited({
  read: repository.lock,
  subject: ({ uuid, name }) => ({ object: 'webhook', id: uuid, name }),
  fields: ({ name, url, events, is_on, previous_until }) => ({
    name,
    url,
    events,
    is_on: Boolean(is_on),
    // that the secret was replaced, not by what
    previous_until
  }),
  revised,
  present: (row, call) => toWebhook(row, nowOf(call))
})

export async function list(call: Call): Promise<Webhooks> {
  const rows = await repository.findAll(call.db)
  const listed = rows.map((row) => toWebhook(row, nowOf(call)))
  return { webhooks: sortedBy(listed, ({ name }) => name), time_zone: call.tenant.time_zone }
}

/** What is sent leaves the network: by https to the public internet, except to hosts that the operator allows. */
function refuseInward({ app, t }: Call, { url }: WebhookForm): void {
  const address = new URL(url)
  if (mayBeFetched(address, app.config.INTERNAL_HOSTS)) return
  const { protocol, port } = address
  const fault = protocol === 'https:' ? (port ? 'port' : 'internal-address') : 'https'
  throw new Unprocessable({ url: [t(`errors.${fault}`)] })
}

const columnsOf = ({ name, url, events, is_on }: WebhookForm) => ({
  name,
  url,
  events: JSON.stringify([...new Set(events)].toSorted()),
  is_on
})

export async function create(call: Call, form: WebhookForm): Promise<NewWebhook> {
  refuseInward(call, form)
  const secret = newSecret()
  const row = await webhooks.create(call, async (trx) => {
    if ((await repository.findAll(trx)).length >= WEBHOOKS_MAX)
      throw new Unprocessable({ name: [call.t('errors.too-many-webhooks', { max: WEBHOOKS_MAX })] })
    const uuid = randomUUID()
    const secrets = {
      secret: sealed(call.app, trx.tenantId, uuid, secret),
      previous_secret: null,
      previous_until: null
    }
    await repository.insert(trx, { uuid, ...columnsOf(form), ...secrets, failing_since: null, disabled_at: null })
    return uuid
  })
  return { ...toWebhook(row, nowOf(call)), secret }
}

/**
 * One that is turned on again gets a new start; where events go needs a proof.
 * @throws Conflict with the webhook as it is, if it is no longer that of the revision
 */
export async function change(call: Call, uuid: string, form: WebhookForm, revision?: string): Promise<Webhook> {
  refuseInward(call, form)
  const write = (trx: TenantDb, { is_on, url }: repository.WebhookRow) => {
    if (form.url !== url) requireProof(call)
    return repository.update(trx, uuid, {
      ...columnsOf(form),
      ...(form.is_on && !is_on && { failing_since: null, disabled_at: null })
    })
  }
  return toWebhook(await webhooks.change(call, uuid, write, revision), nowOf(call))
}

export const remove = (call: Call, uuid: string): Promise<void> =>
  webhooks.remove(call, uuid, (trx) => repository.remove(trx, uuid))

export async function replaceSecret(call: Call, uuid: string): Promise<NewWebhook> {
  const secret = newSecret()
  const row = await webhooks.change(call, uuid, (trx, before) =>
    repository.update(trx, uuid, {
      secret: sealed(call.app, trx.tenantId, uuid, secret),
      previous_secret: before.secret,
      previous_until: instant(call.app.clock.now().getTime() + DAY)
    })
  )
  return { ...toWebhook(row, nowOf(call)), secret }
}

const toDelivery = ({
  webhook_uuid: _,
  event_uuid: __,
  subject_uuid: ___,
  alias: ____,
  ...row
}: repository.DeliveryRow) => row satisfies Partial<WebhookDelivery>

export async function deliveries({ db }: Call, uuid: string): Promise<WebhookDeliveries> {
  found(await repository.find(db, uuid))
  const rows = await repository.findDeliveries(db, uuid, DELIVERIES_MAX)
  return { deliveries: rows.map(toDelivery), total: await repository.countDeliveries(db, uuid) }
}

export const test = ({ db, app }: Call, uuid: string): Promise<WebhookDelivery> =>
  db.transaction(async (trx) => {
    found(await repository.find(trx, uuid))
    const [row] = await tellThese(trx, app.clock.now(), [uuid], { type: TEST_EVENT, uuid })
    return toDelivery(found(row))
  })

type Replayed = Input<(typeof postWebhookReplay)['shape']>['body']

async function wanted(trx: TenantDb, call: Call, uuid: string, { delivery, since }: Replayed) {
  if (!delivery && !since) throw new Unprocessable({ since: [call.t('errors.required')] })
  if (!delivery) return repository.findSince(trx, uuid, since ?? '', REPLAYS_MAX)
  const row = await repository.findDelivery(trx, delivery)
  if (row?.webhook_uuid !== uuid) throw new NotFound()
  return [row]
}

/** Sends again what was sent: each keeps its id, by which the receiver knows it. What still waits is tried earlier. */
export const replay = (call: Call, uuid: string, asked: Replayed): Promise<{ count: number }> =>
  call.db.transaction(async (trx) => {
    const now = call.app.clock.now()
    found(await repository.lock(trx, uuid))
    const rows = await wanted(trx, call, uuid, asked)
    for (const row of rows) {
      await repository.updateDelivery(trx, row.uuid, { state: 'waiting', next_at: instant(now) })
      await enqueue(trx, now, attemptJob({ delivery_uuid: row.uuid, attempt: 1 }, `again-${row.attempts}-`))
    }
    return { count: rows.length }
  })
