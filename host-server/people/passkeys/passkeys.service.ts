import { randomUUID } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import { line } from '#contract/values'
import { instant } from '../../core/base/clock.ts'
import { record } from '../../core/events/audit-record.ts'
import { deviceOf } from '../../core/http/device.ts'
import type { Call } from '../../core/http/http.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { type Account, findByUuid, lockUnchanged } from '../account/account.repository.ts'
import { failedHere } from '../account/account.service.ts'
import { endOthersOf } from '../account/sessions.service.ts'
import { isRequired, nextStepOf, stateOf, tell } from '../second-factor/second-factor.service.ts'
import { type Challenge, findChallenge, forgetChallenge, giveChallenge } from './challenge.ts'
import * as repository from './passkeys.repository.ts'

/** Loaded on demand: with all that it imports, it takes a sixth of the server’s start. */
const load = () => import('@simplewebauthn/server')

/** Enough for every device of a person; more only make sign-in lists long. */
export const PASSKEYS_MAX = 20
export const NAME_MAX = 60

/** Passkeys belong to a host name, the one by which the tenant is found: browsers offer them nowhere else. */
export const hostOf = ({ ctx }: Call) => ctx.get('host').replace(/:\d+$/, '').toLowerCase()

/** Where an answer must come from; a proxy that is not trusted may have ended https. */
const originsOf = ({ ctx }: Call) => [`${ctx.protocol}://${ctx.get('host')}`, `https://${ctx.get('host')}`]

/** Texts of the browser's JSON; everything else is for the library. */
const Json = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(2000)),
  rawId: v.string(),
  type: v.literal('public-key'),
  clientExtensionResults: v.record(v.string(), v.unknown()),
  response: v.looseObject({ clientDataJSON: v.string() })
})
const Handle = v.looseObject({ response: v.looseObject({ userHandle: v.nullish(v.string()) }) })

function read<T>(text: string): T | undefined {
  try {
    const given: unknown = JSON.parse(text)
    return v.is(Json, given) ? (given as T) : undefined
  } catch {
    return undefined
  }
}

/** What the library says of an answer; it throws on whatever is not right with one. */
async function verified<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await verify()
    return result.verified ? result : undefined
  } catch {
    return undefined
  }
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const ADDING = ({ uuid }: Pick<Account, 'uuid'>) => `add ${uuid}` as const

const transportsOf = ({ transports }: { transports: string }) => transports.split(' ').filter(Boolean)

/** What a browser is asked for: any passkey of this host, or one of an account that is known already. */
export async function askFor(call: Call, account?: Pick<Account, 'uuid'>) {
  const held = account ? await listHere(call, account) : []
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: hostOf(call),
    challenge: bytes(giveChallenge(call, 'get').text),
    userVerification: 'required',
    allowCredentials: held.map((one) => ({ id: one.credential_id, transports: transportsOf(one) }))
  })
}

/** What a browser is asked to make. */
export async function askToMake(call: Call, account: Account) {
  const held = await listHere(call, account)
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: call.tenant.name,
    rpID: hostOf(call),
    userName: account.email_address,
    userDisplayName: account.full_name,
    // random, and says nothing about the person
    userID: new Uint8Array(Buffer.from(account.uuid)),
    challenge: bytes(giveChallenge(call, ADDING(account)).text),
    attestationType: 'none',
    excludeCredentials: held.map((one) => ({ id: one.credential_id, transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
  })
}

export const list = ({ db }: Call, { uuid }: Pick<Account, 'uuid'>) => repository.list(db, uuid)

/** Those that this host name can use. */
export async function listHere(call: Call, account: Pick<Account, 'uuid'>) {
  const held = await list(call, account)
  return held.filter(({ host }) => host === hostOf(call))
}

const useUp = (trx: Call['db'], { text, until }: Challenge) =>
  repository.useChallenge(trx, hashToken(text), instant(until))

/** The passkey of an answer, if it names the account to which the passkey belongs. */
async function findOf(call: Call, answer: AuthenticationResponseJSON): Promise<repository.Passkey | undefined> {
  const found = await repository.findByHash(call.db, hashToken(answer.id))
  if (!found || found.host !== hostOf(call) || !v.is(Handle, answer)) return undefined
  const { userHandle } = answer.response
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === found.user_uuid ? found : undefined
}

async function check(call: Call, text: string): Promise<Account | undefined> {
  const challenge = findChallenge(call, 'get')
  const answer = read<AuthenticationResponseJSON>(text)
  const passkey = challenge && answer && (await findOf(call, answer))
  if (!passkey) return undefined
  const account = await findByUuid(call.db, passkey.user_uuid)
  const { verifyAuthenticationResponse } = await load()
  const result = await verified(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge.text,
      expectedOrigin: originsOf(call),
      expectedRPID: hostOf(call),
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: bytes(passkey.public_key),
        counter: Number(passkey.counter)
      }
    })
  )
  if (!account || !result) return undefined
  const { newCounter, credentialBackedUp } = result.authenticationInfo
  const isTaken = await call.db.transaction(async (trx) => {
    if (!(await useUp(trx, challenge))) return false
    const used_at = instant(call.app.clock.now())
    return repository.use(trx, passkey.uuid, newCounter, { is_backed_up: credentialBackedUp, used_at })
  })
  return isTaken ? account : undefined
}

