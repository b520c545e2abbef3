import type { Candidate, InboxPage, InboxQuery, InboxRequest } from '#contract/request-inbox'
import { REQUEST_PAGE_SIZE } from '#contract/request-inbox'
import type { RequestReply } from '#contract/request-thread'
import { byName } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as colleagues from './colleagues.repository.ts'
import { dueOf } from './due.ts'
import type { InboxRow } from './request-inbox.repository.ts'
import * as repository from './request-inbox.repository.ts'
import { branchesOf, chosenBranch, findKnown, scopeOf } from './scope.service.ts'
import * as thread from './thread.repository.ts'

export const advisorName = ({ first_name_of_advisor, last_name_of_advisor, ...row }: InboxRow) =>
  fullName({ ...row, first_name: first_name_of_advisor, last_name: last_name_of_advisor })

/** With whom it was booked, if that is someone else. */
const bookedWith = ({ advisor_uuid, booked_uuid, ...row }: InboxRow) =>
  booked_uuid && booked_uuid !== advisor_uuid
    ? fullName({
        title_prefix: row.title_prefix_of_booked ?? '',
        first_name: row.first_name_of_booked ?? '',
        last_name: row.last_name_of_booked ?? '',
        title_suffix: row.title_suffix_of_booked ?? ''
      })
    : null

type Contacts = Partial<Pick<InboxRequest, 'answered' | 'attempted'>>

const shown = (row: InboxRow, now: Date, { answered = null, attempted = null }: Contacts = {}): InboxRequest => ({
  ...row,
  ...dueOf(row, now),
  is_answered: !row.waiting_since && !row.done_at,
  advisor: {
    uuid: row.advisor_uuid,
    full_name: advisorName(row),
    slug: row.slug,
    profile_picture_url: mediaUrl(row.photo),
    has_left: Boolean(row.left_at)
  },
  branch: { uuid: row.organization_uuid, name: row.branch },
  booked_with: bookedWith(row),
  answered,
  attempted
})

/** The active advisors of a branch, by name. */
export async function advisorsOf(db: TenantDb, branch: string): Promise<Candidate[]> {
  const rows = byName(await colleagues.findAdvisors(db, branch))
  return rows.map((row) => ({
    uuid: row.uuid,
    full_name: fullName(row),
    slug: row.slug,
    profile_picture_url: mediaUrl(row.photo),
    branch: row.branch
  }))
}

export async function list(call: Call, query: InboxQuery): Promise<InboxPage> {
  const { db, app } = call
  const scope = await scopeOf(call)
  const { rows, total } = await repository.findPage(db, scope, query, REQUEST_PAGE_SIZE)
  const branches = await branchesOf(db, scope)
  const branch = chosenBranch(branches, query)
  const now = app.clock.now()
  const contacts = await thread.findContacts(
    db,
    rows.map(({ uuid }) => uuid)
  )
  return {
    requests: rows.map((row) => shown(row, now, contacts.get(row.uuid))),
    total,
    page_size: REQUEST_PAGE_SIZE,
    branches,
    advisors: branch ? await advisorsOf(db, branch) : []
  }
}

export async function read(call: Call, uuid: string): Promise<{ request: InboxRequest; replies: RequestReply[] }> {
  const row = await findKnown(call, uuid)
  const contacts = (await thread.findContacts(call.db, [uuid])).get(uuid)
  return { request: shown(row, call.app.clock.now(), contacts), replies: await thread.findReplies(call.db, uuid) }
}
