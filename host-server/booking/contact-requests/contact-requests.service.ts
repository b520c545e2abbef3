import { randomUUID } from 'node:crypto'
import {
  CONTACT_KINDS,
  type ContactKind,
  type ContactRequest,
  KIND_OPTION,
  kindFaults
} from '#contract/contact-requests'
import { languageOf } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { minuteOf } from '../../core/base/days.ts'
import { Forbidden, Unprocessable } from '../../core/base/failures.ts'
import { recordOutcome } from '../../core/events/hits.service.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { attemptOf, orFirst, replay } from '../../core/http/idempotency.ts'
import { isOffered } from '../../people/advisors/contact-options.service.ts'
import { asksCustomers } from '../appointment-topics/customer-question.service.ts'
import { visitSource } from '../appointments/source.service.ts'
import { admit, complete, type ReadProof, readPuzzle, refuseBots } from '../spam-guard/spam-guard.service.ts'
import { announce } from './announcements.service.ts'
import { callbackFault } from './callback-times.service.ts'
import * as repository from './contact-requests.repository.ts'

interface Answer {
  uuid: string
}

/** The kinds that the advisor has turned on and whose modules are on. */
export const findKinds = ({ tenant, advisor }: Call): ContactKind[] =>
  CONTACT_KINDS.filter((kind) => isOffered(KIND_OPTION[kind], advisor, tenant))

async function refuse(call: Call, request: ContactRequest): Promise<void> {
  const { t, advisor, app } = call
  if (!findKinds(call).includes(request.kind)) throw new Forbidden()
  refuseBots(request, call)
  const faults = Object.entries(kindFaults(request, minuteOf(app.clock.now(), advisor.time_zone)))
  const text = (fault: string) => t(fault === 'invalid' ? 'errors.field' : `errors.${fault}`)
  if (faults.length) throw new Unprocessable(Object.fromEntries(faults.map(([field, fault]) => [field, [text(fault)]])))
  const closed = await callbackFault(call, request)
  if (closed)
    throw new Unprocessable(Object.fromEntries(Object.entries(closed).map(([field, said]) => [field, [said]])))
}

function rowOf(call: Call, { proof, website, src, ...request }: ContactRequest, now: Date) {
  const { advisor, locale } = call
  const { date = null, start_time = null, end_time = null, customer, ...rest } = request
  return {
    ...rest,
    is_customer: customer && asksCustomers(call) ? customer === 'yes' : null,
    ...visitSource(call, src),
    uuid: randomUUID(),
    advisor_uuid: advisor.uuid,
    date,
    start_time,
    end_time,
    time_zone: advisor.time_zone,
    language: languageOf(locale),
    created_at: instant(now),
    done_at: null
  }
}

/** Proof and campaign are left out: a retry may come with others and still be the same request. */
const attemptTo = (advisor: { uuid: string }, { proof, src, ...content }: ContactRequest, key: string | undefined) =>
  attemptOf('contact-requests', key, { advisor: advisor.uuid, ...content })

/** The answer to an earlier attempt with the same key, also where the advisor has left since. */
export const sentBefore = async (
  { db, app }: Call,
  advisor: { uuid: string } | undefined,
  request: ContactRequest,
  key: string | undefined
): Promise<Answer | undefined> => advisor && replay(db, attemptTo(advisor, request, key), app.clock.now())

/** Stores a request and mails both sides; repeated attempts with the same key get the first response. */
export async function create(
  call: Call,
  request: ContactRequest,
  key: string | undefined,
  read: ReadProof = readPuzzle('contact')
): Promise<Answer> {
  await refuse(call, request)
  const { db, advisor, app } = call
  const attempt = attemptTo(advisor, request, key)
  const { replayed, proof } = await admit<Answer>(call, { name: 'contact', read, attempt }, request)
  if (replayed) return replayed
  const now = app.clock.now()
  const row = rowOf(call, request, now)
  const work = db.transaction(async (trx) => {
    const twin = await replay<Answer>(trx, attempt, now)
    if (twin) return twin
    await repository.insert(trx, row)
    await announce(trx, row, now)
    const { organization_uuid, time_zone } = advisor
    await recordEvent(trx, now, { advisor_uuid: advisor.uuid, organization_uuid, time_zone }, `request-${request.kind}`)
    return complete(call, trx, { attempt, proof }, { uuid: row.uuid })
  })
  const answer = await orFirst(db, attempt, now, work)
  recordOutcome(call, 'requested', answer.uuid, request.src)
  return answer
}
