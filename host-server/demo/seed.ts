import { hash } from '@node-rs/argon2'
import type { Knex } from 'knex'
import { MODULES } from '#contract/modules'
import { DAY } from '../core/clock.ts'
import { TenantDb } from '../core/tenant-db.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import { alpenbank } from './alpenbank.ts'
import { appointmentsOf, type SeededTopic, spanOf } from './calendar.ts'
import { type DemoAdvisor, type DemoBranch, type DemoTenant, WEEKS } from './demo-tenant.ts'
import { uuidOf } from './dice.ts'
import { holidaysFrom } from './holidays.ts'
import { nordbank } from './nordbank.ts'
import { portrait } from './portraits.ts'

export interface SeedOptions {
  /** Everything is dated relative to it. */
  now: Date
  /** Of every account. */
  password: string
  /** Whether calendars are filled; tests that count slots leave them empty. */
  appointments?: boolean
  /** Origins whose pages may send the public forms of both tenants. */
  embedOrigins?: readonly string[]
}

type Row = Record<string, unknown>

export const demoTenants: readonly DemoTenant[] = [alpenbank, nordbank]

const CHUNK = 100
const HOLIDAY_DAYS = 400
const HOLIDAYS_SINCE = 30 * DAY

export const isEmpty = async (knex: Knex): Promise<boolean> => !(await knex('tenants').first('id'))

async function insertAll(db: TenantDb, table: string, rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += CHUNK) await db.insert(table, rows.slice(at, at + CHUNK))
}

/** What the rows of one tenant are made from. */
interface Seeding extends Required<Pick<SeedOptions, 'now' | 'password'>> {
  db: TenantDb
  tenant: DemoTenant
  passwordHash: string
  id(...names: (string | number)[]): string
}

const advisorId = ({ id }: Seeding, alias: string) => id('advisor', alias)
const branchOf = ({ tenant }: Seeding, { branch }: DemoAdvisor): DemoBranch => {
  const found = tenant.branches.find(({ alias }) => alias === branch)
  if (!found) throw new Error(`${tenant.key} has no branch ${branch}`)
  return found
}

async function seedTenant({ db, tenant }: Seeding, embedOrigins: readonly string[]) {
  await db.insert('tenant_domains', { host: tenant.host })
  const settings = { ...tenant.settings, embed_origins: embedOrigins.join(' ') }
  await insertAll(
    db,
    'tenant_settings',
    Object.entries(settings).map(([name, value]) => ({ name, value }))
  )
  const modules = MODULES.map((name) => ({ module_name: name, effective_state: !tenant.modulesOff.includes(name) }))
  await insertAll(db, 'tenant_modules', modules)
}

const svg = (name: string, text: string) => ({ name, content_type: 'image/svg+xml', bytes: Buffer.from(text) })

async function seedMedia({ db, tenant }: Seeding) {
  const first = demoTenants.indexOf(tenant) * tenant.advisors.length
  const photos = tenant.advisors.map(({ alias, feminine }, index) =>
    svg(`${alias}.svg`, portrait(first + index, { feminine }))
  )
  await insertAll(db, 'media', photos)
}

async function seedBranches({ db, tenant, id }: Seeding) {
  const rows = tenant.branches.map(({ phone, holidays, ...row }) => ({ uuid: id('branch', row.alias), ...row }))
  await insertAll(db, 'organizations', rows)
}

async function seedAdvisors(seeding: Seeding) {
  const { db, tenant, id } = seeding
  const rows = tenant.advisors.map((advisor, index) => ({
    uuid: advisorId(seeding, advisor.alias),
    alias: advisor.alias,
    organization_uuid: id('branch', advisor.branch),
    first_name: advisor.first_name,
    last_name: advisor.last_name,
    title_prefix: advisor.title_prefix ?? '',
    title_suffix: advisor.title_suffix ?? '',
    position: advisor.position,
    email_address: `${advisor.alias.replaceAll('-', '.')}@${tenant.mailDomain}`,
    phone_number: `${branchOf(seeding, advisor).phone}-${20 + index}`,
    photo: `${advisor.alias}.svg`,
    is_institutional: !advisor.external,
    whatsapp_enable: Boolean(advisor.whatsapp_id),
    whatsapp_id: advisor.whatsapp_id ?? ''
  }))
  await insertAll(db, 'advisors', rows)
}

const ROLES = {
  admin: ['accountadmin', 'stduser'],
  branch: ['orgadmin', 'stduser'],
  marketing: ['marketing-manager', 'stduser'],
  analyst: ['analyst'],
  advisor: ['stduser'],
  second: ['stduser'],
  external: ['stduser']
} as const

const nameOf = ({ first_name, last_name }: DemoAdvisor) => `${first_name} ${last_name}`

function accountsOf({ tenant }: Seeding) {
  const [advisor, second] = tenant.advisors.filter(({ external }) => !external)
  const external = tenant.advisors.find((one) => one.external)
  const staff = Object.entries(tenant.staff).map(([account, full_name]) => ({ account, full_name, alias: undefined }))
  const linked = Object.entries({ advisor, second, external }).flatMap(([account, one]) =>
    one ? [{ account, full_name: nameOf(one), alias: one.alias }] : []
  )
  return [...staff, ...linked] as { account: keyof typeof ROLES; full_name: string; alias: string | undefined }[]
}

