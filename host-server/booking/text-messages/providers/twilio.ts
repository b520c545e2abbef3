import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { MINUTE } from '../../../core/base/clock.ts'
import { isEqual } from '../../../core/security/tokens.ts'
import { type Ask, faultOf } from './ask.ts'
import { type Answered, type Finding, type OutgoingText, type Reply, TextFault, type TextService } from './provider.ts'

export interface TwilioAccess {
  url: string
  account: string
  token: string
  /** A number, a name, or the SID of a messaging service. */
  sender: string
}

const accountUrl = ({ url, account }: TwilioAccess) =>
  `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}`

const headersOf = ({ account, token }: TwilioAccess) => ({
  accept: 'application/json',
  authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
})

/** The recipient has ended text messages from this sender at the service. */
const UNSUBSCRIBED = 21610

const Refused = v.object({ code: v.optional(v.number()) })

/** Why it was refused, by the service's own number where it says one. */
async function faultIn(answer: Response): Promise<TextFault> {
  const parsed = v.safeParse(Refused, await answer.json().catch(() => undefined))
  const code = parsed.success ? parsed.output.code : undefined
  if (code === UNSUBSCRIBED) return new TextFault('stopped', String(code))
  return faultOf(answer.status, code ? String(code) : undefined)
}

async function send(access: TwilioAccess, ask: Ask, { to, text }: OutgoingText): Promise<void> {
  const { sender } = access
  const from = /^MG[\da-f]{32}$/i.test(sender) ? 'MessagingServiceSid' : 'From'
  const answer = await ask(`${accountUrl(access)}/Messages.json`, {
    method: 'POST',
    headers: { ...headersOf(access), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ To: to, [from]: sender, Body: text }).toString()
  })
  if (answer.status < 200 || answer.status >= 300) throw await faultIn(answer)
}

const Listed = v.object({
  messages: v.array(v.object({ body: v.string(), status: v.string(), date_created: v.string() }))
})

/** The service keeps no keys of attempts: what it has sent to a number is looked up by its text. */
async function hasTaken(access: TwilioAccess, ask: Ask, { to, text }: OutgoingText, since: Date): Promise<boolean> {
  const query = new URLSearchParams({ To: to, PageSize: '100' })
  const answer = await ask(`${accountUrl(access)}/Messages.json?${query}`, {
    method: 'GET',
    headers: headersOf(access)
  })
  if (answer.status !== 200) throw await faultIn(answer)
  const parsed = v.safeParse(Listed, await answer.json().catch(() => undefined))
  if (!parsed.success) throw new TextFault('away', 'unreadable')
  // one that still waits there has no date of sending
  const isRecent = (date: string) => Date.parse(date) >= since.getTime() - MINUTE
  return parsed.output.messages.some(
    ({ body, status, date_created }) => body === text && status !== 'failed' && isRecent(date_created)
  )
}

/** Signed over our address and the parameters in the order of their names. */
function isSigned({ token }: TwilioAccess, { url, header }: Reply, given: URLSearchParams): boolean {
  const names = [...new Set(given.keys())].toSorted()
  const signed = url + names.flatMap((name) => given.getAll(name).map((value) => name + value)).join('')
  const due = createHmac('sha1', token).update(signed).digest('base64')
  return Boolean(token) && isEqual(header('x-twilio-signature'), due)
}

function read(access: TwilioAccess, reply: Reply): Answered | undefined {
  const given = new URLSearchParams(reply.raw)
  if (!isSigned(access, reply, given)) return undefined
  const [id, from] = [given.get('MessageSid'), given.get('From')]
  return id && from ? { id, from, text: given.get('Body') ?? '' } : undefined
}

async function check(access: TwilioAccess, ask: Ask): Promise<Finding[]> {
  try {
    const { status } = await ask(`${accountUrl(access)}.json`, { method: 'GET', headers: headersOf(access) })
    const answers: Finding = { finding: 'answers', detail: new URL(access.url).host }
    if (status === 401 || status === 403) return [answers, { finding: 'refused', detail: '' }]
    if (status === 404) return [answers, { finding: 'unknown-account', detail: '' }]
    if (status !== 200) return [{ finding: 'broken', detail: String(status) }]
    return [answers, { finding: 'accepted', detail: '' }, { finding: 'tried-when-sent', detail: '' }]
  } catch (failure) {
    if (!(failure instanceof TextFault)) throw failure
    return [{ finding: 'unreachable', detail: '' }]
  }
}

/** Twilio, and services that speak as it does (API of 2010-04-01). */
export const twilio = (access: TwilioAccess, ask: Ask): TextService => ({
  send: (text) => send(access, ask, text),
  hasTaken: (text, since) => hasTaken(access, ask, text, since),
  read: (reply) => read(access, reply),
  check: () => check(access, ask)
})
