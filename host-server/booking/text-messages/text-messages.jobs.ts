import { settingOf } from '#contract/settings'
import { DAY, HOUR, instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { TooMany } from '../../core/base/failures.ts'
import { recordEvent } from '../../core/events/report-events.ts'
import { enqueue, type Handlers, type JobContext } from '../../core/jobs/outbox.ts'
import type { LimitKey } from '../../core/security/limit-key.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { limitMail } from './day-limit.mails.ts'
import { type Draft, draftOf } from './drafts.ts'
import { partsOf } from './parts.ts'
import { endOf } from './phone-number.ts'
import { TextFault, type TextService } from './providers/provider.ts'
import { hashOf, stop } from './stops.service.ts'
import { eventKey, laterText, type TextJob } from './text-jobs.service.ts'
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

/** Whether one more may be sent; what is refused is not counted. */
const isWithin = ({ app }: JobContext, limit: Limit, key: LimitKey): Promise<boolean> =>
  app.limits.take(limit, key).then(
    () => true,
    async (failure) => {
      if (!(failure instanceof TooMany)) throw failure
      await app.limits.giveBack(limit, key)
      return false
    }
  )

const dayLimitOf = ({ settings }: CurrentTenant) =>
  Number(settings.text_day_limit ?? settingOf('text_day_limit').initial)

/** Counted by the institution's day, so that raising the limit has an effect on the same one. */
async function isWithinDay(context: JobContext): Promise<boolean> {
  const { app, db, tenant } = context
  const points = dayLimitOf(tenant)
  if (!points) return true
  const limit = { name: 'texts-of-day', points, seconds: (2 * DAY) / 1000 }
  return isWithin(context, limit, { tenant: db.tenantId, id: dayOf(app.clock.now(), tenant.time_zone) })
}

/** Notes that a text waits for another day, and looks again in an hour: the limit may have been raised. */
function putOff(context: JobContext, of: TextJob, draft: Draft, known: texts.TextRow | undefined) {
  const { app, db, tenant } = context
  const now = app.clock.now()
  const reached = { day: dayOf(now, tenant.time_zone), limit: dayLimitOf(tenant) }
  return db.transaction(async (trx) => {
    await enqueue(trx, now, laterText(of, instant(now.getTime() + HOUR)), limitMail(reached))
    return known ?? (await texts.note(trx, { ...rowOf(context, of, draft), fault: 'day-limit' }, now))
  })
}

const isPutOff = ({ fault }: texts.TextRow) => fault === 'day-limit'

/** The text as it is noted, of which nothing was sent yet. */
async function noted(
  context: JobContext,
  of: TextJob,
  draft: Draft,
  known: texts.TextRow | undefined
): Promise<texts.TextRow> {
  const { app, db } = context
  const toNumber = { tenant: db.tenantId, id: hashOf({ app, db }, draft.to) }
  // first: who floods a number that nobody has verified must not use up everybody's day
  const isAllowed = await isWithin(context, TEXTS_TO_NUMBER, toNumber)
  if (isAllowed && !(await isWithinDay(context))) {
    await app.limits.giveBack(TEXTS_TO_NUMBER, toNumber)
    return putOff(context, of, draft, known)
  }
  const change = isAllowed
    ? ({ state: 'sending', fault: null } as const)
    : ({ state: 'failed', fault: 'too-many' } as const)
  if (!known) return texts.note(db, { ...rowOf(context, of, draft), ...change }, app.clock.now())
  await texts.update(db, known.uuid, change)
  return { ...known, ...change }
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
  const isTried = known && !isPutOff(known)
  const row = isTried ? known : await noted(context, of, draft, known)
  if (row.state !== 'sending' || isPutOff(row)) return
  const text = { id: row.uuid, to: draft.to, text: draft.text }
  try {
    if (!(isTried && (await hasTaken(service, text, row)))) await service.send(text)
  } catch (failure) {
    if (!(failure instanceof TextFault)) throw failure
    return failed(context, row, draft, failure)
  }
  await sent(context, row, draft)
}

export const textJobs: Handlers = { 'text-message': send }
