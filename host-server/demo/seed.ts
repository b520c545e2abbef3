import type { Knex } from 'knex'
import { hashPassword } from '../core/security/passwords.ts'
import { TenantDb } from '../core/tenancy/tenant-db.ts'
import { alpenbank } from './alpenbank.ts'
import { seedBranchEvents } from './branch-events.ts'
import { seedBranchPages } from './branches.ts'
import { seedCards } from './cards.ts'
import { seedContentPages } from './content-pages.ts'
import { seedConversations } from './conversations.ts'
import { seedDefaultHours } from './default-hours.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { seedFigures } from './figures.ts'
import { seedLeads } from './leads.ts'
import { nordbank } from './nordbank.ts'
import { accountNames, seedAccounts, seedAdvisors, seedBranches, seedMedia, seedTenant } from './people.ts'
import { pushAccountNames, seedPush } from './push.ts'
import { seedRedirections } from './redirections.ts'
import { seedRequests } from './requests.ts'
import { seedReviews } from './reviews.ts'
import { seedSearches } from './searches.ts'
import { idOf, type Seeding } from './seeding.ts'
import { seedSteps } from './steps.ts'
import { seedAppointments, seedOverrides, seedSettings, seedTopics, seedWeeks } from './weeks.ts'

export interface SeedOptions {
  /** All dates are relative to it. */
  now: Date
  /** Of every account. */
  password: string
  /**
   * The installation's secret, from which the tokens of visitors' links are derived; without it the password is used.
   */
  secret?: string
  /** Whether there are appointments, requests, visits and absences; tests that count leave them out. */
  appointments?: boolean
  /** Origins whose pages may send the public forms of both tenants. */
  embedOrigins?: readonly string[]
}

export const demoTenants: readonly DemoTenant[] = [alpenbank, nordbank]

/** The addresses of all who can sign in, by institution: the names, and what follows them. */
export const demoAccounts = () =>
  demoTenants.map((tenant) => ({
    institution: tenant.name,
    names: [...accountNames(tenant), ...pushAccountNames(tenant)],
    domain: tenant.mailDomain
  }))

export const isEmpty = async (knex: Knex): Promise<boolean> => !(await knex('tenants').first('id'))

async function seedOne(seeding: Seeding, { appointments = true, embedOrigins = [] }: SeedOptions) {
  await seedTenant(seeding, embedOrigins)
  await seedMedia(seeding)
  await seedBranches(seeding)
  await seedBranchPages(seeding)
  await seedAdvisors(seeding)
  await seedCards(seeding)
  await seedAccounts(seeding)
  await seedReviews(seeding)
  await seedRedirections(seeding)
  const topics = await seedTopics(seeding)
  await seedWeeks(seeding)
  await seedOverrides(seeding)
  if (!appointments) return
  await seedDefaultHours(seeding)
  await seedSettings(seeding)
  await seedAppointments(seeding, topics)
  await seedRequests(seeding)
  await seedLeads(seeding)
  await seedConversations(seeding)
  await seedBranchEvents(seeding)
  await seedFigures(seeding)
  await seedSteps(seeding)
  await seedPush(seeding)
  await seedSearches(seeding)
  await seedContentPages(seeding)
}

/** Two tenants with branches, advisors, accounts and weeks of appointments: always the same for the same `now`. */
export async function seedDemo(knex: Knex, options: SeedOptions): Promise<void> {
  const { now, password, secret = password } = options
  const passwordHash = await hashPassword(password)
  for (const tenant of demoTenants) {
    const id = idOf(tenant)
    const { name, language, time_zone } = tenant
    await knex.transaction(async (trx) => {
      await trx('tenants').insert({ id, name, language, time_zone })
      await seedOne({ db: new TenantDb(trx, id, true), tenant, now, secret, passwordHash }, options)
    })
  }
}
