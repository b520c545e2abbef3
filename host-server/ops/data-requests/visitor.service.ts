import type { RequestKind } from '#contract/data-requests'
import { languageOf } from '#contract/locales'
import type { Call } from '../../core/http/http.ts'
import type { Naming } from '../../core/jobs/erasing.ts'
import { plainEmail } from '../../core/jobs/erasing.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { linkMail } from './data-requests.mails.ts'
import type { RequestRow } from './data-requests.repository.ts'
import * as repository from './data-requests.repository.ts'
import { reminderOf } from './due.jobs.ts'
import { newLink } from './link.ts'
import { newRequest } from './new-request.ts'
import { log } from './request-log.ts'

const HOUR_SECONDS = 60 * 60
const ASKED = { name: 'data-asked', points: 3, seconds: HOUR_SECONDS }
const ASKED_FROM = { name: 'data-asked-address', points: 20, seconds: HOUR_SECONDS }

/** What a visitor can ask for with a press. */
export type Asked = Exclude<RequestKind, 'portability'>

/** Whose a visitor's link is, and to which page it leads. */
export interface Owner extends Naming {
  page: string | undefined
}

/** The owner of a visitor's link, whichever noun has made it. */
export async function findOwner({ app, db }: Call, token: string): Promise<Owner | undefined> {
  const token_hash = hashToken(token)
  for (const { find, pageOf } of app.erasers) {
    const [row] = (await find?.(db, { token_hash }, 1)) ?? []
    if (row) return { ...row, page: pageOf?.(token) }
  }
  return undefined
}

/** Sends a mail to the address on file; only who opens it has asked. What was asked before it was opened is replaced, and an earlier link to the data ends. */
export async function ask(call: Call, owner: Naming, kind: Asked): Promise<void> {
  const { app, db, ctx, locale } = call
  const email = plainEmail(owner.email)
  await app.limits.take(ASKED_FROM, { tenant: db.tenantId, ip: ctx.ip })
  await app.limits.take(ASKED, { tenant: db.tenantId, mailbox: email })
  const row = newRequest(call, {
    kind,
    origin: 'visitor',
    state: 'unconfirmed',
    email,
    name: owner.name,
    language: languageOf(locale)
  })
  const link = newLink(app, db.tenantId, row.uuid)
  await db.transaction(async (trx) => {
    await repository.removeUnconfirmed(trx, email, kind)
    if (kind === 'information') await repository.endLinks(trx, { email, phone: '' })
    await repository.insert(trx, { ...row, ...link })
    await enqueue(trx, app.clock.now(), linkMail(row.uuid, link.expires_at))
  })
}

/** The customer has pressed the button behind the link in the mail: from now on the request is due. */
export async function confirm(call: Call, { uuid }: RequestRow): Promise<void> {
  const { app, db, tenant } = call
  await db.transaction(async (trx) => {
    await trx.lockTenant()
    const row = await repository.find(trx, uuid)
    if (row?.state !== 'unconfirmed' || (await repository.findTwin(trx, row))) return
    const { arrived_on, due_on } = newRequest(call, { kind: row.kind, origin: row.origin })
    const change = { state: 'open', arrived_on, due_on } as const
    await repository.update(trx, uuid, change)
    await log(trx, { app }, row, undefined, 'open')
    await enqueue(trx, app.clock.now(), reminderOf({ uuid, due_on }, tenant, app.clock.now()))
  })
}
