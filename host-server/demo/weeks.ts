import type { QuestionDraft } from '#contract/topics-management'
import { chosenProvider } from '../booking/video-rooms/provider-settings.service.ts'
import { DAY } from '../core/base/clock.ts'
import { dayOf } from '../core/base/days.ts'
import { derivedToken, hashToken } from '../core/security/tokens.ts'
import { appointmentsOf, type Diary, type SeededTopic, spanOf } from './calendar.ts'
import { eveningOff } from './default-hours.ts'
import { type DemoAdvisor, type DemoTenant, type DemoTopic, WEEKS } from './demo-tenant.ts'
import { holidaysFrom } from './holidays.ts'
import { advisorId, branchOf, idOf, insertAll, type Seeding } from './seeding.ts'

type Row = Record<string, unknown>

const HOLIDAYS_SINCE = 30 * DAY
const HOLIDAY_DAYS = 400

/** The default rules of a topic. */
const USUAL = { buffer_before: 0, buffer_after: 0, notice_minutes: 120, window_days: 90, slot_step: 30 }

const questionOf = (
  tenant: DemoTenant,
  position: number,
  { en, ...question }: NonNullable<DemoTopic['question']>
): QuestionDraft => ({
  uuid: idOf(tenant, 'question', position),
  is_required: false,
  label: question.label,
  options: [...question.options],
  texts: [{ language: 'en', label: en.label, options: [...en.options] }]
})

const withDocuments = <T extends { documents?: readonly string[] }>(text: T) => ({
  ...text,
  documents: JSON.stringify(text.documents ?? [])
})

export async function seedTopics(seeding: Seeding): Promise<SeededTopic[]> {
  const { tenant } = seeding
  const topics = tenant.topics.map(({ en: _, de: __, question, ...topic }, position) => ({
    ...USUAL,
    ...withDocuments(topic),
    questions: JSON.stringify(question ? [questionOf(tenant, position, question)] : []),
    uuid: idOf(tenant, 'topic', position),
    position
  }))
  const texts = tenant.topics.flatMap((topic, at) =>
    (['en', 'de'] as const).flatMap((language) =>
      topic[language] ? { topic_uuid: idOf(tenant, 'topic', at), language, ...withDocuments(topic[language]) } : []
    )
  )
  await insertAll(seeding, 'appointment_topics', topics)
  await insertAll(seeding, 'topic_texts', texts)
  return topics
}

const ofEach = (seeding: Seeding, rowsOf: (advisor: DemoAdvisor) => readonly Row[]) =>
  seeding.tenant.advisors.flatMap((advisor) =>
    rowsOf(advisor).map((row) => ({ advisor_uuid: advisorId(seeding, advisor), ...row }))
  )

export async function seedWeeks(seeding: Seeding) {
  const topic = (at: number) => ({ topic_uuid: idOf(seeding.tenant, 'topic', at) })
  const topics = ofEach(seeding, (advisor) => advisor.topics.map(topic))
  const types = ofEach(seeding, (advisor) => advisor.types.map((type) => ({ type })))
  const hours = ofEach(seeding, ({ week }) => WEEKS[week])
  await insertAll(seeding, 'advisor_topics', topics)
  await insertAll(seeding, 'advisor_appointment_types', types)
  await insertAll(seeding, 'working_hours', hours)
}

function absencesOf(seeding: Seeding, advisor: DemoAdvisor) {
  const { tenant, now } = seeding
  const { time_zone } = branchOf(seeding, advisor)
  const own = tenant.absences.filter((absence) => absence.advisor === advisor.alias)
  return own.map((absence) => ({
    uuid: idOf(tenant, 'absence', advisor.alias, absence.inDays),
    kind: absence.kind,
    label: absence.label,
    ...spanOf(absence, now, time_zone)
  }))
}

