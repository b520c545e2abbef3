import { PassThrough } from 'node:stream'
import type { Call } from '../core/http.ts'
import type { Services } from '../core/services.ts'
import { TenantDb } from '../core/tenant-db.ts'
import { findRevisions } from './calendars.repository.ts'

const LOOK_MS = 1000
/** Proxies cut what says nothing for a minute. */
const BEAT_MS = 20_000
/** A browser that is cut comes back by itself, and its session is looked at anew. */
const LONGEST_MS = 10 * 60_000
/** Windows of one advisor; the oldest gives way to the next. */
const MOST_EACH = 8

interface Listener {
  tenantId: string
  advisor: string
  stream: PassThrough
  since: number
  beaten: number
  revision: number | undefined
}

/**
 * The windows of this process that watch a calendar. Every writer, on any node, raises the calendar's revision: one
 * statement a second for each tenant that is watched tells of them all, on both databases.
 */
class Watch {
  readonly #services: Services
  readonly #listeners = new Set<Listener>()
  #timer: NodeJS.Timeout | undefined

  constructor(services: Services) {
    this.#services = services
  }

  add(tenantId: string, advisor: string): PassThrough {
    const now = performance.now()
    const stream = new PassThrough()
    const listener: Listener = { tenantId, advisor, stream, since: now, beaten: now, revision: undefined }
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
    for (const listener of this.#listeners) this.#keep(listener, performance.now())
    for (const tenantId of new Set([...this.#listeners].map((one) => one.tenantId))) {
      await this.#tell(tenantId).catch((err) => this.#services.log.warn({ err }, 'calendar watch'))
    }
  }

  #keep(listener: Listener, now: number) {
    const { stream, since, beaten } = listener
    if (this.#services.stopping || now - since > LONGEST_MS) return stream.end()
    if (now - beaten < BEAT_MS) return
    listener.beaten = now
    stream.write(':\n\n')
  }

  async #tell(tenantId: string) {
    const listeners = [...this.#listeners].filter((one) => one.tenantId === tenantId)
    const db = new TenantDb(this.#services.knex, tenantId)
    const revisions = await findRevisions(db, [...new Set(listeners.map(({ advisor }) => advisor))])
    for (const listener of listeners) {
      const revision = revisions.get(listener.advisor) ?? 0
      // at the first look too: what was booked since the window asked for its list, nobody else would tell
      if (listener.revision !== revision) listener.stream.write('event: change\ndata: {}\n\n')
      listener.revision = revision
    }
  }
}

const watches = new WeakMap<Services, Watch>()

/** A stream of events that tells whenever the calendar has changed. */
export function listen({ services, db, advisor, ctx }: Call) {
  const watch = watches.get(services) ?? new Watch(services)
  watches.set(services, watch)
  const stream = watch.add(db.tenantId, advisor.uuid)
  ctx.res.once('close', () => stream.destroy())
  return stream as never
}
