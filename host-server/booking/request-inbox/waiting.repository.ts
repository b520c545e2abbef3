import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const messages = (name: string, which: string) =>
  `from contact_request_replies ${name}
    where ${name}.tenant_id = c.tenant_id and ${name}.request_uuid = c.uuid and ${which}`

/** What was mailed to the customer. */
const replies = (which: string) => messages('r', `not r.is_internal and not r.is_from_customer and ${which}`)

/**
 * The one rule by which requests wait, of a request `c`: since when its customer waits for an answer. That is from what
 * the customer wrote first, or first after the last reply; null for what is answered or done. Notes and calls that
 * reached nobody are no answers.
 */
export const WAITING_SINCE = `(case
  when c.done_at is not null then null
  when not exists (select 1 ${replies('1 = 1')}) then c.created_at
  else (select min(w.created_at) ${messages(
    'w',
    `w.is_from_customer and not exists
      (select 1 ${replies('(r.created_at, r.uuid) > (w.created_at, w.uuid)')})`
  )})
end)`

/** The open requests to an advisor or to those of a branch, those who have left included: as many as the inbox lists. */
export async function countOpen(
  db: TenantDb,
  of: { advisor_uuid: string } | { organization_uuid: string }
): Promise<{ open: number; unanswered: number }> {
  const rows = db
    .table('contact_requests as c')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'c.tenant_id').on('a.uuid', 'c.advisor_uuid'))
    .whereNull('c.done_at')
  if ('advisor_uuid' in of) rows.where('c.advisor_uuid', of.advisor_uuid)
  else rows.where('a.organization_uuid', of.organization_uuid)
  const [row] = await rows.select(
    db.raw<{ open: number; unanswered: number }>(`count(*) as open, count(${WAITING_SINCE}) as unanswered`)
  )
  return { open: Number(row?.open), unanswered: Number(row?.unanswered) }
}