/** The account that a passkey has signed for; only wrong answers count against the limit. @throws TooMany */
export const accountOf = (call: Call, text: string): Promise<Account | undefined> =>
  failedHere(call, async () => {
    const account = await check(call, text)
    forgetChallenge(call)
    return account
  })

const subjectOf = ({ uuid, full_name }: Account) => ({ object: 'user' as const, id: uuid, name: full_name })

/** Whether a passkey was added, also as the second step that sign-ins did not have before; else why not. */
export type Adding = 'added' | 'added-first' | 'failed' | 'too-many'

/** Adds a passkey that the browser has made. If it is the account's second step, who got in without is signed out. */
export async function add(call: Call, account: Account, text: string): Promise<Adding> {
  const challenge = findChallenge(call, ADDING(account))
  const answer = read<RegistrationResponseJSON>(text)
  forgetChallenge(call)
  if ((await list(call, account)).length >= PASSKEYS_MAX) return 'too-many'
  if (!challenge || !answer) return 'failed'
  const { verifyRegistrationResponse } = await load()
  const result = await verified(() =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge.text,
      expectedOrigin: originsOf(call),
      expectedRPID: hostOf(call),
      requireUserVerification: true
    })
  )
  if (!result?.registrationInfo) return 'failed'
  const { credential, credentialDeviceType, credentialBackedUp } = result.registrationInfo
  const name = deviceOf(call.ctx.get('user-agent')) || 'Passkey'
  const row = {
    uuid: randomUUID(),
    user_uuid: account.uuid,
    id_hash: hashToken(credential.id),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(' ').slice(0, 100),
    is_synced: credentialDeviceType === 'multiDevice',
    is_backed_up: credentialBackedUp,
    host: hostOf(call),
    name,
    created_at: instant(call.app.clock.now()),
    used_at: null
  }
  const isSecondStep = (await nextStepOf(call, account)) === 'set-up'
  const isAdded = await call.db.transaction(async (trx) => {
    if (!(await useUp(trx, challenge)) || !(await repository.insert(trx, row))) return false
    await record(trx, call, subjectOf(account), {}, { passkey: name })
    if (isSecondStep) await endOthersOf(call, trx, account)
    await tell(call, trx, account, 'passkey')
    return true
  })
  if (!isAdded) return 'failed'
  return isSecondStep ? 'added-first' : 'added'
}

const Name = line(NAME_MAX)

/** @returns what is wrong with the name */
export async function rename(call: Call, account: Account, uuid: string, name: string): Promise<string | undefined> {
  const given = v.safeParse(Name, name)
  if (!given.success || !given.output) return given.success ? 'name-missing' : 'name-too-long'
  await call.db.transaction(async (trx) => {
    const one = (await repository.list(trx, account.uuid)).find((held) => held.uuid === uuid)
    if (!one) return
    await repository.rename(trx, account.uuid, uuid, given.output)
    await record(trx, call, subjectOf(account), { passkey: one.name }, { passkey: given.output })
  })
  return undefined
}

/** Removes one; false for the last one of an account whose role requires two steps and which has no other. */
export async function remove(call: Call, account: Account, uuid: string): Promise<boolean> {
  const isNeeded = (await isRequired(call, account.uuid)) && !(await stateOf(call, account.uuid))
  return call.db.transaction(async (trx) => {
    // of two removals at the same time, one waits
    if (!(await lockUnchanged(trx, account))) return true
    const held = await repository.list(trx, account.uuid)
    const one = held.find((passkey) => passkey.uuid === uuid)
    if (!one) return true
    if (isNeeded && held.length === 1) return false
    await repository.remove(trx, account.uuid, uuid)
    await record(trx, call, subjectOf(account), { passkey: one.name }, {})
    return true
  })
}
