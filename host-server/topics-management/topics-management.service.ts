import { randomUUID } from 'node:crypto'
import { type ManagedTopics, type TopicChange, type TopicDraft, topicLanguageOf } from '#contract/topics-management'
import { questionsOf } from '../appointment-topics/questions.ts'
import { record } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import { Conflict, NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { isReferenced, type TenantDb } from '../core/tenant-db.ts'
import * as repository from './topics-management.repository.ts'

type Found = NonNullable<Awaited<ReturnType<typeof repository.lock>>>

export async function read({ db, tenant, services }: Call): Promise<ManagedTopics> {
  const topics = await repository.findAll(db, instant(services.clock.now()))
  return { language: topicLanguageOf(tenant.language), topics }
}

/** A topic that nobody else changes meanwhile, or a refusal. */
export async function lockExisting(trx: TenantDb, uuid: string): Promise<Found> {
  const found = await repository.lock(trx, uuid)
  if (!found) throw new NotFound()
  return found
}

/** What the log says of a topic: each text in another language is a field of its own. */
function logged({ texts = [], questions = [], ...fields }: TopicChange): Record<string, unknown> {
  const ofTexts = texts.flatMap(({ language, topic, comment }) => [
    [`topic (${language})`, topic],
    [`comment (${language})`, comment]
  ])
  const asked = questions.map(({ label, options, is_required }) => [
    `question: ${label}`,
    [is_required ? '*' : '', ...options].filter(Boolean).join(' | ')
  ])
  return { ...fields, ...Object.fromEntries(ofTexts), ...Object.fromEntries(asked) }
}

const FIELDS = [
  'topic',
  'comment',
  'length',
  'buffer_before',
  'buffer_after',
  'notice_minutes',
  'window_days',
  'slot_step',
  'texts',
  'questions'
] as const satisfies (keyof TopicDraft)[]

const draftOf = ({ questions, ...found }: Found): TopicDraft => {
  const draft = { ...found, questions: questionsOf(questions) }
  return Object.fromEntries(FIELDS.map((field) => [field, draft[field]])) as TopicDraft
}

const objectOf = ({ uuid, topic }: { uuid: string; topic: string }) =>
  ({ object: 'topic', id: uuid, name: topic }) as const

export async function add(call: Call, { texts, questions, ...fields }: TopicDraft): Promise<{ uuid: string }> {
  const uuid = randomUUID()
  await call.db.transaction(async (trx) => {
    await repository.insert(trx, { uuid, ...fields, questions: JSON.stringify(questions), retired_at: null })
    await repository.replaceTexts(trx, uuid, texts)
    await record(trx, call, objectOf({ uuid, ...fields }), undefined, logged({ ...fields, texts, questions }))
  })
  return { uuid }
}

/** What is booked keeps its length: an appointment has its own beginning and end. */
export async function change(call: Call, uuid: string, { texts, questions, ...rest }: TopicChange): Promise<void> {
  await call.db.transaction(async (trx) => {
    const found = await lockExisting(trx, uuid)
    const before = draftOf(found)
    const fields = { ...rest, ...(questions && { questions: JSON.stringify(questions) }) }
    if (Object.keys(fields).length) await repository.update(trx, uuid, fields)
    if (texts) await repository.replaceTexts(trx, uuid, texts)
    const after = { ...before, ...rest, ...(texts && { texts }), ...(questions && { questions }) }
    await record(trx, call, objectOf({ uuid, topic: after.topic }), logged(before), logged(after))
  })
}

/** Retired is offered to nobody; its advisors are kept for its return. A second time changes nothing. */
export async function retire(call: Call, uuid: string, isRetired: boolean): Promise<void> {
  await call.db.transaction(async (trx) => {
    const found = await lockExisting(trx, uuid)
    if (Boolean(found.retired_at) === isRetired) return
    const retired_at = isRetired ? instant(call.services.clock.now()) : null
    await repository.update(trx, uuid, { retired_at })
    await record(trx, call, objectOf(found), { retired_at: found.retired_at }, { retired_at })
  })
}

/** Refused where anything names it: what was booked once must be told for good. */
export async function remove(call: Call, uuid: string): Promise<void> {
  await call.db
    .transaction(async (trx) => {
      const found = await lockExisting(trx, uuid)
      await repository.remove(trx, uuid)
      await record(trx, call, objectOf(found), logged(draftOf(found)), undefined)
    })
    .catch((failure) => {
      throw isReferenced(failure) ? new Conflict('errors.topic-used') : failure
    })
}

/** Puts a topic before another, or behind all; the places of all others are counted anew. */
export async function place(call: Call, uuid: string, before: string | null): Promise<void> {
  await call.db.transaction(async (trx) => {
    const order = await repository.lockOrder(trx)
    const moved = order.find((one) => one.uuid === uuid)
    const others = order.filter((one) => one !== moved)
    const at = before === null ? others.length : others.findIndex((one) => one.uuid === before)
    if (!moved || (at < 0 && before !== uuid)) throw new NotFound()
    if (before === uuid) return
    const places = others.toSpliced(at, 0, moved)
    for (const [position, one] of places.entries()) {
      if (one.position !== position) await repository.update(trx, one.uuid, { position })
    }
    const was = order.indexOf(moved)
    await record(trx, call, objectOf(moved), { position: was + 1 }, { position: at + 1 })
  })
}
