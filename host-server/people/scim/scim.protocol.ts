import type { Context, Middleware } from 'koa'
import { SCIM_PAGE_MAX, type ScimKind } from '#contract/scim'
import { readable } from '#contract/values'
import { instant } from '../../core/base/clock.ts'
import { NotFound, Refusal, TurnedOff } from '../../core/base/failures.ts'
import { noteReading } from '../../core/events/audit-reading.ts'
import { guardByToken } from '../../core/http/api-token.ts'
import { type Call, callOf } from '../../core/http/http.ts'
import { reservePath } from '../../core/http/reserved-paths.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { SCIM, send, sendResource, wanted, wantsMembers } from './scim.answers.ts'
import { listOf, providerConfig, resourceTypes, schemas } from './scim.discovery.ts'
import { membersOf, operationsIn } from './scim.draft.ts'
import { type Condition, parseFilter } from './scim.filter.ts'
import * as groups from './scim.groups.service.ts'
import * as repository from './scim.repository.ts'
import { draftOf, groupResource, type Resource, userResource } from './scim.resources.ts'
import * as users from './scim.users.service.ts'
import { ScimError } from './scim-error.ts'

const baseOf = ({ app, tenant }: Call) => `${baseUrl(app.config, tenant)}${SCIM}`

const bodyOf = ({ ctx }: Call): unknown => (ctx.request as { body?: unknown }).body

/** The version that the directory has read. */
const expectedBy = ({ ctx }: Call) => ctx.get('if-match') || undefined

/** A parameter that is sent once. */
function parameter({ query }: Context, name: string): string {
  const value = query[name]
  if (Array.isArray(value)) throw new ScimError(name === 'filter' ? 'filter-wrong' : 'paging-wrong', name)
  return value ?? ''
}

function numberIn(ctx: Context, name: string, initial: number): number {
  const written = parameter(ctx, name)
  if (!written) return initial
  if (!/^-?\d{1,9}$/.test(written)) throw new ScimError('paging-wrong', name)
  return Number(written)
}

interface Listing {
  which: Condition[]
  startIndex: number
  page: { offset: number; limit: number }
}

/** Counted from 1; what is less means the least (RFC 7644, section 3.4.2.4). */
function listingOf({ ctx }: Call): Listing {
  const filter = parameter(ctx, 'filter')
  const startIndex = Math.max(1, numberIn(ctx, 'startIndex', 1))
  const limit = Math.min(SCIM_PAGE_MAX, Math.max(0, numberIn(ctx, 'count', SCIM_PAGE_MAX)))
  return { which: filter ? parseFilter(filter) : [], startIndex, page: { offset: startIndex - 1, limit } }
}

function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

async function userResources(call: Call, rows: readonly repository.UserRow[]): Promise<Resource[]> {
  const memberships = await repository.findMemberships(
    call.db,
    rows.map(({ uuid }) => uuid)
  )
  const ofUser = groupedBy(memberships, ({ user_uuid }) => user_uuid)
  return rows.map((row) => userResource(baseOf(call), row, ofUser.get(row.uuid) ?? []))
}

async function sendUser(call: Call, status: number, row: repository.UserRow): Promise<undefined> {
  const [resource] = await userResources(call, [row])
  return resource && sendResource(call.ctx, status, resource)
}

async function groupResources(call: Call, rows: readonly repository.GroupRow[]): Promise<Resource[]> {
  const isAsked = wantsMembers(call.ctx)
  const members = isAsked
    ? await repository.findMembers(
        call.db,
        rows.map(({ uuid }) => uuid)
      )
    : []
  const ofGroup = groupedBy(members, ({ group_uuid }) => group_uuid)
  return rows.map((row) => groupResource(baseOf(call), row, isAsked ? (ofGroup.get(row.uuid) ?? []) : undefined))
}

async function sendGroup(call: Call, status: number, row: repository.GroupRow): Promise<undefined> {
  const [resource] = await groupResources(call, [row])
  return resource && sendResource(call.ctx, status, resource)
}

