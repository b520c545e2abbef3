import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { MINUTE } from '../../../core/base/clock.ts'
import { isEqual } from '../../../core/security/tokens.ts'
import { type Ask, faultOf } from './ask.ts'
import { type Answered, type Finding, type OutgoingText, type Reply, TextFault, type TextService } from './provider.ts'

export interface GenericAccess {
  url: string
  token: string
  /** Signs what people answer. */
  replySecret: string
  sender: string
}

/** The body is JSON; the id, also as `Idempotency-Key`, lets the service recognise a text that it is sent again. */
const post = ({ url, token }: GenericAccess, ask: Ask, body: { id: string; [name: string]: unknown }) =>
  ask(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': body.id
    },
    body: JSON.stringify(body)
  })

async function send(access: GenericAccess, ask: Ask, { id, to, text }: OutgoingText): Promise<void> {
  const { status } = await post(access, ask, { id, from: access.sender, to, text })
  // 409: it has this text already
  if ((status < 200 || status >= 300) && status !== 409) throw faultOf(status)
}

/** How old a signature may be, and how far a clock may be ahead. */
const TOLERANCE = 5 * MINUTE

const Inbound = v.object({ from: v.string(), text: v.string() })

function isSigned({ replySecret }: GenericAccess, { header, raw, now }: Reply): boolean {
  const [id, time] = [header('webhook-id'), header('webhook-timestamp')]
  if (!replySecret || !id || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() - Number(time) * 1000) > TOLERANCE) return false
  const due = createHmac('sha256', replySecret).update(`${id}.${time}.${raw}`).digest('base64')
  return header('webhook-signature')
    .split(' ')
    .some((one) => isEqual(one, `v1,${due}`))
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** Signed as Standard Webhooks are, with the secret as it is written. */
function read(access: GenericAccess, reply: Reply): Answered | undefined {
  if (!isSigned(access, reply)) return undefined
  const parsed = v.safeParse(Inbound, jsonOf(reply.raw))
  return parsed.success ? { id: reply.header('webhook-id'), ...parsed.output } : undefined
}

/** Marked as a test and without a number: a service that accepts the token says what is wrong with it. */
async function check(access: GenericAccess, ask: Ask): Promise<Finding[]> {
  try {
    const { status } = await post(access, ask, { id: 'test', test: true, from: access.sender, to: '', text: '' })
    if (status === 404 || status >= 500) return [{ finding: 'broken', detail: String(status) }]
    const answers: Finding = { finding: 'answers', detail: new URL(access.url).host }
    if (status === 401 || status === 403) return [answers, { finding: 'refused', detail: '' }]
    return [answers, { finding: 'accepted', detail: '' }, { finding: 'tried-when-sent', detail: '' }]
  } catch (failure) {
    if (!(failure instanceof TextFault)) throw failure
    return [{ finding: 'unreachable', detail: '' }]
  }
}

/** A service of the institution's own, or in front of any other: one request for each text. */
export const generic = (access: GenericAccess, ask: Ask): TextService => ({
  send: (text) => send(access, ask, text),
  read: (reply) => read(access, reply),
  check: () => check(access, ask)
})
