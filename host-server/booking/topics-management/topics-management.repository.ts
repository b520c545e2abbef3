import { OPEN_STATES } from '#contract/appointments'
import type { ManagedTopic, TopicLanguage, TopicText } from '#contract/topics-management'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { documentsOf } from '../appointment-topics/public-topic.service.ts'
import { questionsOf } from '../appointment-topics/questions.service.ts'

type Derived = 'documents' | 'texts' | 'questions' | 'advisors' | 'upcoming' | 'is_used'

export interface TopicRow extends Omit<ManagedTopic, Derived> {
  position: number
  /** A JSON list. */
  documents: string
  /** A JSON list. */
  questions: string
}

interface TextRow extends Omit<TopicText, 'documents'> {
  topic_uuid: string
  /** A JSON list. */
  documents: string
}

interface Counted extends TopicRow {
  advisors: number
  upcoming: number
  booked: number
}

const OF_TOPIC = 'x.tenant_id = t.tenant_id and x.topic_uuid = t.uuid'

const ADVISORS = `(select count(*) from advisor_topics x where ${OF_TOPIC}) as advisors`

const UPCOMING = `(select count(*) from appointments x where ${OF_TOPIC} and x.ends_at > ?
  and x.state in (${OPEN_STATES.map(() => '?').join()})) as upcoming`

const BOOKED = `case when exists (select 1 from appointments x where ${OF_TOPIC})
  or exists (select 1 from booking_holds x where ${OF_TOPIC}) then 1 else 0 end as booked`

const findTexts = (db: TenantDb): Promise<TextRow[]> =>
  db.table('topic_texts').orderBy('language').select('topic_uuid', 'language', 'topic', 'comment', 'documents')

const textsOf = (rows: readonly TextRow[], uuid: string): TopicText[] =>
  rows
    .filter(({ topic_uuid }) => topic_uuid === uuid)
    .map(({ language, topic, comment, documents }) => ({ language, topic, comment, documents: documentsOf(documents) }))

const managed = ({ advisors, upcoming, booked, ...row }: Counted, texts: readonly TextRow[]): ManagedTopic => ({
  ...row,
  documents: documentsOf(row.documents),
  texts: textsOf(texts, row.uuid),
  questions: questionsOf(row.questions),
  advisors: Number(advisors),
  upcoming: Number(upcoming),
  is_used: Boolean(booked) || Number(advisors) > 0
})

/** In the configured order, with texts and counts. */
export async function findAll(db: TenantDb, now: string): Promise<ManagedTopic[]> {
  const rows: Counted[] = await db
    .table('appointment_topics as t')
    .orderBy(['t.position', 't.topic'])
    .select('t.*', db.raw<Pick<Counted, 'advisors'>>(ADVISORS))
    .select(db.raw<Pick<Counted, 'upcoming'>>(UPCOMING, [now, ...OPEN_STATES]), db.raw<Pick<Counted, 'booked'>>(BOOKED))
  const texts = await findTexts(db)
  return rows.map((row) => managed(row, texts))
}

/** Locks a topic until the transaction ends; bookings are not blocked. */
export async function lock(trx: TenantDb, uuid: string): Promise<(TopicRow & { texts: TopicText[] }) | undefined> {
  const row: TopicRow | undefined = await trx.table('appointment_topics').where({ uuid }).forNoKeyUpdate().first()
  if (!row) return undefined
  const texts: TextRow[] = await trx.table('topic_texts').where({ topic_uuid: uuid }).orderBy('language')
  return { ...row, texts: textsOf(texts, uuid) }
}

/** All topics in order, locked until the transaction ends. */
export async function lockOrder(trx: TenantDb): Promise<Pick<TopicRow, 'uuid' | 'topic' | 'position'>[]> {
  await trx.table('appointment_topics').orderBy('uuid').forNoKeyUpdate().select('uuid')
  return trx.table('appointment_topics').orderBy(['position', 'topic']).select('uuid', 'topic', 'position')
}

export async function insert(trx: TenantDb, row: Omit<TopicRow, 'position'>): Promise<void> {
  const last = await trx.table('appointment_topics').max('position as position').first()
  await trx.insert('appointment_topics', { ...row, position: Number(last?.position ?? -1) + 1 })
}

export const update = (trx: TenantDb, uuid: string, change: Partial<TopicRow>) =>
  trx.table('appointment_topics').where({ uuid }).update(change)

export async function replaceTexts(
  trx: TenantDb,
  topic_uuid: string,
  texts: readonly (TopicText & { language: TopicLanguage })[]
): Promise<void> {
  await trx.table('topic_texts').where({ topic_uuid }).delete()
  const rows = texts.map((text) => ({ topic_uuid, ...text, documents: JSON.stringify(text.documents) }))
  if (rows.length) await trx.insert('topic_texts', rows)
}

export const remove = (trx: TenantDb, uuid: string) => trx.table('appointment_topics').where({ uuid }).delete()