async function seedAccounts(seeding: Seeding) {
  const { db, tenant, id, passwordHash } = seeding
  const accounts = accountsOf(seeding)
  const users = accounts.map(({ account, full_name, alias }) => ({
    uuid: id('user', account),
    email_address: `${account}@${tenant.mailDomain}`,
    full_name,
    password_hash: passwordHash,
    advisor_uuid: alias ? advisorId(seeding, alias) : null
  }))
  await insertAll(db, 'users', users)
  const roles = accounts.flatMap(({ account }) =>
    ROLES[account].map((role) => ({ user_uuid: id('user', account), role }))
  )
  await insertAll(db, 'user_roles', roles)
}

async function seedTopics({ db, tenant, id }: Seeding): Promise<SeededTopic[]> {
  const topics = tenant.topics.map((topic, position) => ({
    buffer_before: 0,
    buffer_after: 0,
    notice_minutes: 120,
    window_days: 90,
    slot_step: 30,
    ...topic,
    uuid: id('topic', position),
    position
  }))
  await insertAll(db, 'appointment_topics', topics)
  return topics
}

async function seedWeeks(seeding: Seeding) {
  const { db, tenant, id } = seeding
  const ofEach = (rowsOf: (advisor: DemoAdvisor) => readonly Row[]) =>
    tenant.advisors.flatMap((advisor) => {
      const advisor_uuid = advisorId(seeding, advisor.alias)
      return rowsOf(advisor).map((row) => ({ advisor_uuid, ...row }))
    })
  await insertAll(
    db,
    'advisor_topics',
    ofEach(({ topics }) => topics.map((at) => ({ topic_uuid: id('topic', at) })))
  )
  await insertAll(
    db,
    'advisor_appointment_types',
    ofEach(({ types }) => types.map((type) => ({ type })))
  )
  await insertAll(
    db,
    'working_hours',
    ofEach(({ week }) => WEEKS[week])
  )
}

function absencesOf(seeding: Seeding, advisor: DemoAdvisor) {
  const { tenant, id, now } = seeding
  const { time_zone } = branchOf(seeding, advisor)
  const own = tenant.absences.filter((absence) => absence.advisor === advisor.alias)
  return own.map((absence) => ({
    uuid: id('absence', advisor.alias, absence.inDays),
    advisor_uuid: advisorId(seeding, advisor.alias),
    kind: absence.kind,
    label: absence.label,
    ...spanOf(absence, now, time_zone)
  }))
}

function holidaysOf({ tenant, id, now }: Seeding) {
  const since = new Date(now.getTime() - HOLIDAYS_SINCE)
  const calendars = [{ alias: null, holidays: tenant.holidays }, ...tenant.branches]
  return calendars.flatMap(({ alias, holidays }) =>
    (holidays ? holidaysFrom(holidays, since, HOLIDAY_DAYS) : []).map((holiday) => ({
      uuid: id('holiday', alias ?? '', holiday.date),
      organization_uuid: alias && id('branch', alias),
      ...holiday
    }))
  )
}

function diaryOf(seeding: Seeding, advisor: DemoAdvisor, topics: readonly SeededTopic[]) {
  const organization = seeding.id('branch', advisor.branch)
  const closed = holidaysOf(seeding).filter(({ organization_uuid: at }) => at === null || at === organization)
  return {
    advisor: advisor.alias,
    time_zone: branchOf(seeding, advisor).time_zone,
    working_hours: WEEKS[advisor.week] as never,
    closed_days: closed.map(({ date }) => date),
    busy: absencesOf(seeding, advisor),
    topics: topics.filter((_, at) => advisor.topics.includes(at)),
    types: advisor.types
  }
}

async function seedAppointments(seeding: Seeding, topics: readonly SeededTopic[]) {
  const { db, tenant, id, now, password } = seeding
  for (const advisor of tenant.advisors) {
    const advisor_uuid = advisorId(seeding, advisor.alias)
    const drawn = appointmentsOf(tenant, diaryOf(seeding, advisor, topics), now)
    const rows = drawn.map(({ name, topic, row }) => {
      const uuid = id('appointment', name)
      // from the password, because a token made from public names alone would open the appointment to anyone
      const token_hash = hashToken(derivedToken(password, 'demo', uuid))
      return { uuid, advisor_uuid, topic_uuid: topic.uuid, token_hash, ...row }
    })
    await insertAll(db, 'appointments', rows)
    const claims = drawn.flatMap(({ name, grains }) =>
      grains.map((grain) => ({ advisor_uuid, grain, appointment_uuid: id('appointment', name) }))
    )
    await insertAll(db, 'booking_claims', claims)
  }
}

async function seedOne(seeding: Seeding, { appointments = true, embedOrigins = [] }: SeedOptions) {
  await seedTenant(seeding, embedOrigins)
  await seedMedia(seeding)
  await seedBranches(seeding)
  await seedAdvisors(seeding)
  await seedAccounts(seeding)
  const topics = await seedTopics(seeding)
  await seedWeeks(seeding)
  await insertAll(
    seeding.db,
    'calendar_overrides',
    seeding.tenant.advisors.flatMap((one) => absencesOf(seeding, one))
  )
  await insertAll(seeding.db, 'holidays', holidaysOf(seeding))
  if (appointments) await seedAppointments(seeding, topics)
}

/** Two tenants with branches, advisors, accounts and weeks of appointments: always the same for the same `now`. */
export async function seedDemo(knex: Knex, options: SeedOptions): Promise<void> {
  const { now, password } = options
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  for (const tenant of demoTenants) {
    const id = (...names: (string | number)[]) => uuidOf([tenant.key, ...names].join('/'))
    const { name, language, time_zone } = tenant
    await knex.transaction(async (trx) => {
      await trx('tenants').insert({ id: id(), name, language, time_zone })
      await seedOne({ db: new TenantDb(trx, id(), true), tenant, now, password, passwordHash, id }, options)
    })
  }
}
