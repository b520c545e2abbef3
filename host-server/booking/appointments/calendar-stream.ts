import { PassThrough } from 'node:stream'
import { Unauthenticated } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { findRights, rightsOf, sessionHash } from '../../core/http/session.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findRevisions } from './calendars.repository.ts'

const LOOK_MS = 1000
/** Proxies close connections that are silent for a minute. */
const BEAT_MS = 20_000
/** After that the browser reconnects by itself, and its session is checked again. */
const LONGEST_MS = 10 * 60_000
/** Open streams per session, which is a user in a browser; the oldest is closed for the next. */
const MOST_EACH = 6

/** Whose calendar, and for whom. */
interface Subject {
  tenantId: string
  advisor: string
  session: string
  /** What the session entitled to when the stream was opened. */
  rights: string
}

interface Listener extends Subject {
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

  add(subject: Subject): PassThrough {
    const now = performance.now()
    const stream = new PassThrough()
    const listener: Listener = { ...subject, stream, since: now, lastBeat: now, revision: undefined }
    const others = [...this.#listeners].filter(({ session }) => session === subject.session)
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
      await this.#update(tenantId).catch((err) =>
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

  async #update(tenantId: string) {
    const listeners = [...this.#listeners].filter((one) => one.tenantId === tenantId)
    const db = new TenantDb(this.#app.knex, tenantId)
    await this.#notify(db, await this.#entitled(db, listeners))
  }

  /** Ends the streams of users who have signed out or whose rights have changed; the browser's next attempt is checked. */
  async #entitled(db: TenantDb, listeners: Listener[]): Promise<Listener[]> {
    const rights = await findRights(db, [...new Set(listeners.map(({ session }) => session))], this.#app.clock.now())
    return listeners.filter((listener) => {
      const isSame = rights.get(listener.session) === listener.rights
      if (!isSame) listener.stream.end()
      return isSame
    })
  }

  async #notify(db: TenantDb, listeners: Listener[]) {
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
export function listen({ app, db, advisor, ctx, user }: Call) {
  const watch = watches.get(app) ?? new Watch(app)
  watches.set(app, watch)
  const session = sessionHash(ctx, app.config)
  if (!session || !user) throw new Unauthenticated()
  const stream = watch.add({ tenantId: db.tenantId, advisor: advisor.uuid, session, rights: rightsOf(user) })
  ctx.res.once('close', () => stream.destroy())
  return stream
}
