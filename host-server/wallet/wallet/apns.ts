import { setTimeout as sleep } from 'node:timers/promises'
import type { PushSettings } from './apns-access.ts'
import type { Line } from './apns-connection.ts'
import { type Signer, SignerFault } from './signer.ts'

/** What became of each token; none is in two lists. */
export interface PushOutcome {
  /** Apple accepted it, and stores it for a phone that is off. */
  delivered: string[]
  /** There is no such phone, or it has no such pass any more. */
  gone: string[]
  /** To be retried later. */
  failed: string[]
  /** Why the last one failed, for the log. */
  reason?: string
}

export interface Apns {
  /** Wakes phones, which then fetch what changed. Each token counts once. */
  wake(pushTokens: readonly string[]): Promise<PushOutcome>
  close(): Promise<void>
}

/** Fewer than the streams that Apple allows on a connection. */
const AT_ONCE = 50
/** Milliseconds between two pushes, so that bookings are served in between. */
const BETWEEN_PUSHES = 2
/** The format of push tokens: anything else, coming from a phone, could be a path or a header. */
const TOKEN = /^[\w-]{1,200}$/
/** Without DeviceTokenNotForTopic: with a certificate for another pass type, every phone would be deleted. */
const GONE = /^(?:410 .*|400 BadDeviceToken)$/
/** The certificate or key is refused, so that the answer for one token applies to all. */
const FOR_ALL = /^403 /

/** A lost connection ends the attempt: a host that is down is asked once, not once per token. */
async function wakeAll(line: Line, pushTokens: ReadonlySet<string>): Promise<PushOutcome> {
  const outcome: PushOutcome = { delivered: [], gone: [], failed: [] }
  let isOver = false
  const wakeOne = async (token: string) => {
    if (!TOKEN.test(token)) return outcome.gone.push(token)
    if (isOver) return outcome.failed.push(token)
    const refusal = await line.send(token)
    if (!refusal) return outcome.delivered.push(token)
    if (GONE.test(refusal.said)) return outcome.gone.push(token)
    isOver ||= !refusal.isAnswer || FOR_ALL.test(refusal.said)
    outcome.reason = refusal.said
    return outcome.failed.push(token)
  }
  const tokens = pushTokens.values()
  let due = 0
  const takeTurns = async () => {
    for (const token of tokens) {
      due = Math.max(due + BETWEEN_PUSHES, performance.now())
      if (!isOver) await sleep(due - performance.now())
      await wakeOne(token)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  if (isOver) await line.drop()
  return outcome
}

/** Undefined if pushes are not possible: Apple does not accept a development chain. */
export function createApns(settings: PushSettings, signer: Signer): Apns | undefined {
  if (signer.isDevelopment && !settings.APPLE_PUSH_HOST) return undefined
  let line: Line | undefined
  return {
    async wake(pushTokens) {
      const tokens = new Set(pushTokens)
      try {
        const { openLine } = await import('./apns-connection.ts')
        line ??= await openLine(settings, signer)
      } catch (failure) {
        if (!(failure instanceof SignerFault)) throw failure
        return { delivered: [], gone: [], failed: [...tokens], reason: failure.message }
      }
      return wakeAll(line, tokens)
    },
    close: async () => line?.close()
  }
}
