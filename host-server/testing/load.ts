import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { request, type TestResponse } from './client.ts'

/** What one client requests. */
export interface LoadRequest {
  method?: string
  path: string
  body?: unknown
}

/** Undefined if the connection broke without a response. */
export interface LoadAttempt {
  at: number
  answer?: TestResponse
}

/** A request and its attempts, which all have the same Idempotency-Key. */
export interface Outcome extends LoadRequest {
  key: string
  attempts: LoadAttempt[]
  /** The final response, once there is one. */
  answer?: TestResponse
}

export interface Load {
  outcomes: Outcome[]
  /** Those that ended with 201. */
  acknowledged(): Outcome[]
  /** Waits until every client has its final response, for which the server must be up. */
  stop(): Promise<void>
}

interface Options {
  clients: number
  /** Called before every attempt, since a server may be restarted elsewhere. */
  origin(): string
  /** The request of a turn, counted over all clients; undefined ends the client. */
  requestOf(turn: number): LoadRequest | undefined
  /** Milliseconds between requests, and between attempts. */
  pause?: number
  /** Keeps connections, as browsers do. */
  agent?: Agent
}

const isFinal = (answer: TestResponse | undefined) => answer !== undefined && answer.status !== 503

async function tryOnce(
  origin: string,
  { method = 'POST', path, body, key }: Outcome,
  agent?: Agent
): Promise<LoadAttempt> {
  const at = Date.now()
  const asked = request({ origin }, method, path, { body, headers: { 'idempotency-key': key }, agent })
  return asked.then(
    (answer) => ({ at, answer }),
    () => ({ at })
  )
}

/** Clients that retry as browsers do: after 503 and after a broken connection the same request, with the same key. */
export function startLoad({ clients, origin, requestOf, pause = 20, agent }: Options): Load {
  const outcomes: Outcome[] = []
  let stopped = false
  const send = async (outcome: Outcome) => {
    for (;;) {
      const one = await tryOnce(origin(), outcome, agent)
      outcome.attempts.push(one)
      await sleep(pause)
      if (!isFinal(one.answer)) continue
      outcome.answer = one.answer
      return
    }
  }
  const client = async () => {
    while (!stopped) {
      const wanted = requestOf(outcomes.length)
      if (!wanted) return
      const outcome: Outcome = { ...wanted, key: randomUUID(), attempts: [] }
      outcomes.push(outcome)
      await send(outcome)
    }
  }
  const running = Promise.all(Array.from({ length: clients }, client))
  return {
    outcomes,
    acknowledged: () => outcomes.filter(({ answer }) => answer?.status === 201),
    async stop() {
      stopped = true
      await running
    }
  }
}
