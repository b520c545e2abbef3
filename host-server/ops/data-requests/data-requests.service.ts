import type { DataRequest } from '#contract/data-requests'
import { HOUR, instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { Conflict } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { plainEmail, plainPhone } from '../../core/jobs/erasing.ts'
import { enqueue, forget } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findCustomer } from '../deletion-tool/deletion-tool.service.ts'
import { linkMail } from './data-requests.mails.ts'
import type { RequestRow } from './data-requests.repository.ts'
import * as repository from './data-requests.repository.ts'
import { reminderKey } from './due.jobs.ts'
import { newLink, requestToken } from './link.ts'
import { newRequest } from './new-request.ts'
import { log } from './request-log.ts'

const DAY_SECONDS = 24 * 60 * 60
const MAILS = { name: 'personal-data-mails', points: 5, seconds: DAY_SECONDS }
const MAILS_OF_AUTHOR = { name: 'personal-data-author', points: 200, seconds: DAY_SECONDS }

/** Long enough for whom the customer stands before. */
const HANDED_OVER_WITHIN = HOUR

/** The first letter of each word. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}.`)
    .join(' ')

/** As much of an address or number as tells people apart who are waited for. */
const masked = ({ email, phone }: Pick<RequestRow, 'email' | 'phone'>) =>
  email ? email.replace(/^(.)[^@]*/u, '$1…') : phone && `…${phone.slice(-3)}`

export const whoOf = (row: Pick<RequestRow, 'email' | 'phone' | 'name'>) =>
  [initials(row.name), masked(row)].filter(Boolean).join(' · ')

export const shown = ({ app, tenant }: Pick<Call, 'app' | 'tenant'>, row: RequestRow): DataRequest => ({
  uuid: row.uuid,
  reference: row.reference,
  kind: row.kind,
  origin: row.origin,
  state: row.state === 'done' ? 'done' : 'open',
  who: whoOf(row),
  arrived_on: row.arrived_on,
  due_on: row.due_on,
  is_overdue: row.state === 'open' && row.due_on < dayOf(app.clock.now(), tenant.time_zone),
  extension: row.extension,
  user_name: row.user_name,
  done_by: row.done_by,
  finished_at: row.finished_at,
  outcome: row.outcome,
  erasure_uuid: row.erasure_uuid,
  sent_at: row.sent_at,
  link_until: row.expires_at,
  fetched_at: row.fetched_at
})

interface Answer {
  key: repository.Key
  name: string | undefined
  /** What becomes of the request, with a link to the data. */
  change: (row: RequestRow) => Partial<RequestRow> & Pick<RequestRow, 'expires_at'>
  /** What the audit log says. */
  state: 'sent' | 'handed'
}

/** Answers the customer's open request, or one that is added for it, with a link, which ends earlier ones. */
async function answerWith(trx: TenantDb, call: Call, { key, name = '', change, state }: Answer): Promise<RequestRow> {
  const author = call.user?.full_name ?? ''
  await trx.lockTenant()
  const waiting = await repository.findWaiting(trx, key)
  const row = waiting ?? newRequest(call, { kind: 'information', origin: 'staff', ...key, name, user_name: author })
  if (!waiting) {
    await repository.insert(trx, row)
    await log(trx, call, row, undefined, 'open')
  }
  await repository.endLinks(trx, key)
  const finished_at = instant(call.app.clock.now())
  const changed = { state: 'done', done_by: author, finished_at, ...change(row) } as const
  await repository.update(trx, row.uuid, changed)
  await log(trx, call, row, 'open', state)
  await forget(trx, reminderKey(row.uuid))
  return { ...row, ...changed }
}

/** Sends a link in a mail to the address on file. */
export async function sendData(call: Call, typed: { email: string }): Promise<DataRequest> {
  const { app, db, tenant, user } = call
  const email = plainEmail(typed.email)
  const customer = await findCustomer(call, { by: 'email', value: email })
  if (!customer) throw new Conflict('errors.erasure-nobody')
  await app.limits.take(MAILS_OF_AUTHOR, { tenant: db.tenantId, id: user?.uuid ?? '' })
  await app.limits.take(MAILS, { tenant: db.tenantId, mailbox: email })
  const now = app.clock.now()
  const sent = { sent_at: instant(now) }
  return db.transaction(async (trx) => {
    const row = await answerWith(trx, call, {
      key: { email, phone: '' },
      name: customer.names[0],
      change: ({ uuid }) => ({ ...sent, ...newLink(app, tenant.id, uuid) }),
      state: 'sent'
    })
    await enqueue(trx, now, linkMail(row.uuid, row.expires_at ?? ''))
    return shown(call, row)
  })
}

/** Prepares the data of a customer without an address for somebody who hands it over, and has seen who they are. */
export async function handOver(call: Call, typed: { phone: string }): Promise<{ path: string }> {
  const { app, db, tenant, user } = call
  const phone = plainPhone(typed.phone)
  const customer = await findCustomer(call, { by: 'phone', value: phone })
  if (!customer) throw new Conflict('errors.erasure-nobody')
  await app.limits.take(MAILS_OF_AUTHOR, { tenant: db.tenantId, id: user?.uuid ?? '' })
  const row = await db.transaction((trx) =>
    answerWith(trx, call, {
      key: { email: '', phone },
      name: customer.names[0],
      change: ({ uuid }) => newLink(app, tenant.id, uuid, HANDED_OVER_WITHIN),
      state: 'handed'
    })
  )
  return { path: `/my-data/${requestToken(app, tenant.id, row)}` }
}

/** Notes that the data was fetched; a customer's own request for it is answered with that. */
export const noteFetched = ({ app, db }: Pick<Call, 'app' | 'db'>, { uuid }: RequestRow): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await repository.lock(trx, uuid)
    if (!row) return
    const at = instant(app.clock.now())
    const given = row.sent_at ? 'sent' : 'handed'
    await log(trx, { app }, row, row.state === 'unconfirmed' ? undefined : given, 'fetched')
    if (row.state === 'unconfirmed')
      await repository.update(trx, uuid, { state: 'done', sent_at: row.created_at, finished_at: at })
    if (!row.fetched_at) await repository.update(trx, uuid, { fetched_at: at })
  })
