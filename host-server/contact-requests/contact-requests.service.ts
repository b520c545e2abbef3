import { randomUUID } from 'node:crypto'
import {
  CONTACT_KINDS,
  type ContactKind,
  type ContactRequest,
  KIND_MODULE,
  KIND_OPTION,
  kindFaults
} from '#contract/contact-requests'
import { dayOf } from '../availability/engine.ts'
import { instant } from '../core/clock.ts'
import { Forbidden, NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { attemptOf, recall } from '../core/idempotency.ts'
import { findContactOptions } from '../profile/profile.repository.ts'
import { note } from '../reports/events.ts'
import { admit, once, type ReadProof, readPuzzle, refuseTrapped } from '../spam-guard/spam-guard.service.ts'
import { announce } from './contact-requests.jobs.ts'
import * as repository from './contact-requests.repository.ts'

interface Answer {
  uuid: string
}

/** The kinds that the advisor has switched on and the institution's modules let through. */
export async function findKinds({ db, tenant: { modules }, advisor }: Call): Promise<ContactKind[]> {
  if (!modules.has('contact-api')) return []
  const options = await findContactOptions(db, advisor.uuid)
  return CONTACT_KINDS.filter((kind) => {
    const module = KIND_MODULE[kind]
    return options[KIND_OPTION[kind]] && (!module || modules.has(module))
  })
}

async function refuse(call: Call, request: ContactRequest): Promise<void> {
  const { t, advisor, services } = call
  if (!(await findKinds(call)).includes(request.kind)) throw new Forbidden()
  refuseTrapped(request, call)
  const faults = Object.entries(kindFaults(request, dayOf(instant(services.clock.now()), advisor.time_zone)))
  const text = (fault: string) => t(fault === 'invalid' ? 'errors.field' : `errors.${fault}`)
  if (faults.length) throw new Unprocessable(Object.fromEntries(faults.map(([field, fault]) => [field, [text(fault)]])))
}

function rowOf({ advisor }: Call, { proof, website, ...request }: ContactRequest, now: Date) {
  const { date = null, start_time = null, end_time = null, ...rest } = request
  return {
    ...rest,
    uuid: randomUUID(),
    advisor_uuid: advisor.uuid,
    date,
    start_time,
    end_time,
    time_zone: advisor.time_zone,
    created_at: instant(now),
    done_at: null
  }
}

/** Takes a request in once, however often the same try arrives, and mails both sides. */
export async function take(
  call: Call,
  request: ContactRequest,
  key: string | undefined,
  read: ReadProof = readPuzzle('contact')
): Promise<Answer> {
  await refuse(call, request)
  const { db, advisor, services } = call
  const { proof: _, ...content } = request
  const attempt = attemptOf('contact-requests', key, { advisor: advisor.uuid, ...content })
  const { kept, proof } = await admit<Answer>(call, { name: 'contact', read, attempt }, request)
  if (kept) return kept
  const now = services.clock.now()
  const row = rowOf(call, request, now)
  const work = db.transaction((trx) =>
    once(call, trx, { attempt, proof }, async () => {
      await repository.insert(trx, row)
      await announce(trx, row.uuid, now)
      const { organization_uuid, time_zone } = advisor
      await note(trx, now, { advisor_uuid: advisor.uuid, organization_uuid, time_zone }, `request-${request.kind}`)
      return { uuid: row.uuid }
    })
  )
  return work.catch(async (failure) => {
    // a twin that was in flight may have been first: its answer is ours
    const twin = await recall<Answer>(db, attempt, now)
    if (twin) return twin
    throw failure
  })
}

/** Marks one of the advisor's own requests. */
export async function mark({ db, advisor, services }: Call, uuid: string, done: boolean): Promise<void> {
  const found = await repository.mark(db, advisor.uuid, uuid, done ? instant(services.clock.now()) : null)
  if (!found) throw new NotFound()
}
