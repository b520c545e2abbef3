import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  LEAD_PAGE_SIZE,
  Lead,
  type LeadForm,
  type LeadsFilter,
  type LeadsPage,
  type LeadsQuery,
  type SharedContact
} from '#contract/leads'
import { languageOf } from '#contract/locales'
import { visitSource } from '../../booking/appointments/source.service.ts'
import { scopeOf } from '../../booking/request-inbox/scope.service.ts'
import { admit, complete, type ReadProof, readPuzzle, refuseBots } from '../../booking/spam-guard/spam-guard.service.ts'
import { instant } from '../../core/base/clock.ts'
import { dayStart, minuteOf } from '../../core/base/days.ts'
import { found } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { refuseOutdated, revisionOf } from '../../core/base/revision.ts'
import { searchWords } from '../../core/base/search-words.ts'
import { audited } from '../../core/events/audited.ts'
import { recordOutcome } from '../../core/events/hits.service.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { attemptOf, orFirst, replay } from '../../core/http/idempotency.ts'
import { forget } from '../../core/jobs/outbox.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { announce, announceTo, leadKey } from './lead-jobs.service.ts'
import type { Filter, LeadRow, ListedLead } from './leads.repository.ts'
import * as repository from './leads.repository.ts'

interface Answer {
  uuid: string
}

/** The visitor's key to a contact, by which they delete it. */
export const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'lead', uuid)

/** What the visitor agrees to. */
export const consentText = ({ t, tenant }: Pick<Call, 't' | 'tenant'>) =>
  t('pages.exchange-consent', { tenant: tenant.name })

/** The text in which a contact is searched; the phone number also as digits only. */
const wordsOf = ({ first_name, last_name, company, email, phone }: SharedContact) =>
  searchWords(`${first_name} ${last_name} ${company} ${email} ${phone} ${phone.replace(/\D/g, '')}`)

function rowOf(call: Call, shared: SharedContact, now: Date): LeadRow {
  const { advisor, app, locale } = call
  const { proof: _, website: __, src, consent, ...rest } = shared
  const uuid = randomUUID()
  return {
    ...rest,
    uuid,
    token_hash: hashToken(tokenOf(app.config.SESSION_SECRET, uuid)),
    advisor_uuid: advisor.uuid,
    language: languageOf(locale),
    campaign: visitSource(call, src).campaign,
    consent_text: consentText(call),
    consent_version: consent,
    state: 'new',
    internal_note: '',
    search_words: wordsOf(shared),
    created_at: instant(now)
  }
}

/** Proof and campaign are left out: a retry may come with others and still be the same contact. */
const attemptTo = (advisor: { uuid: string }, { proof, src, ...content }: SharedContact, key: string | undefined) =>
  attemptOf('leads', key, { advisor: advisor.uuid, ...content })

/** The answer to an earlier attempt with the same key, also where the advisor has left since. */
export const sharedBefore = async (
  { db, app }: Call,
  advisor: { uuid: string } | undefined,
  shared: SharedContact,
  key: string | undefined
): Promise<Answer | undefined> => advisor && replay(db, attemptTo(advisor, shared, key), app.clock.now())

/** Stores a contact and mails both sides; repeated attempts with the same key get the first answer. */
export async function share(
  call: Call,
  shared: SharedContact,
  key: string | undefined,
  read: ReadProof = readPuzzle('lead')
): Promise<Answer> {
  refuseBots(shared, call)
  const { db, advisor, app } = call
  const attempt = attemptTo(advisor, shared, key)
  const { replayed, proof } = await admit<Answer>(call, { name: 'lead', read, attempt }, shared)
  if (replayed) return replayed
  const now = app.clock.now()
  const row = rowOf(call, shared, now)
  const work = db.transaction(async (trx) => {
    const twin = await replay<Answer>(trx, attempt, now)
    if (twin) return twin
    await repository.insert(trx, row)
    await announce(trx, row, now)
    const { organization_uuid, time_zone } = advisor
    await recordEvent(trx, now, { advisor_uuid: advisor.uuid, organization_uuid, time_zone }, 'contact-shared')
    return complete(call, trx, { attempt, proof }, { uuid: row.uuid })
  })
  const answer = await orFirst(db, attempt, now, work)
  recordOutcome(call, 'requested', answer.uuid, shared.src)
  return answer
}

