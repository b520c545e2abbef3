import { DAY } from '../../core/base/clock.ts'
import { TooMany } from '../../core/base/failures.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { type Draft, draftOf } from './drafts.ts'
import { partsOf } from './parts.ts'
import { endOf } from './phone-number.ts'
import { TextFault, type TextService } from './providers/provider.ts'
import { hashOf, stop } from './stops.service.ts'
import { eventKey, type TextJob } from './text-jobs.service.ts'
import { serviceOf } from './text-services.ts'
import * as texts from './texts.repository.ts'

/** What a text costs, in hundredths of a cent; null without a price. */
function costOf({ settings }: CurrentTenant, parts: number): number | null {
  const price = Number((settings.text_price ?? '').replace(',', '.'))
  return price ? texts.unitsOf(price * parts) : null
}

const rowOf = ({ tenant }: JobContext, of: TextJob, { to, text }: Draft) => {
  const parts = partsOf(text)
  return { event_key: eventKey(of), event: of.event, number_end: endOf(to), parts, cost: costOf(tenant, parts) }
}

/** Nobody has verified a number, and every text costs: more than that a day is nobody's calendar. */
const TEXTS_TO_NUMBER: Limit = { name: 'texts-to-number', points: 10, seconds: DAY / 1000 }

const isWithinLimit = ({ app, db }: JobContext, to: string): Promise<boolean> =>
  app.limits.take(TEXTS_TO_NUMBER, { tenant: db.tenantId, id: hashOf({ app, db }, to) }).then(
    () => true,
    (failure) => {
      if (failure instanceof TooMany) return false
      throw failure
    }
  )

async function noted(context: JobContext, of: TextJob, draft: Draft): Promise<texts.TextRow> {
  const isWithin = await isWithinLimit(context, draft.to)
  const row = rowOf(context, of, draft)
  const refused = { state: 'failed', fault: 'too-many' } as const
  return texts.note(context.db, isWithin ? row : { ...row, ...refused }, context.app.clock.now())
}

/** It is too late for a text that could not be sent, or its reader has ended them meanwhile. */
async function dropped({ db }: JobContext, known: texts.TextRow | undefined): Promise<void> {
  if (known?.state === 'sending') await texts.update(db, known.uuid, { state: 'failed', fault: 'too-late' })
}

async function sent({ db, app }: JobContext, { uuid, parts }: texts.TextRow, { owner }: Draft): Promise<void> {
  const now = app.clock.now()
  await db.transaction(async (trx) => {
    await texts.update(trx, uuid, { state: 'sent', fault: null, detail: '' })
    await recordEvent(trx, now, owner, 'text-sent')
    await recordEvent(trx, now, owner, 'text-parts', parts)
  })
}

/** Notes why a text was not sent. @throws the fault where it is tried again */
async function failed(context: JobContext, { uuid }: texts.TextRow, { to }: Draft, fault: TextFault): Promise<void> {
  const { reason, message } = fault
  const isFinal = reason === 'rejected' || reason === 'stopped'
  if (reason === 'stopped') await stop(context, to)
  const state = isFinal ? 'failed' : 'sending'
  await texts.update(context.db, uuid, { state, fault: reason, detail: reason === 'away' ? '' : message.slice(0, 200) })
  if (!isFinal) throw fault
}

/** Whether an attempt before has reached the service: then its answer was lost, and the text must not be sent again. */
const hasTaken = async (service: TextService, text: { id: string; to: string; text: string }, row: texts.TextRow) =>
  (await service.hasTaken?.(text, new Date(row.created_at))) ?? false

/**
 * Sends a text as it stands now, once: it is noted before the service is asked, and what was noted is looked up at the
 * service before it is sent again.
 */
const send: Handlers[string] = async (payload, context) => {
  const of = payload as TextJob
  const { db, app, tenant } = context
  const known = await texts.find(db, eventKey(of))
  if (known && known.state !== 'sending') return
  const service = serviceOf(app.config, tenant)
  const draft = service && (await draftOf(context, of))
  if (!service || !draft) return dropped(context, known)
  const row = known ?? (await noted(context, of, draft))
  if (row.state !== 'sending') return
  const text = { id: row.uuid, to: draft.to, text: draft.text }
  try {
    if (!(known && (await hasTaken(service, text, row)))) await service.send(text)
  } catch (failure) {
    if (!(failure instanceof TextFault)) throw failure
    return failed(context, row, draft, failure)
  }
  await sent(context, row, draft)
}

export const textJobs: Handlers = { 'text-message': send }