function sendList({ ctx }: Call, { startIndex }: Listing, total: number, resources: readonly Resource[]): undefined {
  const listed = resources.map((resource) => wanted(ctx, resource))
  return send(ctx, 200, listOf(listed, total, startIndex))
}

/** Far more than anybody reads, and few enough for a directory that sends one name after the other. */
const PROBLEMS_KEPT = 500

/** What could not be taken is shown to administrators, until it can. */
async function note(call: Call, kind: ScimKind, subject: string, { reason, detail }: Note) {
  const created_at = instant(call.app.clock.now())
  if (!subject) return
  await repository.putProblem(call.db, { kind, subject, reason, detail, created_at })
  await repository.keepLatestProblems(call.db, PROBLEMS_KEPT)
}

type Note = Pick<ScimError, 'reason' | 'detail'>

async function sendWritten(
  call: Call,
  status: number,
  { row, unknownBranch }: users.Written
): Promise<Note | undefined> {
  await sendUser(call, status, row)
  return unknownBranch ? { reason: 'branch-unknown', detail: unknownBranch } : undefined
}

interface Kind {
  kind: ScimKind
  /** The name of the one with a key, for those who look for what went wrong. */
  name(call: Call, id: string): Promise<string>
  /** The attribute of a body with the name. */
  attribute: string
  list(call: Call): Promise<undefined>
  read(call: Call, id: string): Promise<undefined>
  create(call: Call): Promise<Note | undefined>
  replace(call: Call, id: string): Promise<Note | undefined>
  patch(call: Call, id: string): Promise<Note | undefined>
  remove(call: Call, id: string): Promise<Note | undefined>
}

const KINDS: Record<string, Kind> = {
  users: {
    kind: 'user',
    attribute: 'username',
    async name({ db }, id) {
      const row = await repository.findUser(db, id)
      return row ? draftOf(row).userName : ''
    },
    async list(call) {
      const listing = listingOf(call)
      const total = await repository.countUsers(call.db, listing.which)
      const rows = await repository.findUsers(call.db, listing.which, listing.page)
      await noteReading(call, 'people')
      return sendList(call, listing, total, await userResources(call, rows))
    },
    async read(call, id) {
      const row = await users.findRow(call.db, id)
      await noteReading(call, 'people')
      return sendUser(call, 200, row)
    },
    create: async (call) => sendWritten(call, 201, await users.create(call, bodyOf(call))),
    replace: async (call, id) => sendWritten(call, 200, await users.replace(call, id, expectedBy(call), bodyOf(call))),
    patch: async (call, id) =>
      sendWritten(call, 200, await users.patch(call, id, expectedBy(call), operationsIn(bodyOf(call)))),
    async remove(call, id) {
      await users.remove(call, id, expectedBy(call))
      return send(call.ctx, 204, undefined)
    }
  },
  groups: {
    kind: 'group',
    attribute: 'displayname',
    name: async ({ db }, id) => (await repository.findGroup(db, id))?.display_name ?? '',
    async list(call) {
      const listing = listingOf(call)
      const total = await repository.countGroups(call.db, listing.which)
      const rows = await repository.findGroups(call.db, listing.which, listing.page)
      return sendList(call, listing, total, await groupResources(call, rows))
    },
    read: async (call, id) => sendGroup(call, 200, await groups.findGroup(call.db, id)),
    create: async (call) => sendGroup(call, 201, await groups.create(call, bodyOf(call))),
    replace: async (call, id) => sendGroup(call, 200, await groups.replace(call, id, expectedBy(call), bodyOf(call))),
    // Entra advises against an answer with all members
    async patch(call, id) {
      const row = await groups.patch(call, id, expectedBy(call), operationsIn(bodyOf(call)))
      call.ctx.set('ETag', `W/"${row.revision}"`)
      return send(call.ctx, 204, undefined)
    },
    async remove(call, id) {
      await groups.removeGroup(call, id, expectedBy(call))
      return send(call.ctx, 204, undefined)
    }
  }
}

