import type { PassThrough } from 'node:stream'
import { managesBranchCalendar } from '#contract/access'
import { Unauthenticated } from '../../core/base/failures.ts'
import { EventStreams } from '../../core/http/event-streams.ts'
import type { Call } from '../../core/http/http.ts'
import { findRights, rightsOf, sessionHash } from '../../core/http/session.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findBranchesOf } from '../../people/advisors/advisor.repository.ts'
import { findManagers } from '../../people/people/people.repository.ts'
import { scopeOf } from '../../people/people/scope.service.ts'
import { findRevisions, findRevisionsOfBranches } from './calendars.repository.ts'

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

const known = (uuids: (string | undefined)[]) => [...new Set(uuids.filter((uuid) => uuid !== undefined))]

const pairOf = ({ user_uuid, organization_uuid }: NonNullable<Subject['manager']>) =>
  `${user_uuid} ${organization_uuid}`

async function managersAmong(db: TenantDb, subjects: readonly Subject[]): Promise<Set<string>> {
  const users = known(subjects.map(({ manager }) => manager?.user_uuid))
  return new Set(users.length ? (await findManagers(db, users)).map(pairOf) : [])
}

/** The branches at which advisors are whose calendars managers of a branch follow. */
async function branchesOf(db: TenantDb, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const advisors = known(subjects.map(({ advisor, manager }) => manager && advisor))
  return advisors.length ? findBranchesOf(db, advisors) : new Map()
}

/** The revisions of the calendars that are listened to, by at most one statement each for advisors and branches. */
async function revisionsFor(db: TenantDb, subjects: readonly Subject[]) {
  const advisors = known(subjects.map(({ advisor }) => advisor))
  const branches = known(subjects.map(({ branch }) => branch))
  const ofAdvisors = advisors.length ? await findRevisions(db, advisors) : undefined
  const ofBranches = branches.length ? await findRevisionsOfBranches(db, branches) : undefined
  return ({ advisor = '', branch = '' }: Subject) => ofAdvisors?.get(advisor) ?? ofBranches?.get(branch) ?? 0
}

/** Not users who have signed out, whose rights have changed or who no longer manage the advisor's branch. */
async function entitledAmong(db: TenantDb, subjects: readonly Subject[], now: Date): Promise<Set<Subject>> {
  const rights = await findRights(db, [...new Set(subjects.map(({ session }) => session))], now)
  const managers = await managersAmong(db, subjects)
  const branches = await branchesOf(db, subjects)
  return new Set(
    subjects.filter(({ manager, advisor, session, rights: opened }) => {
      const isManaged = (by: NonNullable<Subject['manager']>) =>
        managers.has(pairOf(by)) && (!advisor || branches.get(advisor) === by.organization_uuid)
      return rights.get(session) === opened && (!manager || isManaged(manager))
    })
  )
}

/** Every writer raises the calendar's revision. */
const streamsFor = (app: AppContext) =>
  new EventStreams<Subject>(app, 'calendars', async (db, subjects) => {
    const entitled = await entitledAmong(db, subjects, app.clock.now())
    const revisionOf = await revisionsFor(db, [...entitled])
    return (subject) => (entitled.has(subject) ? { change: revisionOf(subject) } : undefined)
  })

const streams = new WeakMap<AppContext, EventStreams<Subject>>()

type Calendars = Pick<Subject, 'advisor' | 'branch' | 'manager'>

async function open({ app, db, ctx, user }: Call, calendars: Calendars): Promise<PassThrough> {
  const all = streams.get(app) ?? streamsFor(app)
  streams.set(app, all)
  const session = sessionHash(ctx, app.config)
  if (!session || !user) throw new Unauthenticated()
  return all.open(ctx, { tenantId: db.tenantId, ...calendars, session, rights: rightsOf(user) })
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
