import { instant } from '../../core/base/clock.ts'
import { BadRequest } from '../../core/base/failures.ts'
import { recordCardEvents } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { page } from '../../core/pages/page.ts'
import { isEqual } from '../../core/security/tokens.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import * as registrations from './pass-service.repository.ts'
import { limitLogs, limitPass } from './wallet.limits.ts'
import { find, type IssuedPass } from './wallet.repository.ts'
import { drawPass, passToken, passTypeOf } from './wallet.service.ts'

const SERIAL = /^[\da-f]{32}$/
const DEVICE = /^[\w.-]{1,100}$/
/** Apple's are 64 hex digits today, of a length that may change. */
const PUSH_TOKEN = /^[\da-f]{16,200}$/i
/** HTTP dates have a precision of seconds. */
const SECOND = 1000

type Params = Record<'device' | 'passType' | 'serial', string>
const paramsOf = ({ ctx }: Call) => ctx.params as Params

const isOurs = async (call: Call) => (await passTypeOf(call)) === paramsOf(call).passType

/** The pass whose token the phone sends. Without a valid one the answer does not reveal whether the pass exists. */
async function findOwn(call: Call): Promise<IssuedPass | undefined> {
  const { serial } = paramsOf(call)
  const [, token = ''] = /^ApplePass ([\w-]+)$/.exec(call.ctx.get('authorization')) ?? []
  if (!SERIAL.test(serial) || !isEqual(token, passToken(call, serial)) || !(await isOurs(call))) return undefined
  const pass = await find(call.db, serial)
  return pass?.kind === 'apple' ? pass : undefined
}

/** A handler for the holder of the pass; others get 401 (PassKit Web Service Reference). */
const withPass = (handle: (call: Call, pass: IssuedPass) => Promise<void>) => async (call: Call) => {
  call.ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  const pass = await findOwn(call)
  if (pass) return handle(call, pass)
  call.ctx.status = 401
  call.ctx.body = ''
}

function pushTokenIn({ ctx }: Call): string {
  const { pushToken } = ((ctx.request as { body?: unknown }).body ?? {}) as { pushToken?: unknown }
  if (typeof pushToken !== 'string' || !PUSH_TOKEN.test(pushToken)) throw new BadRequest()
  return pushToken.toLowerCase()
}

async function postRegistration(call: Call, { serial }: IssuedPass) {
  const { device } = paramsOf(call)
  if (!DEVICE.test(device)) throw new BadRequest()
  await limitPass(call, serial)
  const created_at = instant(call.app.clock.now())
  const isNew = await call.db.transaction(async (trx) => {
    const added = await registrations.replace(trx, { device, serial, push_token: pushTokenIn(call), created_at })
    if (added) await recordCardEvents(trx, call.app.clock.now(), 'card-apple', [serial])
    return added
  })
  call.ctx.status = isNew ? 201 : 200
  call.ctx.body = ''
}

/** The push token is deleted with the registration: nothing of the phone is retained. */
async function deleteRegistration({ ctx, db, app }: Call, { serial }: IssuedPass) {
  await db.transaction(async (trx) => {
    if (await registrations.remove(trx, (ctx.params as Params).device, serial))
      await recordCardEvents(trx, app.clock.now(), 'card-apple-gone', [serial])
  })
  ctx.status = 200
  ctx.body = ''
}

/** The phone's passes that changed since the tag it sends back. The tag must be a string: a number silences the phone. */
async function getSerials(call: Call) {
  const { ctx, db } = call
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  const { passesUpdatedSince: tag } = ctx.query
  const since = typeof tag === 'string' && /^\d{1,9}$/.test(tag) ? Number(tag) : undefined
  const { device } = paramsOf(call)
  const changed = DEVICE.test(device) && (await isOurs(call)) ? await registrations.findChanged(db, device, since) : []
  const last = changed.at(-1)
  if (last) ctx.body = { serialNumbers: changed.map(({ serial }) => serial), lastUpdated: String(last.revision) }
  else ctx.status = 204
}

async function getPass(call: Call, pass: IssuedPass) {
  const { ctx, db, app } = call
  ctx.status = 200
  ctx.set('Cache-Control', 'private, no-cache')
  ctx.lastModified = new Date(pass.changed_at)
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  // a second change within this second must not look unchanged, as phones do not compare again
  delete ctx.headers['if-modified-since']
  const justNow = app.clock.now().getTime() - SECOND
  ctx.lastModified = new Date(Math.min(Date.parse(pass.changed_at), justNow))
  ctx.type = 'application/vnd.apple.pkpass'
  if (ctx.method === 'HEAD') return
  await limitPass(call, pass.serial)
  const advisor = await findAdvisorByUuid(db, pass.advisor_uuid)
  if (advisor) ctx.body = await drawPass({ ...call, advisor }, pass)
}

const LINES_MAX = 20
const LINE_MAX = 500

/** Errors that phones report, for the operator's log. */
async function postLog(call: Call) {
  const { ctx, app } = call
  await limitLogs(call)
  const { logs } = ((ctx.request as { body?: unknown }).body ?? {}) as { logs?: unknown }
  const lines = (Array.isArray(logs) ? logs : []).filter((line) => typeof line === 'string').slice(0, LINES_MAX)
  for (const line of lines)
    app.log.warn({ line: line.slice(0, LINE_MAX) }, 'a phone reported a problem with its passes')
  ctx.status = 200
  ctx.body = ''
}

const REGISTRATIONS = '/wallet/v1/devices/:device/registrations/:passType'

/** Apple's PassKit web service, which phones call for the passes they hold, at the URL that each pass contains. */
export const passService = [
  page('POST', `${REGISTRATIONS}/:serial`, withPass(postRegistration)),
  page('DELETE', `${REGISTRATIONS}/:serial`, withPass(deleteRegistration)),
  page('GET', REGISTRATIONS, getSerials),
  page('GET', '/wallet/v1/passes/:passType/:serial', withPass(getPass)),
  page('POST', '/wallet/v1/log', postLog)
]
