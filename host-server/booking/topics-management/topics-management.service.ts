import { randomUUID } from 'node:crypto'
import { languageOf } from '#contract/locales'
import type { ManagedTopics, TopicChange, TopicDraft } from '#contract/topics-management'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { isReferenced, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { documentsOf } from '../appointment-topics/public-topic.service.ts'
import { questionsOf } from '../appointment-topics/questions.service.ts'
import * as repository from './topics-management.repository.ts'

type Found = NonNullable<Awaited<ReturnType<typeof repository.lock>>>

export async function read({ db, tenant, app }: Call): Promise<ManagedTopics> {
  const topics = await repository.findAll(db, instant(app.clock.now()))
  return { language: languageOf(tenant.language), topics }
}

/** Locks a topic; throws NotFound. */
export async function lockExisting(trx: TenantDb, uuid: string): Promise<Found> {
  const found = await repository.lock(trx, uuid)
  if (!found) throw new NotFound()
  return found
}

const listed = (documents: readonly string[]) => documents.join(' | ')

/** A topic's audit fields; each translation and each question is a field of its own. */
function logged({ texts = [], questions = [], documents = [], ...fields }: TopicChange): Record<string, unknown> {
  const ofTexts = texts.flatMap(({ language, topic, comment, documents: translated }) => [
    [`topic (${language})`, topic],
    [`comment (${language})`, comment],
    [`documents (${language})`, listed(translated)]
  ])
  const asked = questions.map(({ label, options, is_required }) => [
    `question: ${label}`,
    [is_required ? '*' : '', ...options].filter(Boolean).join(' | ')
  ])
  return { ...fields, documents: listed(documents), ...Object.fromEntries(ofTexts), ...Object.fromEntries(asked) }
}

const FIELDS = [
  'topic',
  'comment',
  'documents',
  'length',
  'buffer_before',
  'buffer_after',
  'notice_minutes',
  'window_days',
  'slot_step',
  'texts',
  'questions'
] as const satisfies (keyof TopicDraft)[]

const draftOf = ({ documents, questions, ...found }: Found): TopicDraft => {
  const draft = { ...found, documents: documentsOf(documents), questions: questionsOf(questions) }
  return Object.fromEntries(FIELDS.map((field) => [field, draft[field]])) as TopicDraft
}

const objectOf = ({ uuid, topic }: { uuid: string; topic: string }) =>
  ({ object: 'topic', id: uuid, name: topic }) as const

const topics = audited({ read: repository.lock, subject: objectOf, fields: (topic) => logged(draftOf(topic)) })

export async function add(
  call: Call,
  { texts, documents, questions, ...fields }: TopicDraft
): Promise<{ uuid: string }> {
  const lists = { documents: JSON.stringify(documents), questions: JSON.stringify(questions) }
  const { uuid } = await topics.create(call, async (trx) => {
    const id = randomUUID()
    await repository.insert(trx, { uuid: id, ...fields, ...lists, retired_at: null })
    await repository.replaceTexts(trx, id, texts)
    return id
  })
  return { uuid }
}

/** Existing appointments keep their length: they store their own start and end. */
export async function change(
  call: Call,
  uuid: string,
  { texts, documents, questions, ...rest }: TopicChange
): Promise<void> {
  const lists = {
    ...(documents && { documents: JSON.stringify(documents) }),
    ...(questions && { questions: JSON.stringify(questions) })
  }
  await topics.change(call, uuid, async (trx) => {
    const fields = { ...rest, ...lists }
    if (Object.keys(fields).length) await repository.update(trx, uuid, fields)
    if (texts) await repository.replaceTexts(trx, uuid, texts)
  })
}

const retirement = audited({
  read: repository.lock,
  subject: objectOf,
  fields: ({ retired_at }) => ({ retired_at })
})

/** A retired topic is not offered, and keeps its advisors in case it is offered again. Idempotent. */
export async function retire(call: Call, uuid: string, isRetired: boolean): Promise<void> {
  await retirement.change(call, uuid, async (trx, before) => {
    if (Boolean(before.retired_at) === isRetired) return
    await repository.update(trx, uuid, { retired_at: isRetired ? instant(call.app.clock.now()) : null })
  })
}

/** Refused while anything references it: past appointments keep their topic. */
export const remove = (call: Call, uuid: string): Promise<void> =>
  topics
    .remove(call, uuid, (trx) => repository.remove(trx, uuid))
    .catch((failure) => {
      throw isReferenced(failure) ? new Conflict('errors.topic-used') : failure
    })

/** Moves a topic before another, or to the end, and renumbers the positions. */
export async function reorder(call: Call, uuid: string, before: string | null): Promise<void> {
  await call.db.transaction(async (trx) => {
    const order = await repository.lockOrder(trx)
    const moved = order.find((one) => one.uuid === uuid)
    const others = order.filter((one) => one !== moved)
    const at = before === null ? others.length : others.findIndex((one) => one.uuid === before)
    if (!moved || (at < 0 && before !== uuid)) throw new NotFound()
    if (before === uuid) return
    const reordered = others.toSpliced(at, 0, moved)
    for (const [position, one] of reordered.entries()) {
      if (one.position !== position) await repository.update(trx, one.uuid, { position })
    }
    const was = order.indexOf(moved)
    await record(trx, call, objectOf(moved), { position: was + 1 }, { position: at + 1 })
  })
}
