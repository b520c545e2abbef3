import type { Language } from '#contract/locales'
import type { InboxRequest } from '#contract/request-inbox'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { contactOptions, withOptions } from '../../people/advisors/contact-options.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'
import { customerSearchWords } from '../appointments/search-words.ts'
import { dueAt } from '../request-inbox/due.ts'

type Written =
  | 'uuid'
  | 'kind'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'note'
  | 'date'
  | 'start_time'
  | 'end_time'
  | 'time_zone'
  | 'created_at'
  | 'done_at'
  | 'is_customer'
  | 'source'
  | 'source_site'
  | 'campaign'

export interface ContactRequestRow extends Pick<InboxRequest, Written> {
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
  advisor_left_at: string | null
  phone_of_advisor: string
  photo_of_advisor: string | null
  /** The assistant who gets the advisor's requests; null without one. */
  first_name_of_assistant: string | null
  last_name_of_assistant: string | null
  email_of_assistant: string | null
}

export const insert = (trx: TenantDb, row: ContactRequestRow) =>
  trx.insert('contact_requests', { ...row, search_words: customerSearchWords(row), due_at: dueAt(row) })

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
      'a.deactivated_at as advisor_left_at',
      's.first_name as first_name_of_assistant',
      's.last_name as last_name_of_assistant',
      's.email_address as email_of_assistant',
      contactOptions(db)
    )
    .then(
      (row) =>
        row && { ...row, public_email: publicEmail({ ...withOptions(row), email_address: row.email_of_advisor }) }
    )
