import type { AdvisorContactRequest } from '#contract/contact-requests'
import type { Language } from '#contract/locales'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { contactOptions, withOptions } from '../../people/advisors/contact-options.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'

export interface ContactRequestRow extends AdvisorContactRequest {
  advisor_uuid: string
  /** The visitor's; '' is the institution's. */
  language: Language | ''
}

/** A request with everything that mails show. */
export interface ContactRequestDetails extends ContactRequestRow {
  first_name_of_advisor: string
  last_name_of_advisor: string
  title_prefix: string
  title_suffix: string
  position: string
  email_of_advisor: string
  /** '' where visitors must not see it. */
  public_email: string
  phone_of_advisor: string
  photo_of_advisor: string | null
  /** The assistant who gets the advisor's requests; null without one. */
  first_name_of_assistant: string | null
  last_name_of_assistant: string | null
  email_of_assistant: string | null
}

export const insert = (trx: TenantDb, row: ContactRequestRow) => trx.insert('contact_requests', { ...row })

export const find = (db: TenantDb, uuid: string): Promise<ContactRequestDetails | undefined> =>
  db
    .table('contact_requests as c')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'c.tenant_id').on('a.uuid', 'c.advisor_uuid'))
    .leftJoin('advisor_assistants as l', (on) =>
      on.on('l.tenant_id', 'c.tenant_id').on('l.advisor_uuid', 'c.advisor_uuid').andOnVal('l.takes_requests', true)
    )
    .leftJoin('assistants as s', (on) => on.on('s.tenant_id', 'l.tenant_id').on('s.uuid', 'l.assistant_uuid'))
    .where('c.uuid', uuid)
    .first(
      'c.*',
      'a.first_name as first_name_of_advisor',
      'a.last_name as last_name_of_advisor',
      'a.title_prefix',
      'a.title_suffix',
      'a.position',
      'a.email_address as email_of_advisor',
      'a.phone_number as phone_of_advisor',
      'a.photo as photo_of_advisor',
      's.first_name as first_name_of_assistant',
      's.last_name as last_name_of_assistant',
      's.email_address as email_of_assistant',
      contactOptions(db)
    )
    .then(
      (row) =>
        row && { ...row, public_email: publicEmail({ ...withOptions(row), email_address: row.email_of_advisor }) }
    )

export const PAGE_SIZE = 20

/** Open requests first, then those done; both with the latest first. */
export async function findPage(
  db: TenantDb,
  advisorUuid: string,
  page: number
): Promise<{ contact_requests: AdvisorContactRequest[]; total: number; open: number }> {
  const all = db.table('contact_requests').where('advisor_uuid', advisorUuid)
  const contact_requests = await all
    .clone()
    .orderByRaw('case when done_at is null then 0 else 1 end, coalesce(done_at, created_at) desc, uuid')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .select('*')
  const [counted] = await all.clone().count({ total: '*', done: 'done_at' })
  const total = Number(counted?.total ?? 0)
  return { contact_requests, total, open: total - Number(counted?.done ?? 0) }
}

/** Returns false if the advisor has no such request. */
export const mark = async (db: TenantDb, advisor_uuid: string, uuid: string, done_at: string | null) =>
  (await db.table('contact_requests').where({ advisor_uuid, uuid }).update({ done_at })) > 0
