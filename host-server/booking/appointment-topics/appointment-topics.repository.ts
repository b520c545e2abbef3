import type { Topic } from '#contract/appointment-topics'
import type { AppointmentType } from '#contract/appointment-types'
import { type Locale, languageOf } from '#contract/locales'
import type { TopicQuestion } from '#contract/topic-questions'
import type { Query, Scope } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { withOption } from '../../people/advisors/contact-options.repository.ts'
import { publicTopic } from './public-topic.service.ts'
import { questionsIn } from './questions.service.ts'

/**
 * Joins the texts of topics (aliased `t`) in a language; select them with `topicIn`, `commentIn` and `documentsIn`, group
 * by `TEXT_COLUMNS`. Staff's mails, calendars and lists do without: they are in the institution's language.
 */
export const joinTexts = <S extends Scope<'appointment_topics as t'>, R>(rows: Query<S, R>, locale: Locale) =>
  rows.leftJoin('topic_texts as w', (on) =>
    on.on('w.tenant_id', 't.tenant_id').on('w.topic_uuid', 't.uuid').andOnVal('w.language', languageOf(locale))
  )

/** Falls back to the institution's language where a topic has no text in the requested one. */
export const topicIn = (db: TenantDb) => db.raw<{ topic: string }>('coalesce(w.topic, t.topic) as topic')
/** Whether that happened, as a condition, which each database has a value of its own for. */
const isOwn = (db: TenantDb) => db.raw<{ is_own: unknown }>('w.topic is null as is_own')
export const commentIn = (db: TenantDb) =>
  db.raw<{ comment: string }>("coalesce(nullif(w.comment, ''), t.comment) as comment")
export const documentsIn = (db: TenantDb) =>
  db.raw<{ documents: string }>("coalesce(nullif(w.documents, '[]'), t.documents) as documents")
export const TEXT_COLUMNS = ['t.topic', 't.comment', 't.documents', 'w.topic', 'w.comment', 'w.documents'] as const

/** What a visitor reads of a topic, on offer or not. */
export const findTexts = (db: TenantDb, uuid: string, locale: Locale) =>
  joinTexts(db.table('appointment_topics as t'), locale)
    .where('t.uuid', uuid)
    .first(topicIn(db), commentIn(db), documentsIn(db))

/** What is asked of who chooses a topic, on offer or not. */
export const findQuestions = async (db: TenantDb, uuid: string, locale: Locale): Promise<TopicQuestion[]> => {
  const row = await db.table('appointment_topics').where({ uuid }).first('questions')
  return row ? questionsIn(row.questions, locale) : []
}

/** The topics on offer, with their texts in a language. */
export const findAll = (db: TenantDb, locale: Locale): Promise<(Topic & { is_own: unknown })[]> =>
  joinTexts(db.table('appointment_topics as t'), locale)
    .whereNull('t.retired_at')
    .orderBy(['t.position', 't.topic'])
    .select('t.uuid', 't.length', 't.questions', topicIn(db), isOwn(db), commentIn(db), documentsIn(db))
    .then((rows) => rows.map((row) => publicTopic(row, locale)))

/** The topics that can be booked with an advisor, in order, with their rules and their names in a language. */
export const findBookable = (db: TenantDb, advisorUuid: string, locale: Locale) =>
  joinTexts(db.table('appointment_topics as t'), locale)
    .whereNull('t.retired_at')
    .whereIn('t.uuid', db.table('advisor_topics').where('advisor_uuid', advisorUuid).select('topic_uuid'))
    .whereExists(db.table('advisor_appointment_types').where('advisor_uuid', advisorUuid).select('type'))
    .orderBy(['t.position', 't.topic'])
    .select(
      't.uuid',
      't.length',
      't.buffer_before',
      't.buffer_after',
      't.notice_minutes',
      't.window_days',
      't.slot_step',
      topicIn(db),
      isOwn(db)
    )

/** Assignments of advisors whom visitors can book. */
const bookable = (db: TenantDb) =>
  db
    .table('advisor_topics as o')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'o.tenant_id').on('a.uuid', 'o.advisor_uuid'))
    .join('advisor_appointment_types as y', (on) => on.on('y.tenant_id', 'a.tenant_id').on('y.advisor_uuid', 'a.uuid'))
    .whereNull('a.deactivated_at')
    .whereIn('a.uuid', withOption(db, 'online_appointment'))

function byTopic<T>(rows: readonly { topic_uuid: string; value: T }[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const { topic_uuid, value } of rows) found.set(topic_uuid, [...(found.get(topic_uuid) ?? []), value])
  return found
}

/** The aliases of the advisors of each topic. */
export const findAdvisors = async (db: TenantDb): Promise<Map<string, string[]>> =>
  byTopic(await bookable(db).orderBy('a.alias').distinct('o.topic_uuid', 'a.alias as value'))

/** The appointment types of each topic. */
export const findTypes = async (db: TenantDb): Promise<Map<string, AppointmentType[]>> =>
  byTopic(await bookable(db).orderBy('y.type').distinct('o.topic_uuid', 'y.type as value'))

/** Retired topics stay assigned, but are not listed. */
const assignedTo = (db: TenantDb, advisorUuid: string) =>
  db
    .table('advisor_topics as a')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'a.tenant_id').on('t.uuid', 'a.topic_uuid'))
    .where('a.advisor_uuid', advisorUuid)
    .whereNull('t.retired_at')
    .orderBy(['t.position', 't.topic'])

export const findAssigned = (db: TenantDb, advisorUuid: string): Promise<string[]> =>
  assignedTo(db, advisorUuid).pluck('t.uuid')

export type AssignedTopic = Pick<Topic, 'uuid' | 'topic'>

/** With their names, in the institution's language. */
export const findAssignedTopics = (db: TenantDb, advisorUuid: string): Promise<AssignedTopic[]> =>
  assignedTo(db, advisorUuid).select('t.uuid', 't.topic')

export const findAssignedNames = (db: TenantDb, advisorUuid: string): Promise<string[]> =>
  assignedTo(db, advisorUuid).pluck('t.topic')

/** Those of the given topics that are on offer. */
export async function findOffered(db: TenantDb, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await findExisting(db, uuids)
  return new Set(rows.filter(({ retired_at }) => !retired_at).map(({ uuid }) => uuid))
}

/** The given topics that belong to the tenant. */
export const findExisting = (
  db: TenantDb,
  uuids: readonly string[]
): Promise<{ uuid: string; topic: string; retired_at: string | null }[]> =>
  db.table('appointment_topics').whereIn('uuid', uuids).select('uuid', 'topic', 'retired_at')

/** Assignments of retired topics stay, in case the topic is offered again. */
export async function replaceAssigned(db: TenantDb, advisorUuid: string, uuids: readonly string[]): Promise<void> {
  const onOffer = db.table('appointment_topics').whereNull('retired_at').select('uuid')
  await db.table('advisor_topics').where({ advisor_uuid: advisorUuid }).whereIn('topic_uuid', onOffer).delete()
  const rows = uuids.map((topic_uuid) => ({ advisor_uuid: advisorUuid, topic_uuid }))
  if (rows.length) await db.insert('advisor_topics', rows)
}
