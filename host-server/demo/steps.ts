import type { BookingStep, BookingWidget, StepReason } from '#contract/booking-steps'
import { dayLater, dayOf } from '../core/base/days.ts'
import type { DemoAdvisor } from './demo-tenant.ts'
import { dice, pick } from './dice.ts'
import { advisorId, branchOf, idOf, insertAll, type Seeding } from './seeding.ts'

/** A quarter of a year and the period that it is compared with. */
const DAYS_BACK = 100

/** How many advisors have visitors on a day who come to book. */
const BUSY = 3

/** On which page somebody books how, and from which campaign. */
const WAYS: readonly [page: string, widget: BookingWidget, campaign: string][] = [
  ['card', 'popup', ''],
  ['card', 'popup', 'flyer'],
  ['booking-page', 'inline', 'newsletter'],
  ['booking-page', 'form', ''],
  ['www.bank.example', 'inline', 'schaufenster-code']
]

/** Which share of a step comes to the next. */
const ON: readonly [step: BookingStep, share: number][] = [
  ['opened', 0.34],
  ['topic', 0.8],
  ['slot', 0.55],
  ['booked', 0.8]
]

interface Steps {
  topics: readonly string[]
  today: string
  day: string
  advisor: DemoAdvisor
  roll: () => number
}

function rowsOf(seeding: Seeding, { topics, today, day, advisor, roll }: Steps) {
  const [page, widget, campaign] = pick(WAYS, roll())
  const of = {
    day,
    campaign,
    page,
    widget,
    advisor_uuid: advisorId(seeding, advisor),
    organization_uuid: idOf(seeding.tenant, 'branch', advisor.branch),
    reason: '' as StepReason | '',
    topic_uuid: ''
  }
  const visits = Math.round(6 + roll() * 20)
  const counts = new Map<BookingStep, number>([['visit', visits]])
  let left = visits
  for (const [step, share] of ON) {
    left = Math.round(left * Math.min(1, share * (0.7 + roll() * 0.6)))
    counts.set(step, left)
  }
  const stopped = (counts.get('topic') ?? 0) - (counts.get('slot') ?? 0)
  const none = Math.floor(stopped * roll() * 0.5)
  const late = Math.floor((stopped - none) * roll() * 0.5)
  const topic_uuid = pick(topics, roll() ** 2)
  const held = Math.round((counts.get('booked') ?? 0) * 0.85)
  const talk = dayLater(day, 2 + Math.floor(roll() * 8))
  return [
    ...[...counts].map(([step, count]) => ({ ...of, step, count, ...(step === 'visit' && { widget: '' as const }) })),
    { ...of, step: 'topic' as const, reason: 'none' as const, count: none },
    { ...of, step: 'topic' as const, reason: 'late' as const, count: late },
    { ...of, step: 'time' as const, reason: 'none' as const, topic_uuid, count: none },
    { ...of, step: 'time' as const, reason: 'late' as const, topic_uuid, count: late },
    { ...of, step: 'held' as const, day: talk, count: talk < today ? held : 0 }
  ].filter(({ count }) => count)
}

/** How far visitors came on the way to a talk. */
export async function seedSteps(seeding: Seeding) {
  const { db, tenant, now } = seeding
  const topics = await db.table('appointment_topics').orderBy('uuid').pluck('uuid')
  const roll = dice(`${tenant.key}/steps`)
  const rows = Array.from({ length: DAYS_BACK }, (_, age) => age).flatMap((age) =>
    Array.from({ length: BUSY }, () => {
      const advisor = pick(tenant.advisors, roll())
      const today = dayOf(now, branchOf(seeding, advisor).time_zone)
      return rowsOf(seeding, { topics, today, day: dayLater(today, -age), advisor, roll })
    }).flat()
  )
  // the same advisor may be busy twice on a day
  const known = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const { count, ...key } = row
    const name = JSON.stringify(Object.entries(key).toSorted())
    known.set(name, { ...row, count: count + (known.get(name)?.count ?? 0) })
  }
  await insertAll(seeding, 'booking_steps', [...known.values()])
}