export const advisorName = ({ first_name_of_advisor, last_name_of_advisor, ...row }: ListedLead) =>
  fullName({ ...row, first_name: first_name_of_advisor, last_name: last_name_of_advisor })

/** What staff change. */
const revisionOfLead = ({ state, internal_note }: Pick<LeadRow, 'state' | 'internal_note'>) =>
  revisionOf([state, internal_note])

const shown = (row: ListedLead): Lead => ({
  ...row,
  revision: revisionOfLead(row),
  advisor: {
    uuid: row.advisor_uuid,
    full_name: advisorName(row),
    slug: row.slug,
    profile_picture_url: mediaUrl(row.photo),
    has_left: Boolean(row.left_at),
    branch: row.branch
  }
})

/** The days as moments of the institution's time zone. */
export const filterOf = ({ tenant }: Call, { from, to, ...rest }: LeadsFilter): Filter => ({
  ...rest,
  since: from && dayStart(from, tenant.time_zone),
  until: to && dayStart(to, tenant.time_zone, 1)
})

export async function list(call: Call, { page, ...query }: LeadsQuery): Promise<LeadsPage> {
  const { db } = call
  const scope = await scopeOf(call)
  const { rows, total } = await repository.findPage(db, scope, filterOf(call, query), page, LEAD_PAGE_SIZE)
  const branches = await repository.findBranches(db, scope)
  const campaigns = await repository.findCampaigns(db, scope)
  return { leads: rows.map(shown), total, page_size: LEAD_PAGE_SIZE, branches, campaigns }
}

/** A contact that the user follows up on. @throws NotFound for any other, whether it exists or not */
export const findKnown = async (call: Call, uuid: string): Promise<ListedLead> =>
  found(await repository.find(call.db, await scopeOf(call), uuid))

export const read = async (call: Call, uuid: string): Promise<Lead> => shown(await findKnown(call, uuid))

/**
 * Writes that stand in the audit log. The visitor's name and what is noted about them are left out: they go when the
 * contact is deleted, and the log stays.
 */
const kind = (find: (trx: TenantDb, uuid: string, call: Call) => Promise<ListedLead | undefined>) =>
  audited<ListedLead>({
    read: find,
    subject: (row) => ({
      object: 'lead',
      id: row.uuid,
      name: [minuteOf(new Date(row.created_at), row.time_zone), advisorName(row)].join(' · ')
    }),
    fields: (row) => ({
      advisor: advisorName(row),
      branch: row.branch,
      lead_state: row.state,
      has_internal_note: Boolean(row.internal_note)
    })
  })

const known = kind(async (trx, uuid, call) => repository.lock(trx, await scopeOf({ ...call, db: trx }), uuid))
const anyones = kind((trx, uuid) => repository.lock(trx, { isAll: true, branches: [], card: null }, uuid))

export const change = async (call: Call, uuid: string, { revision, ...form }: LeadForm): Promise<Lead> =>
  shown(
    await known.change(call, uuid, (trx, before) => {
      refuseOutdated(revision, revisionOfLead(before), revisionOfLead(form), v.parse(Lead, shown(before)))
      return repository.update(trx, uuid, form)
    })
  )

const removeIn = (uuid: string) => async (trx: TenantDb) => {
  await repository.remove(trx, uuid)
  await forget(trx, leadKey(uuid))
}

export const remove = (call: Call, uuid: string): Promise<void> => known.remove(call, uuid, removeIn(uuid))

/** The visitor takes back what they have agreed to. */
export const withdraw = (call: Call, { uuid }: LeadRow): Promise<void> => anyones.remove(call, uuid, removeIn(uuid))

/** Gives the open contacts of who leaves to a successor, who is mailed each. @returns how many */
export async function handOverLeads(trx: TenantDb, from: string, to: string, by: string, now: Date): Promise<number> {
  const given = await repository.reassignOpen(trx, from, to)
  for (const uuid of given) await announceTo(trx, { uuid, advisor_uuid: to, from: by }, now)
  return given.length
}
