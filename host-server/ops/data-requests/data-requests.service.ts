import type { DataRequest } from '#contract/data-requests'
import { instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { Conflict } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { plainEmail } from '../../core/jobs/erasing.ts'
import { enqueue, forget } from '../../core/jobs/outbox.ts'
import { findCustomer } from '../deletion-tool/deletion-tool.service.ts'
import { linkMail } from './data-requests.mails.ts'
import type { RequestRow } from './data-requests.repository.ts'
import * as repository from './data-requests.repository.ts'
import { reminderKey } from './due.jobs.ts'
import { newLink } from './link.ts'
import { newRequest } from './new-request.ts'
import { log } from './request-log.ts'

const DAY_SECONDS = 24 * 60 * 60
const MAILS = { name: 'personal-data-mails', points: 5, seconds: DAY_SECONDS }
const MAILS_OF_AUTHOR = { name: 'personal-data-author', points: 200, seconds: DAY_SECONDS }

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

/** Answers the customer's open request, or one that is added for it, with a link in a mail to the address on file. */
export async function sendData(call: Call, typed: { email: string }): Promise<DataRequest> {
  const { app, db, tenant, user } = call
  const email = plainEmail(typed.email)
  const customer = await findCustomer(call, { by: 'email', value: email })
  if (!customer) throw new Conflict('errors.erasure-nobody')
  await app.limits.take(MAILS_OF_AUTHOR, { tenant: db.tenantId, id: user?.uuid ?? '' })
  await app.limits.take(MAILS, { tenant: db.tenantId, mailbox: email })
  const now = app.clock.now()
  const author = user?.full_name ?? ''
  return db.transaction(async (trx) => {
    await trx.lockTenant()
    const waiting = await repository.findWaiting(trx, email)
    const [name = ''] = customer.names
    const row = waiting ?? newRequest(call, { kind: 'information', origin: 'staff', email, name, user_name: author })
    if (!waiting) {
      await repository.insert(trx, row)
      await log(trx, call, row, undefined, 'open')
    }
    await repository.endLinks(trx, email)
    const at = instant(now)
    const change = {
      ...newLink(app, tenant.id, row.uuid),
      state: 'done',
      done_by: author,
      sent_at: at,
      finished_at: at
    } as const
    await repository.update(trx, row.uuid, change)
    await log(trx, call, row, 'open', 'sent')
    await forget(trx, reminderKey(row.uuid))
    await enqueue(trx, now, linkMail(row.uuid, change.expires_at))
    return shown(call, { ...row, ...change })
  })
}

/** Notes that the data was fetched; a customer's own request for it is answered with that. */
export const noteFetched = ({ app, db }: Pick<Call, 'app' | 'db'>, { uuid }: RequestRow): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await repository.lock(trx, uuid)
    if (!row) return
    const at = instant(app.clock.now())
    await log(trx, { app }, row, row.state === 'unconfirmed' ? undefined : 'sent', 'fetched')
    if (row.state === 'unconfirmed')
      await repository.update(trx, uuid, { state: 'done', sent_at: row.created_at, finished_at: at })
    if (!row.fetched_at) await repository.update(trx, uuid, { fetched_at: at })
  })
