import type { Knex } from 'knex'
import type { Context } from 'koa'
import * as v from 'valibot'
import { decide } from '#contract/access'
import type { Answer, Endpoint, Input, Schema, Shape } from '#contract/endpoint'
import { type Locale, resolveLocale } from '#contract/locales'
import { Alias } from '#contract/values'
import type { CurrentTenant } from './current-tenant.ts'
import { Forbidden, NotFound, Unauthenticated, Unprocessable } from './failures.ts'
import type { Services } from './services.ts'
import type { CurrentUser } from './session.ts'
import type { TenantDb } from './tenant-db.ts'
import { type Translate, textsIn } from './texts.ts'

/** An advisor as a path's alias names them. */
export interface AdvisorRow {
  uuid: string
  alias: string
  organization_uuid: string
  first_name: string
  last_name: string
  title_prefix: string
  title_suffix: string
  position: string
  /** The name of a file under `/media/`. */
  photo: string | null
  email_address: string
  phone_number: string
  is_institutional: boolean
  /** What visitors book waits for the advisor's word. */
  requires_confirmation: boolean
  /** How long before an appointment its visitor is reminded; 0 is never. */
  reminder_hours: number
  whatsapp_enable: boolean
  whatsapp_id: string
  /** They have a week of their own, though it may be empty. */
  own_week: boolean | number
  /** Counts the changes of the calendar. */
  calendar_revision: number
  /** The branch's zone and name. */
  time_zone: string
  organization_name: string
}

/** A branch as a path's alias names it, for whoever asks for any of its advisors. */
export interface BranchRow {
  uuid: string
  alias: string
  organization_uuid: string
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
  phone_number: string
  time_zone: string
  /** Counts the changes of all its advisors' calendars. */
  calendar_revision: number
  isBranch: true
}

/** Everything that a handler may need to know of its request. */
export interface Call {
  ctx: Context
  services: Services
  tenant: CurrentTenant
  db: TenantDb
  user: CurrentUser | undefined
  /** The advisor that the path names; only where it has an `:alias`. */
  advisor: AdvisorRow
  /** Whose calendars are asked: the advisor's, or those of the branch that the path names. */
  host: AdvisorRow | BranchRow
  locale: Locale
  t: Translate
}

export interface Route<S extends Shape = Shape> {
  endpoint: Endpoint<S>
  handle(call: Call, input: Input<S>): Promise<Answer<S>> | Answer<S>
  /**
   * An answer that is the same for all guests until the tenant's settled data change is `settled`. One that also hangs
   * on something else is kept under a name that says on what; without a name it is not.
   */
  keep?: 'settled' | ((call: Call, input: Input<S>) => string | undefined) | undefined
}

/** Binds a declared endpoint to its handler; `mount` in `api.ts` guards, parses and answers. */
export const route = <S extends Shape>(endpoint: Endpoint<S>, handle: Route<S>['handle'], keep?: Route<S>['keep']) =>
  ({ endpoint, handle, keep }) as unknown as Route

const codeOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'unknown-key' : 'required'
  return issue.message
}

/** What is wrong, by field, in the reader's language. A field may be called `constructor`. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[], t: Translate): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const id = `errors.${codeOf(issue)}`
    const text = t(id) === id ? t('errors.field') : t(id)
    const field = v.getDotPath(issue) ?? 'body'
    errors.set(field, [...new Set([...(errors.get(field) ?? []), text])])
  }
  return Object.fromEntries(errors)
}

function parse(schema: Schema | undefined, value: unknown, refuse: (issues: v.BaseIssue<unknown>[]) => Error): never {
  if (!schema) return undefined as never
  const result = v.safeParse(schema, value)
  if (!result.success) throw refuse(result.issues)
  return result.output as never
}

const only = (headers: Record<string, unknown>, schema: Shape['headers']) =>
  schema && Object.fromEntries(Object.keys(schema.entries).map((name) => [name, headers[name]]))

/** Strictly: an unknown key is refused. A path that cannot exist is not found. */
export function parseInput<S extends Shape>({ shape }: Endpoint<S>, { ctx, t }: Call): Input<S> {
  const refuse = (issues: v.BaseIssue<unknown>[]) => new Unprocessable(fieldErrors(issues, t))
  return {
    params: parse(shape.params, { ...ctx.params }, () => new NotFound()),
    query: parse(shape.query, { ...ctx.query }, refuse),
    headers: parse(shape.headers, only(ctx.headers, shape.headers), refuse),
    body: parse(shape.body, (ctx.request as { body?: unknown }).body, refuse)
  }
}

/** Of the advisor's settings as `s`. */
export const REMINDER = 'coalesce(s.reminder_hours, 24) as reminder_hours'

