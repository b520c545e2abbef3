import type { DataRequest, RequestForm } from '#contract/data-requests'
import { instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { plainEmail, plainPhone } from '../../core/jobs/erasing.ts'
import { enqueue, forget } from '../../core/jobs/outbox.ts'
import { search } from '../deletion-tool/deletion-tool.service.ts'
import { extensionMail } from './data-requests.mails.ts'
import type { RequestRow } from './data-requests.repository.ts'
import * as repository from './data-requests.repository.ts'
import { shown } from './data-requests.service.ts'
import { reminderKey, reminderOf } from './due.jobs.ts'
import { dueOn } from './due.ts'
import { newRequest } from './new-request.ts'
import { log } from './request-log.ts'

export const list = async (call: Call): Promise<DataRequest[]> =>
  (await repository.findListed(call.db)).map((row) => shown(call, row))

const today = ({ app, tenant }: Call) => dayOf(app.clock.now(), tenant.time_zone)

/** Adds what came by letter, by phone or at the counter. */
export async function add(call: Call, { email, phone, ...form }: RequestForm): Promise<DataRequest> {
  const { app, db, tenant, user, t } = call
  if (!email && !phone) throw new Unprocessable({ email: [t('data-requests.no-key')] })
  if (form.arrived_on > today(call)) throw new Unprocessable({ arrived_on: [t('data-requests.arrives-later')] })
  const row = newRequest(call, {
    ...form,
    origin: 'staff',
    email: email && plainEmail(email),
    phone: phone && plainPhone(phone),
    user_name: user?.full_name ?? ''
  })
  return db.transaction(async (trx) => {
    await repository.insert(trx, row)
    await log(trx, call, row, undefined, 'open')
    await enqueue(trx, app.clock.now(), reminderOf(row, tenant, app.clock.now()))
    return shown(call, row)
  })
}

/** Changes an open request. @throws Conflict for one that is done */
const change = (
  call: Call,
  uuid: string,
  state: string,
  work: (trx: Call['db'], row: RequestRow) => Promise<Partial<RequestRow>>
): Promise<DataRequest> =>
  call.db.transaction(async (trx) => {
    const row = found(await repository.lock(trx, uuid))
    if (row.state !== 'open') throw new Conflict('errors.data-request-done')
    const changed = await work(trx, row)
    await repository.update(trx, uuid, changed)
    await log(trx, call, row, 'open', state)
    return shown(call, { ...row, ...changed })
  })

/** By two months, of which the customer must hear within the first (Art. 12(3)). */
export const extend = (call: Call, uuid: string, { extension }: { extension: string }): Promise<DataRequest> =>
  change(call, uuid, 'extended', async (trx, row) => {
    const { app, tenant } = call
    const now = app.clock.now()
    if (row.extension) throw new Conflict('errors.data-request-extended')
    if (row.due_on < today(call)) throw new Conflict('errors.data-request-late')
    const changed = { extension, due_on: dueOn(row.arrived_on, true) }
    await forget(trx, reminderKey(uuid))
    await enqueue(trx, now, reminderOf({ ...row, ...changed }, tenant, now))
    if (row.email) await enqueue(trx, now, extensionMail(uuid))
    return changed
  })

/** Says how a request was answered that the tool has not answered by itself. */
export const complete = (call: Call, uuid: string, { outcome }: { outcome: string }): Promise<DataRequest> =>
  change(call, uuid, 'done', async (trx) => {
    await forget(trx, reminderKey(uuid))
    return {
      outcome,
      state: 'done',
      done_by: call.user?.full_name ?? '',
      finished_at: instant(call.app.clock.now())
    }
  })

/** The customer who has asked, as the tool finds them. */
export async function searchFor(call: Call, uuid: string): ReturnType<typeof search> {
  const { email, phone } = found(await repository.find(call.db, uuid))
  const q = email || phone
  return q ? search(call, { q }) : { people: [], has_more: false }
}
