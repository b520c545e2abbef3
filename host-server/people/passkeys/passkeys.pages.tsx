import type { Errors } from '../../../templates/field.tsx'
import { PasskeysPage, RemovePasskeyPage } from '../../../templates/passkeys.tsx'
import type { Call } from '../../core/http/http.ts'
import { isProved } from '../../core/http/session.ts'
import { formOf, type Page, seeOther, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { type Account, findByUuid } from '../account/account.repository.ts'
import { openSession } from '../account/account.service.ts'
import { safeNext } from '../account/next.ts'
import { noteRefusal } from '../account/sign-in-log.ts'
import { acceptsPasswords } from '../openid/openid.settings.ts'
import { forgetPending } from '../second-factor/pending-sign-in.ts'
import * as service from './passkeys.service.ts'

const HERE = '/account/passkeys'
const LOGIN = '/account/login'

/** Answers a script of one of these pages. */
function answer({ ctx }: Call, options: object) {
  ctx.set('Cache-Control', 'no-store')
  ctx.body = options
}

const { PASSKEYS_MAX, NAME_MAX } = service

const DONE = {
  added: 'passkeys.was-added',
  'added-first': 'passkeys.was-added-first',
  renamed: 'passkeys.was-renamed',
  removed: 'passkeys.was-removed'
} as const

// signing in

/** Those whom the institution's service lets in have no passkeys here. */
const withPasswords =
  (handle: (call: Call) => Promise<void>): Page['handle'] =>
  (call) =>
    acceptsPasswords(call.tenant.settings) ? handle(call) : seeOther(call.ctx, LOGIN)

const getOptions = async (call: Call) => answer(call, await service.askFor(call, call.user))

async function postAnswer(call: Call) {
  const { answer: given, next } = formOf(call.ctx, 'answer', 'next')
  const account = await service.accountOf(call, given)
  forgetPending(call)
  if (!account) await noteRefusal(call, undefined, 'passkey')
  if (account && (await openSession(call, account, 'passkey'))) return seeOther(call.ctx, safeNext(next))
  seeOther(call.ctx, `${LOGIN}?${new URLSearchParams({ next: safeNext(next), refused: 'passkey' })}`)
}

// an account's passkeys

interface Attempt {
  errors?: Errors
  refusal?: string
  success?: string
  status?: number
}

async function showPasskeys(call: Call, account: Account, { errors = {}, refusal, success, status }: Attempt = {}) {
  const { ctx, locale, tenant } = call
  const days = new Intl.DateTimeFormat(locale.slice(0, 5), { dateStyle: 'long', timeZone: tenant.time_zone })
  const day = (moment: string | null) => (moment ? days.format(new Date(moment)) : '')
  const host = service.hostOf(call)
  const passkeys = (await service.list(call, account)).map((one) => ({
    uuid: one.uuid,
    name: one.name,
    created: day(one.created_at),
    used: day(one.used_at),
    is_synced: one.is_synced,
    elsewhere: one.host === host ? '' : one.host
  }))
  show(ctx, <PasskeysPage site={siteFor(call)} {...{ host, passkeys, errors, refusal, success }} />, status)
}

type WithOwner = (call: Call, account: Account) => Promise<void>

/** Somebody who finds a session open must not add a way in, or take one away. */
const withOwner = (handle: WithOwner): Page['handle'] =>
  withPasswords(async (call) => {
    const { user, db, app, ctx } = call
    if (!user) return seeOther(ctx, `${LOGIN}?${new URLSearchParams({ next: HERE })}`)
    if (!isProved(user, app)) return seeOther(ctx, `/account/confirm?${new URLSearchParams({ next: HERE })}`)
    const account = await findByUuid(db, user.uuid)
    return account ? handle(call, account) : seeOther(ctx, safeNext(''))
  })

function getPasskeys(call: Call, account: Account) {
  const { done } = call.ctx.query
  const said = typeof done === 'string' && Object.hasOwn(DONE, done) ? DONE[done as keyof typeof DONE] : undefined
  return showPasskeys(call, account, said && { success: call.t(said) })
}

const getMaking = async (call: Call, account: Account) => answer(call, await service.askToMake(call, account))

async function postPasskey(call: Call, account: Account) {
  const adding = await service.add(call, account, formOf(call.ctx, 'answer').answer)
  if (adding === 'added' || adding === 'added-first') return seeOther(call.ctx, `${HERE}?done=${adding}`)
  const refusal = call.t(adding === 'failed' ? 'passkeys.not-accepted' : 'passkeys.too-many', { max: PASSKEYS_MAX })
  return showPasskeys(call, account, { refusal, status: 422 })
}

async function postName(call: Call, account: Account) {
  const { passkey } = formOf(call.ctx, 'passkey')
  const field = `name-${passkey}`
  const { [field]: name = '' } = formOf(call.ctx, field)
  const fault = await service.rename(call, account, passkey, name)
  if (!fault) return seeOther(call.ctx, `${HERE}?done=renamed`)
  return showPasskeys(call, account, {
    errors: { [field]: call.t(`passkeys.${fault}`, { max: NAME_MAX }) },
    status: 422
  })
}

async function getRemoval(call: Call, account: Account) {
  const asked = (await service.list(call, account)).find(({ uuid }) => uuid === call.ctx.query.passkey)
  if (!asked) return seeOther(call.ctx, HERE)
  show(call.ctx, <RemovePasskeyPage site={siteFor(call)} uuid={asked.uuid} name={asked.name} />)
}

async function postRemoval(call: Call, account: Account) {
  if (await service.remove(call, account, formOf(call.ctx, 'passkey').passkey))
    return seeOther(call.ctx, `${HERE}?done=removed`)
  return showPasskeys(call, account, { refusal: call.t('passkeys.last'), status: 403 })
}

export const passkeyPages = [
  staffPage('GET', '/account/passkey', withPasswords(getOptions)),
  staffPage('POST', '/account/passkey', withPasswords(postAnswer)),
  staffPage('GET', HERE, withOwner(getPasskeys)),
  staffPage('POST', HERE, withOwner(postPasskey)),
  staffPage('GET', `${HERE}/new`, withOwner(getMaking)),
  staffPage('POST', `${HERE}/name`, withOwner(postName)),
  staffPage('GET', `${HERE}/remove`, withOwner(getRemoval)),
  staffPage('POST', `${HERE}/remove`, withOwner(postRemoval))
]