const withBranch = (db: TenantDb) =>
  db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('calendars as c', (on) => on.on('c.tenant_id', 'a.tenant_id').on('c.advisor_uuid', 'a.uuid'))
    .leftJoin('advisor_settings as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))

const present = (db: TenantDb) => withBranch(db).whereNull('a.deactivated_at')

const readOne = (db: TenantDb, rows: Knex.QueryBuilder): Promise<AdvisorRow | undefined> =>
  rows.first(
    'a.*',
    'o.time_zone',
    'o.name as organization_name',
    'c.revision as calendar_revision',
    db.raw(REMINDER)
  ) as never

/** An advisor who is there, with the branch's zone: whose alias it is, or once was. */
export const findAdvisor = async (db: TenantDb, alias: string): Promise<AdvisorRow | undefined> =>
  (await readOne(db, present(db).where('a.alias', alias))) ??
  readOne(db, present(db).whereIn('a.uuid', db.table('advisor_aliases').where({ alias }).select('advisor_uuid')))

/** An advisor of whom cards and appointments tell, who may have left. */
export const findAdvisorByUuid = (db: TenantDb, uuid: string): Promise<AdvisorRow | undefined> =>
  readOne(db, withBranch(db).where('a.uuid', uuid))

const REVISIONS = `(select sum(c.revision) from calendars c
  join advisors a on a.tenant_id = c.tenant_id and a.uuid = c.advisor_uuid
  where a.tenant_id = o.tenant_id and a.organization_uuid = o.uuid) as calendar_revision`

/** Branches as `o` by the alias that one has, before another that had it. */
export const byAlias = (db: TenantDb, alias: string) =>
  db
    .table('organizations as o')
    .where((named) =>
      named
        .where('o.alias', alias)
        .orWhereIn('o.uuid', db.table('organization_aliases').where({ alias }).select('organization_uuid'))
    )
    .orderByRaw('case when o.alias = ? then 0 else 1 end', [alias])

/** The row of a branch that has a public page, or undefined. */
export async function findBranch(db: TenantDb, alias: string): Promise<BranchRow | undefined> {
  const row = await byAlias(db, alias)
    .where('o.public_profile_enabled', true)
    .first('o.*', 'o.uuid as organization_uuid', db.raw(REVISIONS))
  return row && { ...row, isBranch: true }
}

/** Who or what an alias in a path stands for. */
async function nameHost(call: Call, path: string, alias: string): Promise<void> {
  const find = path.startsWith('/api/v1/branches/') ? findBranch : findAdvisor
  const host = v.is(Alias, alias) ? await find(call.db, alias) : undefined
  if (!host) throw new NotFound()
  call.host = host
  if (!('isBranch' in host)) call.advisor = host
}

/** Deny by default: throws unless the rule grants. The alias is looked up after sign-in, so that a guest learns nothing. */
export async function guard({ shape, path }: Endpoint, call: Call): Promise<void> {
  const { alias } = call.ctx.params as { alias?: string }
  const { tenant, user } = call
  const verdict = decide(shape.access, {
    me: user ?? {},
    alias,
    isModuleOn: (name) => tenant.modules.has(name),
    isTopicsEnabled: isTopicsEnabled(tenant)
  })
  if (verdict === 'unauthenticated') throw new Unauthenticated()
  if (path.includes('/:alias') && alias) await nameHost(call, path, alias)
  if (verdict === 'forbidden') throw new Forbidden()
}

export const isTopicsEnabled = (tenant: CurrentTenant) => tenant.settings.topics_enabled !== 'false'

/** The page's language where it named one, else the tenant's. A browser's own list of languages does not count. */
export function localeOf(ctx: Context, tenant: CurrentTenant): Locale {
  const asked = ctx.get('accept-language')
  return /^[\w-]+$/.test(asked) ? resolveLocale(asked, tenant.language) : tenant.language
}

/** `locale` is the language to answer in; the reader's own where a widget names it. */
export function callOf(ctx: Context, services: Services, chosen?: Locale): Call {
  const { tenant, db, user } = ctx.state as Pick<Call, 'tenant' | 'db' | 'user'>
  const locale = chosen ?? localeOf(ctx, tenant)
  return {
    ctx,
    services,
    tenant,
    db,
    user,
    locale,
    t: textsIn(locale),
    advisor: undefined as never,
    host: undefined as never
  }
}

const success = (answers: Shape['answers']) =>
  Number(Object.keys(answers).find((status) => status.startsWith('2'))) as 200 | 201 | 202 | 204

/** Parses the answer too: a column that was not declared never leaves. */
export const answerOf = ({ shape }: Endpoint, answer: unknown): unknown =>
  v.parse(shape.answers[success(shape.answers)] as Schema, answer)

export function reply({ shape }: Endpoint, ctx: Context, body: unknown): void {
  ctx.status = success(shape.answers)
  ctx.body = body ?? null
  ctx.status = success(shape.answers)
}

/** Sends what comes as it comes: nothing on the way may gather it. */
export function sendStream(ctx: Context, type: string, stream: unknown): void {
  ctx.set({ 'Content-Type': type, 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' })
  ctx.compress = false
  ctx.body = stream
}
