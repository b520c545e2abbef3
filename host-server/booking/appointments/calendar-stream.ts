import { PassThrough } from 'node:stream'
import { managesBranchCalendar } from '#contract/access'
import { Unauthenticated } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { findRights, rightsOf, sessionHash } from '../../core/http/session.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findBranchesOf } from '../../people/advisors/advisor.repository.ts'
import { findManagers } from '../../people/people/people.repository.ts'
import { scopeOf } from '../../people/people/scope.service.ts'
import { findRevisions, findRevisionsOfBranches } from './calendars.repository.ts'

const LOOK_MS = 1000
/** Proxies close connections that are silent for a minute. */
const BEAT_MS = 20_000
/** After that the browser reconnects by itself, and its session is checked again. */
const LONGEST_MS = 10 * 60_000
/** Open streams per session, which is a user in a browser; the oldest is closed for the next. */
const MOST_EACH = 6

/** Whose calendars, and for whom. */
interface Subject {
  tenantId: string
  advisor?: string
  /** All calendars of a branch. */
  branch?: string
  /** The branch that its user must manage; without it, another right opens the calendar. */
  manager: { user_uuid: string; organization_uuid: string } | undefined
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

const known = (uuids: (string | undefined)[]) => [...new Set(uuids.filter((uuid) => uuid !== undefined))]

const pairOf = ({ user_uuid, organization_uuid }: NonNullable<Subject['manager']>) =>
  `${user_uuid} ${organization_uuid}`

async function managersAmong(db: TenantDb, listeners: readonly Listener[]): Promise<Set<string>> {
  const users = known(listeners.map(({ manager }) => manager?.user_uuid))
  return new Set(users.length ? (await findManagers(db, users)).map(pairOf) : [])
}

/** The branches at which advisors are whose calendars managers of a branch follow. */
async function branchesOf(db: TenantDb, listeners: readonly Listener[]): Promise<Map<string, string>> {
  const advisors = known(listeners.map(({ advisor, manager }) => manager && advisor))
  return advisors.length ? findBranchesOf(db, advisors) : new Map()
}

/** The revisions of the calendars that are listened to, by at most one statement each for advisors and branches. */
async function revisionsFor(db: TenantDb, listeners: readonly Listener[]) {
  const advisors = known(listeners.map(({ advisor }) => advisor))
  const branches = known(listeners.map(({ branch }) => branch))
  const ofAdvisors = advisors.length ? await findRevisions(db, advisors) : undefined
  const ofBranches = branches.length ? await findRevisionsOfBranches(db, branches) : undefined
  return ({ advisor = '', branch = '' }: Listener) => ofAdvisors?.get(advisor) ?? ofBranches?.get(branch) ?? 0
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

  /**
   * Ends the streams of users who have signed out, whose rights have changed or who no longer manage the advisor's
   * branch; the browser's next attempt is checked.
   */
  async #entitled(db: TenantDb, listeners: Listener[]): Promise<Listener[]> {
    const rights = await findRights(db, [...new Set(listeners.map(({ session }) => session))], this.#app.clock.now())
    const managers = await managersAmong(db, listeners)
    const branches = await branchesOf(db, listeners)
    return listeners.filter((listener) => {
      const { manager, advisor } = listener
      const isManaged = (by: NonNullable<Subject['manager']>) =>
        managers.has(pairOf(by)) && (!advisor || branches.get(advisor) === by.organization_uuid)
      const isSame = rights.get(listener.session) === listener.rights && (!manager || isManaged(manager))
      if (!isSame) listener.stream.end()
      return isSame
    })
  }

  async #notify(db: TenantDb, listeners: Listener[]) {
    const revisionOf = await revisionsFor(db, listeners)
    for (const listener of listeners) {
      const revision = revisionOf(listener)
      // on the first look too: nothing else reports what was booked since the page loaded its list
      if (listener.revision !== revision) listener.stream.write('event: change\ndata: {}\n\n')
      listener.revision = revision
    }
  }
}

const watches = new WeakMap<AppContext, Watch>()

type Calendars = Pick<Subject, 'advisor' | 'branch' | 'manager'>

async function open({ app, db, ctx, user }: Call, calendars: Calendars): Promise<PassThrough> {
  const watch = watches.get(app) ?? new Watch(app)
  watches.set(app, watch)
  const session = sessionHash(ctx, app.config)
  if (!session || !user) throw new Unauthenticated()
  const stream = watch.add({ tenantId: db.tenantId, ...calendars, session, rights: rightsOf(user) })
  ctx.res.once('close', () => stream.destroy())
  return stream
}

/** A manager of some branches loses the calendar together with the branch. */
async function managerOf(call: Call): Promise<Subject['manager']> {
  const { user, host } = call
  const isLimited = user && (await scopeOf(call, managesBranchCalendar))
  return isLimited ? { user_uuid: user.uuid, organization_uuid: host.organization_uuid } : undefined
}

/** A stream of server-sent events, one for each change of the calendar. */
export async function listen(call: Call) {
  const { advisor, user } = call
  const manager = user?.alias === advisor.alias ? undefined : await managerOf(call)
  return open(call, { advisor: advisor.uuid, manager })
}

/** The same for the calendars of all advisors of the branch in the path. */
export const listenToBranch = async (call: Call) =>
  open(call, { branch: call.host.uuid, manager: await managerOf(call) })
