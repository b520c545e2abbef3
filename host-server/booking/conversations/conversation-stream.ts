import type { TOKEN_HEADER } from '#contract/conversations'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { Unauthenticated } from '../../core/base/failures.ts'
import { EventStreams } from '../../core/http/event-streams.ts'
import type { Call } from '../../core/http/http.ts'
import { findRights, rightsOf, sessionHash } from '../../core/http/session.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Scope } from '../request-inbox/request-inbox.repository.ts'
import { scopeOf } from '../request-inbox/scope.service.ts'
import * as repository from './conversations.repository.ts'
import { findOwn } from './visitor.service.ts'

/** Longer than any look takes, and any node's clock is ahead. */
const RECENT = MINUTE

type Subject = { tenantId: string; session: string } & (
  | { conversation: string; staff?: undefined }
  | { conversation?: undefined; staff: { scope: Scope; rights: string } }
)

interface Place {
  revision: number
  typed: number
  advisor: string
  branch: string
}

type Changed = Awaited<ReturnType<typeof repository.findChanged>>
type Deleted = Awaited<ReturnType<typeof repository.findDeleted>>

/** How often something has happened, by advisor and by branch. */
class Counts {
  readonly #counts = new Map<string, number>()

  add({ advisor, branch }: Pick<Place, 'advisor' | 'branch'>) {
    for (const name of [advisor, branch, '']) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  of({ isAll, branches, card }: Scope): number {
    const names = isAll ? [''] : [...branches, card ?? '-']
    return names.reduce((sum, name) => sum + (this.#counts.get(name) ?? 0), 0)
  }
}

/** How often something has changed for an advisor and at a branch, as far as this node has looked. */
class Pulse {
  readonly #seen = new Map<string, Place>()
  readonly #gone = new Set<string>()
  readonly #changed = new Counts()
  readonly #typed = new Counts()

  take(rows: Changed, deleted: Deleted) {
    const uuids = new Set(rows.map(({ uuid }) => uuid))
    for (const row of rows) this.#note(row)
    for (const uuid of this.#seen.keys()) if (!uuids.has(uuid)) this.#seen.delete(uuid)
    this.#bury(deleted)
  }

  #note({ uuid, revision, typed_visitor: typed, advisor_uuid: advisor, organization_uuid: branch }: Changed[number]) {
    const before = this.#seen.get(uuid)
    const place = { revision, typed, advisor, branch }
    this.#seen.set(uuid, place)
    if (before && before.typed !== typed) this.#typed.add(place)
    if (before?.revision === revision) return
    this.#changed.add(place)
    // who has given it away sees it go
    if (before && before.advisor !== advisor) this.#changed.add(before)
  }

  #bury(deleted: Deleted) {
    const uuids = new Set(deleted.map(({ uuid }) => uuid))
    for (const { uuid, advisor_uuid: advisor, organization_uuid: branch } of deleted) {
      if (!this.#gone.has(uuid)) this.#changed.add({ advisor, branch })
      this.#gone.add(uuid)
    }
    for (const uuid of this.#gone) if (!uuids.has(uuid)) this.#gone.delete(uuid)
  }

  of = (scope: Scope) => ({ change: this.#changed.of(scope), typing: this.#typed.of(scope) })
}

/** Of whom a session's rights are still those with which the stream was opened. */
async function entitled(db: TenantDb, subjects: readonly Subject[], now: Date) {
  const sessions = subjects.flatMap(({ staff, session }) => (staff ? [session] : []))
  return sessions.length ? findRights(db, [...new Set(sessions)], now) : new Map<string, string>()
}

async function revisionsOf(db: TenantDb, subjects: readonly Subject[]) {
  const uuids = [...new Set(subjects.flatMap(({ conversation }) => conversation ?? []))]
  const rows = uuids.length ? await repository.findRevisions(db, uuids) : []
  return new Map(rows.map(({ uuid, revision, typed_staff }) => [uuid, { change: revision + typed_staff }]))
}

function streamsFor(app: AppContext) {
  const pulses = new Map<string, Pulse>()
  return new EventStreams<Subject>(app, 'conversations', async (db, subjects) => {
    const now = app.clock.now()
    const pulse = pulses.get(db.tenantId) ?? new Pulse()
    pulses.set(db.tenantId, pulse)
    const rights = await entitled(db, subjects, now)
    const since = instant(now.getTime() - RECENT)
    if (rights.size) pulse.take(await repository.findChanged(db, since), await repository.findDeleted(db, since))
    const revisions = await revisionsOf(db, subjects)
    return ({ conversation, staff, session }) => {
      if (conversation) return revisions.get(conversation)
      return staff && rights.get(session) === staff.rights ? pulse.of(staff.scope) : undefined
    }
  })
}

const streams = new WeakMap<AppContext, ReturnType<typeof streamsFor>>()

function open({ app, ctx }: Call, subject: Subject) {
  const all = streams.get(app) ?? streamsFor(app)
  streams.set(app, all)
  return all.open(ctx, subject)
}

/** A stream of server-sent events, one for each change of the visitor's conversation. */
export async function listenToOwn(call: Call, headers: { [TOKEN_HEADER]?: string | undefined }) {
  const { uuid } = await findOwn(call, headers)
  return open(call, { tenantId: call.db.tenantId, session: uuid, conversation: uuid })
}

/** The same for what the user may answer. */
export async function listen(call: Call) {
  const { app, ctx, user, db } = call
  const session = sessionHash(ctx, app.config)
  if (!session || !user) throw new Unauthenticated()
  const staff = { scope: await scopeOf(call), rights: rightsOf(user) }
  return open(call, { tenantId: db.tenantId, session, staff })
}
