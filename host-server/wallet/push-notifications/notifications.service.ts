import { randomUUID } from 'node:crypto'
import type { PushNotification } from '#contract/push-notifications'
import { DAY, HOUR, instant } from '../../core/base/clock.ts'
import { Conflict, TooMany, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, withdraw } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { nextRevision } from '../wallet/pass-service.repository.ts'
import { needsApproval } from './approval.service.ts'
import { pushes } from './audited-push.ts'
import { findBranchNames } from './branches.repository.ts'
import { batchOf, KEY } from './notification-job.ts'
import * as repository from './notifications.repository.ts'
import { checkCurrent, findPlanned } from './planned.service.ts'
import { findLinkHosts, leadsWhereAllowed } from './push-links.ts'
import { checkPace, crowdedText, momentOf } from './schedule.ts'

const SECOND = 1000
/** A holder who is notified too often removes the card from the wallet. */
const EVERY_TEN_MINUTES = { name: 'push', points: 1, seconds: 600 }
const TESTS = { name: 'push-test', points: 10, seconds: HOUR / SECOND }
const A_DAY = { name: 'push-day', points: 10, seconds: DAY / SECOND }

/** The uuids of these advisors. @throws Unprocessable at the field if one is not the tenant's */
export async function advisorsOf({ db, t }: Call, aliases: readonly string[]): Promise<string[]> {
  const found = await repository.findAdvisors(db, aliases)
  if (found.length < aliases.length) throw new Unprocessable({ advisors: [t('errors.advisors')] })
  return found.map(({ uuid }) => uuid)
}

async function checkLink({ db, tenant, t }: Call, link: string): Promise<void> {
  if (await leadsWhereAllowed(db, tenant, link)) return
  const hosts = await findLinkHosts(db, tenant)
  throw new Unprocessable({ link: [t('errors.link-host', { hosts: hosts.join(', ') })] })
}

/** An immediate send counts now, a scheduled one when it is sent: holders must rarely be notified. */
async function limit(call: Call): Promise<void> {
  const { db, app } = call
  try {
    await app.limits.take(EVERY_TEN_MINUTES, { tenant: db.tenantId })
    await app.limits.take(A_DAY, { tenant: db.tenantId })
  } catch (failure) {
    if (!(failure instanceof TooMany)) throw failure
    const from = new Date(app.clock.now().getTime() + failure.seconds * SECOND)
    throw new TooMany(failure.seconds, { message: crowdedText(call, from) })
  }
}

interface Order extends Pick<PushNotification, 'text' | 'link'> {
  target: repository.Target
  due: Date
  isPlanned: boolean
  /** The notification that it changes, as it was read. */
  changed?: repository.SentNotification | undefined
}

/** Stores a new or changed notification and enqueues its sending, unless it waits for an approval. */
async function order(call: Call, { text, link, target, due, isPlanned, changed }: Order) {
  const { db, user, app } = call
  const now = app.clock.now()
  const isTest = !('advisors' in target)
  const is_held = !isTest && needsApproval(call.tenant)
  // one that goes as soon as it is approved is compared with others then
  const isTimed = !isTest && (isPlanned || !is_held)
  const { apple, google } = await repository.countSubscribers(db, target)
  const branches = isTest ? [] : await findBranchNames(db, target.advisors)
  const sent = { uuid: changed?.uuid ?? randomUUID(), created_at: instant(now), due_at: instant(due) }
  const write = async (trx: TenantDb) => {
    // one schedule at a time: the revision's row is locked
    const revision = await nextRevision(trx)
    if (isTimed) await checkPace(call, trx, { due, isPlanned, uuid: changed?.uuid })
    const content = {
      ...sent,
      text,
      link,
      revision,
      is_held,
      subscribers: apple + google,
      sender_uuid: user?.uuid ?? '',
      sender_name: user?.full_name ?? '',
      advisors: isTest ? '' : target.advisors.join(),
      branches: branches.join('\n'),
      started_at: isPlanned || is_held ? null : sent.created_at
    }
    if (changed) await replace(trx, content)
    else await repository.insert(trx, { ...content, ...UNTOUCHED, is_test: isTest })
    if (!is_held) await enqueue(trx, now, { ...batchOf(sent.uuid, ''), at: sent.due_at })
    return sent.uuid
  }
  if (changed) {
    const { uuid, revision } = changed
    await pushes.change(call, uuid, (trx, before) => {
      checkCurrent(before, revision)
      return write(trx)
    })
  } else await pushes.create(call, write)
  return { ...sent, is_held }
}

const UNTOUCHED = { finished_at: null, withdrawn_at: null, withdrawal_uuid: null }

/** Puts new content in the place of what would have been sent. */
async function replace(trx: TenantDb, { uuid, ...content }: { uuid: string } & repository.Change): Promise<void> {
  if (!(await repository.change(trx, uuid, content))) throw new Conflict('errors.push-begun')
  await withdraw(trx, `${KEY}${uuid}:`)
}

/** Sends to the cards of the chosen advisors, now or at the scheduled time; or changes what is to be sent. */
export async function send(
  call: Call,
  { text, link, advisors: aliases, send_at }: PushNotification,
  changed?: repository.SentNotification
) {
  const advisors = await advisorsOf(call, aliases)
  await checkLink(call, link)
  const isPlanned = send_at !== undefined
  const due = isPlanned ? momentOf(call, send_at) : call.app.clock.now()
  if (!isPlanned && !needsApproval(call.tenant)) {
    // a refusal here must not use up the limit
    await checkPace(call, call.db, { due, isPlanned, uuid: changed?.uuid })
    await limit(call)
  }
  return order(call, { text, link, target: { advisors }, due, isPlanned, changed })
}

/** Changes a notification that is not being sent yet. */
export async function change(call: Call, uuid: string, { revision, ...body }: PushNotification & { revision: number }) {
  const planned = await findPlanned(call, uuid)
  checkCurrent(planned, revision)
  return send(call, body, planned)
}

/** Sends to the user's test cards only, under a limit of its own. */
export async function sendTest(call: Call, { text, link }: Pick<PushNotification, 'text' | 'link'>) {
  const { db, user, app } = call
  await checkLink(call, link)
  await app.limits.take(TESTS, { tenant: db.tenantId, id: user?.uuid })
  const target = { owner_user_uuid: user?.uuid ?? '' }
  return order(call, { text, link, target, due: app.clock.now(), isPlanned: false })
}