function holidaysOf({ tenant, now }: Seeding) {
  const since = new Date(now.getTime() - HOLIDAYS_SINCE)
  const calendars = [{ alias: null, holidays: tenant.holidays }, ...tenant.branches]
  return calendars.flatMap(({ alias, holidays }) =>
    (holidays ? holidaysFrom(holidays, since, HOLIDAY_DAYS) : []).map((holiday) => ({
      uuid: idOf(tenant, 'holiday', alias ?? '', holiday.date),
      organization_uuid: alias && idOf(tenant, 'branch', alias),
      ...holiday
    }))
  )
}

const awayOf = ({ tenant }: Seeding, { alias }: DemoAdvisor) => tenant.away.filter(({ advisor }) => advisor === alias)

const NOT_AWAY = { absence_from: null, absence_to: null, absence_text: '', stand_in_uuid: null }

/** Preferences such as advisors set them. */
function settingsOf(seeding: Seeding, advisor: DemoAdvisor) {
  const { tenant, now } = seeding
  const { time_zone } = branchOf(seeding, advisor)
  const [away] = awayOf(seeding, advisor)
  const { languages = [] } = advisor
  if (!away && !languages.length) return []
  const absence = away && {
    absence_from: dayOf(now, time_zone),
    absence_to: dayOf(now.getTime() + (away.days - 1) * DAY, time_zone),
    absence_text: away.text,
    stand_in_uuid: idOf(tenant, 'advisor', away.stand_in)
  }
  return [{ ...NOT_AWAY, ...absence, languages: languages.join() }]
}

export async function seedOverrides(seeding: Seeding) {
  const absences = ofEach(seeding, (advisor) => absencesOf(seeding, advisor))
  await insertAll(seeding, 'calendar_overrides', absences)
  await insertAll(seeding, 'holidays', holidaysOf(seeding))
}

export const seedSettings = (seeding: Seeding) =>
  insertAll(
    seeding,
    'advisor_settings',
    ofEach(seeding, (advisor) => settingsOf(seeding, advisor))
  )

function diaryOf(seeding: Seeding, advisor: DemoAdvisor, topics: readonly SeededTopic[]): Diary {
  const branch = idOf(seeding.tenant, 'branch', advisor.branch)
  const { time_zone } = branchOf(seeding, advisor)
  const away = awayOf(seeding, advisor).map(({ days }) => spanOf({ inDays: 0, days }, seeding.now, time_zone))
  const closed = holidaysOf(seeding).filter(({ organization_uuid: at }) => at === null || at === branch)
  return {
    advisor: advisor.alias,
    time_zone,
    working_hours: WEEKS[advisor.week],
    closed_days: closed.map(({ date }) => date),
    busy: [...absencesOf(seeding, advisor), ...away, eveningOff(seeding, time_zone)],
    topics: topics.filter((_, at) => advisor.topics.includes(at)),
    types: advisor.types,
    waiting: advisor.waiting ?? 0
  }
}

/** As for real bookings, so that later mails contain a working link. */
const tokenHash = (secret: string, uuid: string) => hashToken(derivedToken(secret, 'appointment', uuid))

export async function seedAppointments(seeding: Seeding, topics: readonly SeededTopic[]) {
  const { tenant, now, secret } = seeding
  const hasRooms = chosenProvider((name) => tenant.settings[name] ?? '') !== undefined
  for (const advisor of tenant.advisors) {
    const advisor_uuid = advisorId(seeding, advisor)
    const drawn = appointmentsOf(tenant, diaryOf(seeding, advisor, topics), now).map((one) => ({
      ...one,
      uuid: idOf(tenant, 'appointment', one.name)
    }))
    const rows = drawn.map(({ uuid, topic, row }) => {
      const has_video_room = row.type === 'online' && hasRooms
      return { uuid, advisor_uuid, topic_uuid: topic.uuid, token_hash: tokenHash(secret, uuid), has_video_room, ...row }
    })
    const claims = drawn.flatMap(({ uuid, grains }) =>
      grains.map((grain) => ({ advisor_uuid, grain, appointment_uuid: uuid }))
    )
    await insertAll(seeding, 'appointments', rows)
    await insertAll(seeding, 'booking_claims', claims)
  }
}
