import { PassThrough } from 'node:stream'
import type { Context } from 'koa'
import type { AppContext } from '../tenancy/app-context.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'

const LOOK_MS = 1000
/** Proxies close connections that are silent for a minute. */
const BEAT_MS = 20_000
/** After that the browser reconnects by itself, and its right is checked again. */
const LONGEST_MS = 10 * 60_000
/** Open streams per session; the oldest is closed for the next. */
const MOST_EACH = 6

/** Who listens: a session is a user in a browser, or a visitor. */
interface Subject {
  tenantId: string
  session: string
}

/** By the name of each event, what has to differ for it. */
type Revisions = Readonly<Record<string, number>>

/** Undefined for those who may not listen any more. */
type RevisionsOf<S> = (subject: S) => Revisions | undefined

interface Listener<S> {
  subject: S
  stream: PassThrough
  since: number
  lastBeat: number
  revisions: Revisions
}

/** On the first look too: nothing else reports what has changed since the page loaded. */
function tell<S>(listener: Listener<S>, revisions: Revisions): void {
  for (const [name, revision] of Object.entries(revisions))
    if (listener.revisions[name] !== revision) listener.stream.write(`event: ${name}\ndata: {}\n\n`)
  listener.revisions = revisions
}

/**
 * The open streams of server-sent events of this process. Every writer, on any node, leaves another revision, so that one
 * look a second per tenant with open streams finds all changes, on both databases.
 */
export class EventStreams<S extends Subject> {
  readonly #app: AppContext
  readonly #name: string
  readonly #look: (db: TenantDb, subjects: readonly S[]) => Promise<RevisionsOf<S>>
  readonly #listeners = new Set<Listener<S>>()
  #timer: NodeJS.Timeout | undefined

  constructor(app: AppContext, name: string, look: (db: TenantDb, subjects: readonly S[]) => Promise<RevisionsOf<S>>) {
    this.#app = app
    this.#name = name
    this.#look = look
  }

  /** Opens a stream, until the request ends. */
  open(ctx: Context, subject: S): PassThrough {
    const now = performance.now()
    const stream = new PassThrough()
    const listener: Listener<S> = { subject, stream, since: now, lastBeat: now, revisions: {} }
    const others = [...this.#listeners].filter((one) => one.subject.session === subject.session)
    if (others.length >= MOST_EACH) others[0]?.stream.end()
    this.#listeners.add(listener)
    stream.on('close', () => this.#listeners.delete(listener)).on('error', () => {})
    stream.write('retry: 2000\n\n')
    this.#timer ??= setInterval(() => void this.#lookAtAll(), LOOK_MS).unref()
    ctx.res.once('close', () => stream.destroy())
    return stream
  }

  async #lookAtAll() {
    if (!this.#listeners.size) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    for (const listener of this.#listeners) this.#heartbeat(listener, performance.now())
    for (const tenantId of new Set([...this.#listeners].map(({ subject }) => subject.tenantId))) {
      await this.#notify(tenantId).catch((err) =>
        this.#app.log.warn({ err, streams: this.#name }, 'changes could not be sent to open pages')
      )
    }
  }

  #heartbeat(listener: Listener<S>, now: number) {
    const { stream, since, lastBeat } = listener
    if (this.#app.stopping || now - since > LONGEST_MS) return stream.end()
    if (now - lastBeat < BEAT_MS) return
    listener.lastBeat = now
    stream.write(':\n\n')
  }

  async #notify(tenantId: string) {
    const listeners = [...this.#listeners].filter(({ subject }) => subject.tenantId === tenantId)
    const db = new TenantDb(this.#app.knex, tenantId)
    const subjects = listeners.map(({ subject }) => subject)
    const revisionsOf = await this.#look(db, subjects)
    for (const listener of listeners) {
      const revisions = revisionsOf(listener.subject)
      // the browser's next attempt is checked
      if (!revisions) listener.stream.end()
      else tell(listener, revisions)
    }
  }
}
