import { OPEN_STATES } from '#contract/appointments'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { REMINDER } from '../../people/advisors/advisor.repository.ts'
import { type ContactOptions, contactOptions, withOptions } from '../../people/advisors/contact-options.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'
import { type FoundAppointment, joinUrl } from './appointments.repository.ts'

/** An appointment with everything that pages and mails show. */
export interface AppointmentDetails extends FoundAppointment {
  topic_comment: string
  /** What the customer brings; a JSON list. */
  topic_documents: string
  contact_options: ContactOptions
  email_of_advisor: string
  /** '' where visitors must not see it. */
  public_email: string
  phone_of_advisor: string
  photo_of_advisor: string | null
  position: string
  is_institutional: boolean
  branch: string
  street: string
  zip: string
  city: string
  /** A JSON list, or null where the advisor has no settings. */
  copies_to: string | null
  /** Null is yes. */
  notify_booked: boolean | null
  notify_moved: boolean | null
  notify_cancelled: boolean | null
}

/** More than anyone has; calendar programs fetch the whole feed each time. */
const MOST = 5000

const withDetails = (db: TenantDb) =>
  db
    .table('appointments as p')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('advisor_settings as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))

/** The state of an appointment that is still an advisor's. */
export const findState = async (db: TenantDb, uuid: string, advisor_uuid: string) =>
  (await db.table('appointments').where({ uuid, advisor_uuid }).first('state'))?.state

const COLUMNS = [
  'p.*',
  't.topic',
  't.comment as topic_comment',
  't.documents as topic_documents',
  'a.alias',
  'a.first_name as first_name_of_advisor',
  'a.last_name as last_name_of_advisor',
  'a.title_prefix',
  'a.title_suffix',
  'a.position',
  'a.is_institutional',
  'a.email_address as email_of_advisor',
  'a.phone_number as phone_of_advisor',
  'a.photo as photo_of_advisor',
  'a.organization_uuid',
  'o.name',
  'o.public_name',
  'o.street',
  'o.zip',
  'o.city',
  'o.time_zone as branch_time_zone',
  'a.deactivated_at as advisor_deactivated_at',
  's.copies_to',
  's.notify_booked',
  's.notify_moved',
  's.notify_cancelled'
] as const

const columnsOf = (db: TenantDb) =>
  [...COLUMNS, db.raw<{ reminder_hours: number }>(REMINDER), joinUrl(db), contactOptions(db)] as const

interface Found {
  name: string
  public_name: string | null
  email_of_advisor: string
  option_names: string | null
}

function detailed<R extends Found>(row: R) {
  const found = withOptions(row)
  const { contact_options, email_of_advisor: email_address } = found
  return {
    ...found,
    branch: publicName(row),
    public_email: publicEmail({ contact_options, email_address })
  }
}

/** By its uuid, or by the hash of its visitor's token. */
export const findDetails = (
  db: TenantDb,
  by: { uuid: string } | { token_hash: string }
): Promise<AppointmentDetails | undefined> =>
  withDetails(db)
    .where(Object.fromEntries(Object.entries(by).map(([column, value]) => [`p.${column}`, value])))
    .first(...columnsOf(db))
    .then((row) => row && detailed(row))

/** Several appointments that are still open, soonest first. */
export const findDetailsOf = (db: TenantDb, uuids: readonly string[]): Promise<AppointmentDetails[]> =>
  withDetails(db)
    .whereIn('p.uuid', uuids)
    .whereIn('p.state', OPEN_STATES)
    .orderBy(['p.starts_at', 'p.uuid'])
    .select(...columnsOf(db))
    .then((rows) => rows.map(detailed))

/** An advisor's open appointments that end after a moment, soonest first. */
export const findAllDetails = (db: TenantDb, advisorUuid: string, since: string): Promise<AppointmentDetails[]> =>
  withDetails(db)
    .where('p.advisor_uuid', advisorUuid)
    .whereIn('p.state', OPEN_STATES)
    .where('p.ends_at', '>', since)
    .orderBy('p.starts_at')
    .limit(MOST)
    .select(...columnsOf(db))
    .then((rows) => rows.map(detailed))
