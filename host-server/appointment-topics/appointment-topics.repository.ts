import type { Knex } from 'knex'
import type { Topic, TopicAssignments } from '#contract/appointment-topics'
import type { Locale } from '#contract/locales'
import { topicLanguageOf } from '#contract/topics-management'
import type { TenantDb } from '../core/tenant-db.ts'
import { withQuestions } from './questions.ts'

/**
 * Joins the texts of topics as `t` for readers of a language; `TOPIC` and `COMMENT` select them, which hang on `WORDS`.
 * Mails, calendars and advisors' lists do not: they speak the institution's language.
 */
export const withWords = (rows: Knex.QueryBuilder, locale: Locale): Knex.QueryBuilder =>
  rows.leftJoin('topic_texts as w', (on) =>
    on.on('w.tenant_id', 't.tenant_id').on('w.topic_uuid', 't.uuid').andOnVal('w.language', topicLanguageOf(locale))
  )

/** Where a topic has no text in that language, the institution's own. */
export const TOPIC = 'coalesce(w.topic, t.topic) as topic'
export const COMMENT = "coalesce(nullif(w.comment, ''), t.comment) as comment"
export const WORDS = ['t.topic', 't.comment', 'w.topic', 'w.comment'] as const

/** What is on offer, in the words of a language. */
export const findAll = (db: TenantDb, locale: Locale): Promise<Topic[]> =>
  withWords(db.table('appointment_topics as t'), locale)
    .whereNull('t.retired_at')
    .orderBy(['t.position', 't.topic'])
    .select('t.uuid', 't.length', 't.questions', db.raw(TOPIC), db.raw(COMMENT))
    .then((rows: (Topic & { questions: string })[]) => rows.map((row) => withQuestions(row, locale))) as never

/** A retired one waits among an advisor's own, and counts for nobody. */
export const findAssigned = (db: TenantDb, advisorUuid: string): Promise<TopicAssignments> =>
  db
    .table('advisor_topics as a')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'a.tenant_id').on('t.uuid', 'a.topic_uuid'))
    .where('a.advisor_uuid', advisorUuid)
    .whereNull('t.retired_at')
    .orderBy(['t.position', 't.topic'])
    .select('t.uuid') as never

/** Those of some that the tenant has. */
export const findKnown = (
  db: TenantDb,
  uuids: readonly string[]
): Promise<{ uuid: string; topic: string; retired_at: string | null }[]> =>
  db.table('appointment_topics').whereIn('uuid', uuids).select('uuid', 'topic', 'retired_at') as never

/** What is retired stays as it was, for its return. */
export async function replaceAssigned(db: TenantDb, advisorUuid: string, uuids: readonly string[]): Promise<void> {
  const onOffer = db.table('appointment_topics').whereNull('retired_at').select('uuid')
  await db.table('advisor_topics').where({ advisor_uuid: advisorUuid }).whereIn('topic_uuid', onOffer).delete()
  const rows = uuids.map((topic_uuid) => ({ advisor_uuid: advisorUuid, topic_uuid }))
  if (rows.length) await db.insert('advisor_topics', rows)
}
