import type { Role } from '#contract/access'
import { MODULES } from '#contract/module-names'
import { type SettingName, settingOf } from '#contract/settings'
import { sealSetting } from '../organization/settings/encrypted-settings.service.ts'
import { storedExperience } from '../people/advisors/advisor.repository.ts'
import type { DemoAdvisor, DemoTenant } from './demo-tenant.ts'
import { logos } from './logos.ts'
import { portrait } from './portraits.ts'
import { advisorId, branchOf, idOf, insertAll, type Seeding } from './seeding.ts'

const LOGOS = { 'images.tenantLogo': '/media/logo.svg', 'images.tenantLogoDark': '/media/logo-dark.svg' }

/** As the settings' form stores it. */
const stored = ({ db, secret }: Seeding, name: string, value: string) =>
  settingOf(name as SettingName).isSealed
    ? sealSetting({ SESSION_SECRET: secret }, db.tenantId, name as SettingName, value)
    : value

export async function seedTenant(seeding: Seeding, embedOrigins: readonly string[]) {
  const { tenant, db } = seeding
  await db.insert('tenant_domains', { host: tenant.host })
  const settings = { ...tenant.settings, ...LOGOS, demo: 'true', embed_origins: embedOrigins.join(' ') }
  const named = Object.entries(settings).map(([name, value]) => ({ name, value: stored(seeding, name, value) }))
  await insertAll(seeding, 'tenant_settings', named)
  const modules = MODULES.map((name) => ({ module_name: name, effective_state: !tenant.modulesOff.includes(name) }))
  await insertAll(seeding, 'tenant_modules', modules)
}

const svg = (name: string, text: string) => ({ name, content_type: 'image/svg+xml', bytes: Buffer.from(text) })

function portraits({ advisors, firstPortrait }: DemoTenant) {
  return advisors.map(({ alias, feminine }, index) =>
    svg(`${alias}.svg`, portrait(firstPortrait + index, { feminine }))
  )
}

export async function seedMedia(seeding: Seeding) {
  const { light, dark } = logos[seeding.tenant.key]
  await insertAll(seeding, 'media', [svg('logo.svg', light), svg('logo-dark.svg', dark), ...portraits(seeding.tenant)])
}

/** Behind the number in Austria; elsewhere its last digits. */
const extension = (phone: string, number: number) =>
  phone.startsWith('+43') ? `${phone}-${number}` : phone.slice(0, -2) + String(number).padStart(2, '0')

export async function seedBranches(seeding: Seeding) {
  const { tenant } = seeding
  const rows = tenant.branches.map(({ phone, holidays, ...row }) => ({
    uuid: idOf(tenant, 'branch', row.alias),
    phone_number: extension(phone, 0),
    ...row
  }))
  await insertAll(seeding, 'organizations', rows)
}

export async function seedAdvisors(seeding: Seeding) {
  const { tenant } = seeding
  const rows = tenant.advisors.map((advisor, index) => ({
    uuid: advisorId(seeding, advisor),
    alias: advisor.alias,
    organization_uuid: idOf(tenant, 'branch', advisor.branch),
    first_name: advisor.first_name,
    last_name: advisor.last_name,
    title_prefix: advisor.title_prefix ?? '',
    title_suffix: advisor.title_suffix ?? '',
    position: advisor.position,
    email_address: `${advisor.alias.replaceAll('-', '.')}@${tenant.mailDomain}`,
    phone_number: extension(branchOf(seeding, advisor).phone, 20 + index),
    photo: `${advisor.alias}.svg`,
    is_institutional: !advisor.external,
    whatsapp_enable: Boolean(advisor.whatsapp_id),
    whatsapp_id: advisor.whatsapp_id ?? '',
    tags: advisor.tags?.join(',') ?? '',
    ...storedExperience(advisor.experience ?? { since: null, certificates: [] })
  }))
  await insertAll(seeding, 'advisors', rows)
}

const ROLES = {
  admin: ['accountadmin', 'stduser'],
  branch: ['orgadmin', 'stduser'],
  marketing: ['marketing-manager', 'stduser'],
  analyst: ['analyst'],
  privacy: ['profile-delete-manager'],
  advisor: ['stduser'],
  second: ['stduser'],
  external: ['stduser']
} as const

/** Push notifications need wallet cards: where the bank has none, marketing looks after the advisors' cards. */
function rolesOf({ modulesOff }: DemoTenant, account: Account['account']): readonly Role[] {
  const hasPush = account !== 'marketing' || !modulesOff.includes('wallet-cards')
  return hasPush ? ROLES[account] : ['advisors-manager', ...ROLES[account]]
}

interface Account {
  account: keyof typeof ROLES
  full_name: string
  advisor?: DemoAdvisor | undefined
}

const ownAccount = (account: Account['account'], advisor: DemoAdvisor | undefined): Account[] =>
  advisor ? [{ account, full_name: `${advisor.first_name} ${advisor.last_name}`, advisor }] : []

function accountsOf({ staff, advisors }: DemoTenant): Account[] {
  const [first, second] = advisors.filter(({ external }) => !external)
  const names = Object.entries(staff) as [keyof typeof staff, string][]
  return [
    ...names.map(([account, full_name]) => ({ account, full_name })),
    ...ownAccount('advisor', first),
    ...ownAccount('second', second),
    ...ownAccount(
      'external',
      advisors.find(({ external }) => external)
    )
  ]
}

/** The names before the @ of those who can sign in. */
export const accountNames = (tenant: DemoTenant) => accountsOf(tenant).map(({ account }) => account)

export async function seedAccounts(seeding: Seeding) {
  const { tenant, passwordHash } = seeding
  const accounts = accountsOf(tenant)
  const users = accounts.map(({ account, full_name, advisor }) => ({
    uuid: idOf(tenant, 'user', account),
    email_address: `${account}@${tenant.mailDomain}`,
    full_name,
    password_hash: passwordHash,
    advisor_uuid: advisor ? advisorId(seeding, advisor) : null
  }))
  const roles = accounts.flatMap(({ account }) =>
    rolesOf(tenant, account).map((role) => ({ user_uuid: idOf(tenant, 'user', account), role }))
  )
  await insertAll(seeding, 'users', users)
  await insertAll(seeding, 'user_roles', roles)
  const [first] = tenant.branches
  const managed = {
    user_uuid: idOf(tenant, 'user', 'branch'),
    organization_uuid: idOf(tenant, 'branch', first?.alias ?? '')
  }
  await insertAll(seeding, 'organization_managers', [managed])
}
