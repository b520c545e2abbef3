import { PassThrough } from 'node:stream'
import type { Call } from '../../core/http/http.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findRevisions } from './calendars.repository.ts'

const LOOK_MS = 1000
/** Proxies close connections that are silent for a minute. */
const BEAT_MS = 20_000
/** After that the browser reconnects by itself, and its session is checked again. */
const LONGEST_MS = 10 * 60_000
/** Open streams per advisor; the oldest is closed for the next. */
const MOST_EACH = 8

interface Listener {
  tenantId: string
  advisor: string
  stream: PassThrough
  since: number
  lastBeat: number
  revision: number | undefined
}

/**
 * The open streams of this process. Every writer, on any node, raises the calendar's revision, so that one
 * statement a second per tenant with open streams finds all changes, on both databases.
 */
class Watch {
  readonly #app: AppContext
  readonly #listeners = new Set<Listener>()
  #timer: NodeJS.Timeout | undefined

  constructor(app: AppContext) {
    this.#app = app
  }

  add(tenantId: string, advisor: string): PassThrough {
    const now = performance.now()
    const stream = new PassThrough()
    const listener: Listener = { tenantId, advisor, stream, since: now, lastBeat: now, revision: undefined }
    const others = [...this.#listeners].filter((one) => one.tenantId === tenantId && one.advisor === advisor)
    if (others.length >= MOST_EACH) others[0]?.stream.end()
    this.#listeners.add(listener)
    stream.on('close', () => this.#listeners.delete(listener)).on('error', () => {})
    stream.write('retry: 2000\n\n')
    this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref()
    return stream
  }

  async #look() {
    if (!this.#listeners.size) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    for (const listener of this.#listeners) this.#heartbeat(listener, performance.now())
    for (const tenantId of new Set([...this.#listeners].map((one) => one.tenantId))) {
      await this.#notify(tenantId).catch((err) =>
        this.#app.log.warn({ err }, 'calendar changes could not be sent to open pages')
      )
    }
  }

  #heartbeat(listener: Listener, now: number) {
    const { stream, since, lastBeat } = listener
    if (this.#app.stopping || now - since > LONGEST_MS) return stream.end()
    if (now - lastBeat < BEAT_MS) return
    listener.lastBeat = now
    stream.write(':\n\n')
  }

  async #notify(tenantId: string) {
    const listeners = [...this.#listeners].filter((one) => one.tenantId === tenantId)
    const db = new TenantDb(this.#app.knex, tenantId)
    const revisions = await findRevisions(db, [...new Set(listeners.map(({ advisor }) => advisor))])
    for (const listener of listeners) {
      const revision = revisions.get(listener.advisor) ?? 0
      // on the first look too: nothing else reports what was booked since the page loaded its list
      if (listener.revision !== revision) listener.stream.write('event: change\ndata: {}\n\n')
      listener.revision = revision
    }
  }
}

const watches = new WeakMap<AppContext, Watch>()

/** A stream of server-sent events, one for each change of the calendar. */
export function listen({ app, db, advisor, ctx }: Call) {
  const watch = watches.get(app) ?? new Watch(app)
  watches.set(app, watch)
  const stream = watch.add(db.tenantId, advisor.uuid)
  ctx.res.once('close', () => stream.destroy())
  return stream
}