const OF_ALL: Record<string, 'list' | 'create'> = { GET: 'list', HEAD: 'list', POST: 'create' }
const OF_ONE: Record<string, 'read' | 'replace' | 'patch' | 'remove'> = {
  GET: 'read',
  HEAD: 'read',
  PUT: 'replace',
  PATCH: 'patch',
  DELETE: 'remove'
}

const notAllowed = (allowed: object) =>
  new Refusal(405, 'errors.method', {}, { Allow: Object.keys(allowed).join(', ') })

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function perform(call: Call, kind: Kind, id: string | undefined): Promise<Note | undefined> {
  const { method } = call.ctx
  if (id === undefined) {
    const action = OF_ALL[method]
    if (!action) throw notAllowed(OF_ALL)
    return kind[action](call)
  }
  const action = OF_ONE[method]
  if (!action) throw notAllowed(OF_ONE)
  if (!UUID.test(id)) throw new NotFound()
  return kind[action](call, id)
}

const nameIn = (call: Call, { attribute }: Kind): string => {
  const name = membersOf(bodyOf(call)).get(attribute)
  return typeof name === 'string' ? name : ''
}

/** Of one who is written, the name so far, and the name in the body. */
async function namesOf(call: Call, kind: Kind, id: string | undefined): Promise<string[]> {
  const known = id !== undefined && UUID.test(id) ? await kind.name(call, id) : ''
  return [known, nameIn(call, kind)].filter((name) => name && name.length < 256 && readable(name))
}

const READS = new Set(['GET', 'HEAD'])

/** What went wrong before is settled once it goes well; that may leave a note of its own. */
async function write(call: Call, kind: Kind, id: string | undefined): Promise<void> {
  const names = await namesOf(call, kind, id)
  try {
    const notes = await perform(call, kind, id)
    await repository.removeProblems(call.db, kind.kind, names)
    if (notes) await note(call, kind.kind, names.at(-1) ?? '', notes)
  } catch (failure) {
    if (failure instanceof ScimError && failure.status !== 412) await note(call, kind.kind, names[0] ?? '', failure)
    throw failure
  }
}

const DISCOVERY: Record<string, (base: string) => readonly { id?: string }[]> = {
  schemas,
  resourcetypes: resourceTypes
}

function discover(call: Call, name: string, id: string | undefined) {
  if (!READS.has(call.ctx.method)) throw notAllowed({ GET: '', HEAD: '' })
  const base = baseOf(call)
  if (name === 'serviceproviderconfig' && id === undefined) return send(call.ctx, 200, providerConfig(base))
  const all = DISCOVERY[name]?.(base)
  const one = id === undefined ? undefined : all?.find((entry) => entry.id?.toLowerCase() === id.toLowerCase())
  if (!all || (id !== undefined && !one)) throw new NotFound()
  send(call.ctx, 200, one ?? listOf(all))
}

async function answer(call: Call, [name = '', id, ...more]: string[]): Promise<unknown> {
  if (more.length) throw new NotFound()
  const key = name.toLowerCase()
  const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
  if (!kind) return discover(call, key, id)
  return READS.has(call.ctx.method) ? perform(call, kind, id) : write(call, kind, id)
}

/** The protocol by which a directory writes people and groups (RFC 7644). */
export function scimProtocol(app: AppContext): Middleware {
  reservePath(SCIM)
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${SCIM}/`)) return next()
    guardByToken(ctx, 'scim')
    const call = callOf(ctx, app)
    if (!call.tenant.modules.has('advisors-management')) throw new TurnedOff()
    const parts = ctx.path.slice(SCIM.length + 1).split('/')
    // a slash at the end means nothing
    await answer(call, parts.at(-1) === '' ? parts.slice(0, -1) : parts)
  }
}
