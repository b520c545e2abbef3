import type { KnownExperience } from '#contract/experience'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { type ContactOptions, contactOptions, withOptions } from './contact-options.repository.ts'

/** An advisor, with the columns of the branch and settings that calls need. */
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
  /** Bookings have to be confirmed by the advisor. */
  requires_confirmation: boolean
  /** Hours before an appointment at which its visitor is reminded; 0 is never. */
  reminder_hours: number
  /** The contact options that are turned on; `isOffered` says which of them can be used. */
  contact_options: ContactOptions
  whatsapp_enable: boolean
  whatsapp_id: string
  /** The advisor has working hours of their own, which may be empty. */
  own_week: boolean
  /** Of the published reviews; to be read with `ratingOf`. */
  reviews_count: number
  reviews_stars: number
  /** To be read with `tagsOf`. */
  tags: string
  /** Both to be read with `experienceOf`. */
  advising_since: number | null
  certificates: string
  /** Incremented with each change of the calendar; null before the first. */
  calendar_revision: number | null
  /** The branch's time zone, public name and address. */
  time_zone: string
  organization_name: string
  street: string
  zip: string
  city: string
}

declare module '../../core/http/http.ts' {
  interface Call {
    /** The advisor in the path; only on routes with an `:alias`. */
    advisor: AdvisorRow
  }
}

export const tagsOf = ({ tags }: { tags: string }): string[] => (tags ? tags.split(',') : [])

/** One certificate per line, its year after a tab. */
const certificatesOf = ({ certificates }: { certificates: string }) =>
  certificates
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', year = ''] = line.split('\t')
      return { name, year: /^\d{4}$/.test(year) ? Number(year) : null }
    })

export const experienceOf = (row: Pick<AdvisorRow, 'advising_since' | 'certificates'>): KnownExperience => ({
  since: row.advising_since,
  certificates: certificatesOf(row)
})

/** As `experienceOf` reads it. */
export const storedExperience = ({ since, certificates }: KnownExperience) => ({
  advising_since: since,
  certificates: certificates.map(({ name, year }) => (year ? `${name}\t${year}` : name)).join('\n')
})

/** Expects `advisor_settings` joined as `s`. */
export const REMINDER = 'coalesce(s.reminder_hours, 24) as reminder_hours'

const withBranch = (db: TenantDb) =>
  db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('calendars as c', (on) => on.on('c.tenant_id', 'a.tenant_id').on('c.advisor_uuid', 'a.uuid'))
    .leftJoin('advisor_settings as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))

const present = (db: TenantDb) => withBranch(db).whereNull('a.deactivated_at')

const firstOf = (db: TenantDb, rows: ReturnType<typeof withBranch>) =>
  rows.first(
    'a.*',
    'o.time_zone',
    'o.name',
    'o.public_name',
    'o.street',
    'o.zip',
    'o.city',
    'c.revision as calendar_revision',
    db.raw<{ reminder_hours: number }>(REMINDER),
    contactOptions(db)
  )

type Found = Awaited<ReturnType<typeof firstOf>>

const advisorOf = (row: Found): AdvisorRow | undefined =>
  row && withOptions({ ...row, organization_name: publicName(row) })

const byAlias = compiled((db, alias: string) => firstOf(db, present(db).where('a.alias', alias)))

/** The advisor with this alias, who may be deactivated. */
export const findEver = async (db: TenantDb, alias: string): Promise<AdvisorRow | undefined> =>
  advisorOf(await firstOf(db, withBranch(db).where('a.alias', alias)))

async function findByFormerAlias(db: TenantDb, alias: string): Promise<AdvisorRow | undefined> {
  const former = db.table('advisor_aliases').where({ alias }).select('advisor_uuid')
  return advisorOf(await firstOf(db, present(db).whereIn('a.uuid', former)))
}

/** The active advisor with this alias, or else the one who used to have it. */
export const findAdvisor = async (db: TenantDb, alias: string): Promise<AdvisorRow | undefined> =>
  advisorOf(await byAlias(db, alias)) ?? findByFormerAlias(db, alias)

/** Those of some aliases that somebody active has, or used to have. */
export async function findKnownAliases(db: TenantDb, aliases: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .table('advisors as a')
    .leftJoin('advisor_aliases as f', (on) => on.on('f.tenant_id', 'a.tenant_id').on('f.advisor_uuid', 'a.uuid'))
    .whereNull('a.deactivated_at')
    .where((named) => named.whereIn('a.alias', aliases).orWhereIn('f.alias', aliases))
    .select('a.alias', 'f.alias as former')
  return new Set(rows.flatMap(({ alias, former }) => [alias, former ?? alias]))
}

/** An advisor whom cards or appointments refer to, who may be deactivated. */
export const findAdvisorByUuid = async (db: TenantDb, uuid: string): Promise<AdvisorRow | undefined> =>
  advisorOf(await firstOf(db, withBranch(db).where('a.uuid', uuid)))

/** Where advisors are: the branch of each. */
export async function findBranchesOf(db: TenantDb, advisors: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.table('advisors').whereIn('uuid', advisors).select('uuid', 'organization_uuid')
  return new Map(rows.map(({ uuid, organization_uuid }) => [uuid, organization_uuid]))
}
