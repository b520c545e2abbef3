import type { Topic, TopicAssignments } from '#contract/appointment-topics'
import type { Locale } from '#contract/locales'
import { topicLanguageOf } from '#contract/topics-management'
import type { Query, Scope } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { withQuestions } from './questions.service.ts'

/**
 * Joins the texts of topics (aliased `t`) in a language; select them with `topicIn` and `commentIn`, group by `WORDS`.
 * Mails, calendars and advisors' lists do without: they are in the institution's language.
 */
export const joinTexts = <S extends Scope<'appointment_topics as t'>, R>(rows: Query<S, R>, locale: Locale) =>
  rows.leftJoin('topic_texts as w', (on) =>
    on.on('w.tenant_id', 't.tenant_id').on('w.topic_uuid', 't.uuid').andOnVal('w.language', topicLanguageOf(locale))
  )

/** Falls back to the institution's language where a topic has no text in the requested one. */
export const topicIn = (db: TenantDb) => db.raw<{ topic: string }>('coalesce(w.topic, t.topic) as topic')
export const commentIn = (db: TenantDb) =>
  db.raw<{ comment: string }>("coalesce(nullif(w.comment, ''), t.comment) as comment")
export const TEXT_COLUMNS = ['t.topic', 't.comment', 'w.topic', 'w.comment'] as const

/** The topics on offer, with their texts in a language. */
export const findAll = (db: TenantDb, locale: Locale): Promise<Topic[]> =>
  joinTexts(db.table('appointment_topics as t'), locale)
    .whereNull('t.retired_at')
    .orderBy(['t.position', 't.topic'])
    .select('t.uuid', 't.length', 't.questions', topicIn(db), commentIn(db))
    .then((rows) => rows.map((row) => withQuestions(row, locale)))

/** Retired topics stay assigned, but are not listed. */
export const findAssigned = (db: TenantDb, advisorUuid: string): Promise<TopicAssignments> =>
  db
    .table('advisor_topics as a')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'a.tenant_id').on('t.uuid', 'a.topic_uuid'))
    .where('a.advisor_uuid', advisorUuid)
    .whereNull('t.retired_at')
    .orderBy(['t.position', 't.topic'])
    .select('t.uuid')

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
