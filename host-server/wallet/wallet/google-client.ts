import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { Clock } from '../../core/base/clock.ts'
import type { Parsed } from '../../core/base/config.ts'
import { type RequestOptions, sendRequest } from '../../core/security/http-client.ts'
import { type GoogleAccount, signed } from './google.ts'

const SECOND = 1000
const ANSWER_WITHIN = 5 * SECOND
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const GRANT_LIVES = 600
/** A token is not used in its last seconds, since it may expire on the way. */
const SPARE = 60
/** Google's quota for an issuer per second. */
const A_SECOND = 20

/** An error response of Google's; the status is 0 if there was none. */
export class GoogleRefusal extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string) {
    super(status ? `Google answers ${status} ${reason}` : `Google does not answer: ${reason}`)
    this.status = status
    this.reason = reason
  }
}

const Said = v.object({
  error: v.union([v.string(), v.looseObject({ errors: v.array(v.looseObject({ reason: v.string() })) })])
})

/** The error code only: messages contain issuers and cards. */
function reasonOf(body: unknown): string {
  const said = v.safeParse(Said, body)
  if (!said.success) return 'unknown'
  const { error } = said.output
  return (typeof error === 'string' ? error : (error.errors[0]?.reason ?? 'unknown')).slice(0, 40)
}

async function send(url: string, asking: Omit<RequestOptions, 'within'>): Promise<unknown> {
  const response = await sendRequest(url, { ...asking, within: ANSWER_WITHIN }).catch((failure: Error) => {
    const { code } = (failure.cause ?? {}) as { code?: string }
    throw new GoogleRefusal(0, code ?? failure.name)
  })
  const body = await response.json().catch(() => undefined)
  if (!response.ok) throw new GoogleRefusal(response.status, reasonOf(body))
  if (body === undefined) throw new GoogleRefusal(0, 'the answer broke off')
  return body
}

const Granted = v.object({ access_token: v.string(), expires_in: v.number() })
interface Token {
  value: string
  until: number
}

/** The first caller fetches the token for all; a refused token is not used again. */
function createTokens(account: GoogleAccount, url: string, clock: Clock) {
  let held: Promise<Token> | undefined
  async function ask(): Promise<Token> {
    const now = clock.now().getTime()
    const iat = Math.floor(now / SECOND)
    const assertion = signed(account, { iss: account.email, scope: SCOPE, aud: url, iat, exp: iat + GRANT_LIVES })
    const body = new URLSearchParams({ grant_type: GRANT, assertion })
    const { access_token, expires_in } = v.parse(Granted, await send(url, { method: 'POST', body }))
    return { value: access_token, until: now + (expires_in - SPARE) * SECOND }
  }
  function renew(): Promise<Token> {
    const asked = ask()
    held = asked
    asked.catch(() => (held = undefined))
    return asked
  }
  return async (refused?: string): Promise<string> => {
    const seen = held
    const known = await seen
    if (known && known.value !== refused && known.until > clock.now().getTime()) return known.value
    return (await (held === seen || !held ? renew() : held)).value
  }
}

/** Requests wait for the next second once the quota of the present one is used up. */
function createTurns(perSecond: number) {
  let next = 0
  return async () => {
    const now = performance.now()
    next = Math.max(next, now - SECOND) + SECOND / perSecond
    if (next > now) await sleep(next - now)
  }
}

export interface Google {
  account: GoogleAccount
  /** @throws GoogleRefusal for everything but success */
  ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown>
}

type Urls = Pick<Parsed, 'GOOGLE_WALLET_API' | 'GOOGLE_WALLET_TOKEN_URL'>

/** The Google Wallet API with the issuer's service account. */
export function createGoogle(account: GoogleAccount, places: Urls, clock: Clock): Google {
  const tokenAfter = createTokens(account, places.GOOGLE_WALLET_TOKEN_URL, clock)
  const turn = createTurns(A_SECOND)
  return {
    account,
    async ask(method, path, body) {
      const askWith = async (token: string) => {
        await turn()
        const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
        const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
        return send(`${places.GOOGLE_WALLET_API}/${path}`, init)
      }
      const token = await tokenAfter()
      try {
        return await askWith(token)
      } catch (failure) {
        if (!(failure instanceof GoogleRefusal) || failure.status !== 401) throw failure
        return askWith(await tokenAfter(token))
      }
    }
  }
}
