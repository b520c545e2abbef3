import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { type Coding, knownCoding } from '../base/content-encoding.ts'
import { requestLogger } from '../base/log.ts'
import { type CachedAnswer, encodedIn } from '../tenancy/answer-cache.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { findCached, isCurrent } from './cached-answers.ts'
import { securityHeadersOf } from './headers.ts'
import { observe } from './metrics.ts'

const asksWhetherNew = ({ headers }: IncomingMessage) => headers['if-none-match'] || headers['if-modified-since']

interface Ready {
  /** Names and values alternate, as in Node's raw headers. */
  head: string[]
  body: Buffer
}

/** The headers of an answer, assembled once per encoding. */
function readyMaker(security: (path: string) => Record<string, string>) {
  const made = new WeakMap<CachedAnswer, Map<Buffer, Ready>>()
  return (answer: CachedAnswer, best: Coding['best'], path: string): Ready | undefined => {
    const body = encodedIn(answer, best)
    if (!body) return undefined
    // answers under several addresses may share a body
    const byBody = made.get(answer) ?? new Map<Buffer, Ready>()
    made.set(answer, byBody)
    const known = byBody.get(body)
    if (known) return known
    const { headers, encoded } = answer
    const coded = body !== encoded.identity && { 'Content-Encoding': best }
    const all = { ...security(path), ...headers, ...coded, 'Content-Length': String(body.length) }
    const ready = { head: Object.entries(all).flat(), body }
    byBody.set(body, ready)
    return ready
  }
}

/**
 * Serves cached answers to guests without calling Koa, whose middleware costs more than the answer. Everything else,
 * including conditional requests, goes to the app, which gives the same answers (`cachedAnswers`).
 */
export function cacheFastPath(app: AppContext, handle: RequestListener): RequestListener {
  const { config, log, metrics } = app
  const logRequest = requestLogger(log)
  const ready = readyMaker(securityHeadersOf(config))
  return (request, response) => {
    const started = performance.now()
    const coding = knownCoding(request)
    const isPlain = coding && !coding.isRefused && !asksWhetherNew(request) && !app.stopping
    const found = isPlain ? findCached(app, request) : undefined
    const path = request.url?.split('?')[0] ?? ''
    const made = found && ready(found, coding?.best ?? 'identity', path)
    // the app compresses for a coding that nobody has asked for before
    if (!made) return handle(request, response)
    const answer = () => {
      const { head, body } = made
      const id = randomUUID()
      // of guests who have left, all that remains is the line in the log
      if (!response.destroyed) response.writeHead(200, [...head, 'X-Request-Id', id]).end(body)
      observe(metrics, { method: 'GET', route: found?.route ?? 'none', status: 200, started })
      logRequest({ id, method: 'GET', path, status: 200, started })
    }
    if (!found?.isCurrent) return answer()
    isCurrent(found, request)
      .then((isSo) => {
        if (isSo && !app.stopping) answer()
        else handle(request, response)
      })
      .catch((failure) => {
        log.error({ err: failure }, 'unexpected failure')
        response.destroy()
      })
  }
}
