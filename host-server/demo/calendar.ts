import { Temporal } from 'temporal-polyfill'
import { customerSearchWords } from '../booking/appointments/search-words.ts'
import {
  type CalendarFacts,
  endOf,
  freeStarts,
  grainsOf,
  type Span,
  type TopicRules
} from '../calendar/availability/engine.ts'
import { DAY, HOUR, instant } from '../core/base/clock.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { dice, pick } from './dice.ts'
import { mobileOf } from './seeding.ts'

/** How many weeks of appointments there are before and after now. */
const WEEKS_BACK = 2
const WEEKS_AHEAD = 4

export interface SeededTopic extends TopicRules {
  uuid: string
  topic: string
}

/** What an advisor's appointments are generated from. */
export interface Diary extends Pick<CalendarFacts, 'time_zone' | 'working_hours' | 'closed_days' | 'busy'> {
  advisor: string
  topics: readonly SeededTopic[]
  types: readonly string[]
  /** How many of the next appointments await confirmation. */
  waiting: number
}

export interface SeededAppointment {
  name: string
  topic: SeededTopic
  row: Record<string, string>
  grains: number[]
}

const dateIn = (time: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate()

const moment = (day: Temporal.PlainDate, time: string, zone: string) =>
  instant(day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds)

/** An absence covers whole days; a blocked span two hours before lunch on a working day. */
export function spanOf(
  { inDays, days }: Pick<DemoTenant['absences'][number], 'inDays' | 'days'>,
  now: Date,
  zone: string
): Span {
  let first = dateIn(now.getTime() + inDays * DAY, zone)
  if (days) return { starts_at: moment(first, '00:00', zone), ends_at: moment(first.add({ days }), '00:00', zone) }
  while (first.dayOfWeek > 5) first = first.add({ days: 1 })
  return { starts_at: moment(first, '11:00', zone), ends_at: moment(first, '13:00', zone) }
}

const mailName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace('ß', 'ss')
    .replace(/[^a-z]+/g, '.')

function visitor(tenant: DemoTenant, roll: () => number) {
  const name = pick(tenant.visitors, roll())
  const [first_name = '', ...rest] = name.split(' ')
  const phone = mobileOf(tenant, Math.floor(roll() * 9e6) + 1e6)
  return {
    first_name,
    last_name: rest.join(' '),
    email: `${mailName(name)}@example.com`,
    phone,
    note: pick(tenant.notes, roll())
  }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The share of a day's working time that is booked: more in the near future than later. */
function wanted(diary: Diary, day: string, tomorrow: string): number {
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  const minutes = diary.working_hours
    .filter(({ day: one }) => one === dayOfWeek)
    .reduce((sum, { start_time, end_time }) => sum + minutesOf(end_time) - minutesOf(start_time), 0)
  const ahead = Math.max(0, (Date.parse(day) - Date.parse(tomorrow)) / DAY)
  return minutes * (0.4 - (ahead / 7 / WEEKS_AHEAD) * 0.15)
}

/** Appointments of an advisor as visitors could have booked them: by the rules of the engine, without overlaps. */
export function appointmentsOf(tenant: DemoTenant, diary: Diary, now: Date): SeededAppointment[] {
  const roll = dice(`${tenant.key}/${diary.advisor}/appointments`)
  const since = now.getTime() - (WEEKS_BACK * 7 + 7) * DAY
  const today = dateIn(now.getTime(), diary.time_zone)
  const from = today.subtract({ weeks: WEEKS_BACK }).toString()
  const to = today.add({ weeks: WEEKS_AHEAD }).toString()
  const facts: CalendarFacts = { ...diary, claimed: new Set() }
  const offers = diary.topics.map((topic) => ({ topic, days: freeStarts(facts, topic, from, to, new Date(since)) }))
  const claimed = new Set<number>()
  const drawn: SeededAppointment[] = []
  for (let day = today.subtract({ weeks: WEEKS_BACK }); day.toString() <= to; day = day.add({ days: 1 })) {
    if (day.equals(today)) continue
    let left = wanted(diary, day.toString(), today.add({ days: 1 }).toString())
    for (let tries = 0; tries < 12 && left > 0; tries += 1) {
      const { topic, days } = pick(offers, roll())
      const starts = days[day.toString()] ?? []
      if (!starts.length || topic.length > left + 30) continue
      const starts_at = pick(starts, roll())
      const grains = grainsOf(starts_at, topic)
      if (grains.some((grain) => claimed.has(grain))) continue
      for (const grain of grains) claimed.add(grain)
      left -= topic.length
      drawn.push(appointment(tenant, diary, topic, starts_at, grains, roll, now))
    }
  }
  for (const { row } of nextOf(drawn, now).slice(0, diary.waiting)) row.state = 'requested'
  return drawn
}

const nextOf = (drawn: SeededAppointment[], now: Date) =>
  drawn.filter(({ row }) => row.state === 'booked' && Date.parse(row.starts_at ?? '') > now.getTime() + DAY)

function appointment(
  tenant: DemoTenant,
  diary: Diary,
  topic: SeededTopic,
  starts_at: string,
  grains: number[],
  roll: () => number,
  now: Date
): SeededAppointment {
  const asked = Date.parse(starts_at) - (3 + roll() * 15) * DAY
  const cancelled = roll() < 0.06
  const customer = visitor(tenant, roll)
  return {
    name: `${diary.advisor}/${starts_at}`,
    topic,
    grains: cancelled ? [] : grains,
    row: {
      ...customer,
      search_words: customerSearchWords(customer),
      state: cancelled ? 'cancelled' : 'booked',
      type: pick(diary.types, roll()),
      starts_at,
      ends_at: endOf(starts_at, topic.length),
      time_zone: diary.time_zone,
      visitor_time_zone: tenant.time_zone,
      created_at: instant(Math.min(asked, now.getTime() - (1 + roll() * 48) * HOUR))
    }
  }
}
