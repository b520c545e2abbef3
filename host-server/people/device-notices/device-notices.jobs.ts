import { resolveLocale } from '#contract/locales'
import { HOUR, instant } from '../../core/base/clock.ts'
import { textsIn } from '../../core/base/intl.ts'
import { enqueue, type Handlers, type JobContext } from '../../core/jobs/outbox.ts'
import { decrypt } from '../../core/security/encryption.ts'
import { hashToken } from '../../core/security/tokens.ts'
import * as repository from './device-notices.repository.ts'
import { pushKeysOf } from './push-keys.ts'
import { type PushAddress, push } from './push-service.ts'

/** What has happened: more is not said, since lock screens show it to anyone. */
export type NoticeSaid = 'chat-waiting' | 'chat-message' | 'request' | 'appointment' | 'appointment-request'

/** The payload of a job that notifies one device. */
export type DevicePush = {
  id: string
  user_uuid: string
  said: NoticeSaid
  path: string
  key: string
  since: string
}

/** After that it is no news. */
const LASTS = HOUR
/** So long a service of a browser takes names of topics. */
const TOPIC_LENGTH = 32

type Device = NonNullable<Awaited<ReturnType<typeof repository.findForSending>>>

/** Undefined if the secret or our key has changed since, with which the subscription is of no use. */
function addressOf({ app, tenant }: JobContext, { id, subscription, server_key }: Device): PushAddress | undefined {
  const { config } = app
  if (server_key !== pushKeysOf(config, tenant.id).publicKey) return undefined
  const opened = decrypt(config.SESSION_SECRET, 'device-notices', `${tenant.id} ${id}`, subscription)
  return opened === undefined ? undefined : JSON.parse(opened)
}

function payloadOf({ tenant }: JobContext, { language }: Device, { said, path, key }: DevicePush): string {
  const t = textsIn(resolveLocale(language ?? '', tenant.language))
  return JSON.stringify({
    title: tenant.name,
    body: t(`device-notices.said-${said}`),
    path,
    tag: hashToken(key).slice(0, TOPIC_LENGTH)
  })
}

/** Seconds. A device can name any service, which must not make us ask it all the time. */
const LEAST_WAIT = 30

/** Tries again when the service has said: the queue itself knows only its own pace. */
const later = ({ db, app }: JobContext, of: DevicePush, seconds: number) => {
  const now = app.clock.now()
  const at = instant(now.getTime() + Math.max(LEAST_WAIT, seconds) * 1000)
  return enqueue(db, now, {
    kind: 'device-push',
    dedupe_key: `${of.key}:${of.id}:${at}`,
    payload: { ...of },
    at
  })
}

/** Notifies a device, unless its person has turned that off or signed out meanwhile, or an hour has passed. */
const send: Handlers[string] = async (payload, context) => {
  const of = payload as DevicePush
  const { db, app, tenant } = context
  const now = app.clock.now()
  const left = Date.parse(of.since) + LASTS - now.getTime()
  const device = left > 0 ? await repository.findForSending(db, of.id, of.user_uuid) : undefined
  if (!device) return
  const address = addressOf(context, device)
  if (!address) return void (await repository.remove(db, of.id, of.user_uuid))
  const outcome = await push({ config: app.config, tenant, now }, address, {
    payload: payloadOf(context, device, of),
    topic: hashToken(of.key).slice(0, TOPIC_LENGTH),
    isUrgent: of.said.startsWith('chat'),
    ttl: Math.ceil(left / 1000)
  })
  if (outcome.state === 'later') return later(context, of, outcome.seconds)
  if (outcome.state === 'gone') await repository.remove(db, of.id, of.user_uuid)
  if (outcome.state === 'refused') app.log.warn({ status: outcome.status }, 'a push service has refused a notification')
}

export const deviceJobs: Handlers = { 'device-push': send }
