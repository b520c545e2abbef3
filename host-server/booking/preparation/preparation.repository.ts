import { TALKS_MAX } from '#contract/preparation'
import { found } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { isDeclined } from '../appointments/appointments.repository.ts'

/** With whom: one advisor, or everybody of a branch. */
export type Among = { advisor_uuid: string } | { organization_uuid: string }

export const findTopic = (db: TenantDb, uuid: string) =>
  db.table('appointment_topics').where({ uuid }).first('comment', 'documents').then(found)

export const isFromRequest = async (db: TenantDb, appointment_uuid: string): Promise<boolean> =>
  Boolean(await db.table('contact_requests').where({ appointment_uuid }).first('uuid'))

interface Contact {
  email: string
  phone: string
}

/** By e-mail address, or where there is none by the digits of the phone number, with which the search words end. */
const isOf = ({ email, phone }: Contact): [sql: string, values: [string]] =>
  email ? ['lower(p.email) = ?', [email.toLowerCase()]] : ['p.search_words like ?', [`% ${phone.replace(/\D/g, '')}`]]

/** The appointments of a customer but one: those after `now`, soonest first, or those before, the latest first. */
export const findTalks = (
  db: TenantDb,
  customer: Contact,
  { but, among, now, isAhead }: { but: string; among: Among; now: string; isAhead: boolean }
) =>
  db
    .table('appointments as p')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where(
      'advisor_uuid' in among ? { 'a.uuid': among.advisor_uuid } : { 'a.organization_uuid': among.organization_uuid }
    )
    .whereRaw(...isOf(customer))
    .whereNot('p.uuid', but)
    .where('p.starts_at', isAhead ? '>' : '<=', now)
    .orderBy([
      { column: 'p.starts_at', order: isAhead ? 'asc' : 'desc' },
      { column: 'p.uuid', order: 'desc' }
    ])
    .limit(TALKS_MAX)
    .select(
      'p.uuid',
      'p.state',
      'p.starts_at',
      'p.time_zone',
      't.topic',
      'a.alias',
      'o.alias as branch_slug',
      'a.title_prefix',
      'a.first_name',
      'a.last_name',
      'a.title_suffix',
      isDeclined(db)
    )

/** Serialises changes of an appointment's note until the transaction ends. */
export const lockNote = (trx: TenantDb, uuid: string) =>
  trx.table('appointments').where({ uuid }).forNoKeyUpdate().select('uuid')

export const putNote = (trx: TenantDb, uuid: string, internal_note: string) =>
  trx.table('appointments').where({ uuid }).update({ internal_note })
