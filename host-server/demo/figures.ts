import type { EventMetric, HIT_METRICS } from '#contract/reports'
import { dayLater, dayOf } from '../core/base/days.ts'
import { dice } from './dice.ts'
import { isWeekend } from './holidays.ts'
import { advisorId, branchOf, idOf, insertAll, type Seeding } from './seeding.ts'

/** A quarter of a year and the period that it is compared with. */
const DAYS_BACK = 100

/** The share of a profile's visitors who perform each action. */
const SHARE: Partial<Record<(typeof HIT_METRICS)[number], number>> = {
  profile: 1,
  email: 0.12,
  phone: 0.1,
  whatsapp: 0.08,
  vcard: 0.06,
  share: 0.03
}

/** The number of visitors of an advisor's profile on a day: fewer on weekends, and more than a quarter ago. */
function visitsOn(day: string, age: number, roll: () => number): number {
  const usual = (4 + roll() * 14) * (1 - age / DAYS_BACK / 3)
  return Math.round(isWeekend(day) ? usual / 4 : usual)
}

function hitsOf(seeding: Seeding) {
  const { tenant, now } = seeding
  return tenant.advisors.flatMap((advisor) => {
    const roll = dice(`${tenant.key}/${advisor.alias}/hits`)
    const today = dayOf(now, branchOf(seeding, advisor).time_zone)
    const of = {
      advisor_alias: advisor.alias,
      advisor_uuid: advisorId(seeding, advisor),
      organization_uuid: idOf(tenant, 'branch', advisor.branch)
    }
    return Array.from({ length: DAYS_BACK }, (_, age) => ({ age, day: dayLater(today, -age) })).flatMap(
      ({ age, day }) => {
        const visits = visitsOn(day, age, roll)
        return Object.entries(SHARE)
          .map(([kind, share]) => ({
            ...of,
            day,
            kind,
            count: share === 1 ? visits : Math.round(visits * share * roll() * 2)
          }))
          .filter(({ count }) => count)
      }
    )
  })
}

/** Which share of visits a campaign leads to a card, and which of those to a booking and to a request. */
const CAMPAIGNS: Record<string, [visits: number, booked: number, requested: number]> = {
  flyer: [0.1, 0.08, 0.03],
  newsletter: [0.06, 0.05, 0.04],
  'schaufenster-code': [0.03, 0.12, 0.02]
}

function campaignHitsOf(seeding: Seeding) {
  const roll = dice(`${seeding.tenant.key}/campaigns`)
  return hitsOf(seeding)
    .filter(({ kind }) => kind === 'profile')
    .flatMap((hit) =>
      Object.entries(CAMPAIGNS).flatMap(([name, [share, booked, requested]]) => {
        const count = Math.floor(hit.count * share + roll())
        const [bookings, requests] = [booked, requested].map((some) => Math.floor(count * some + roll())) as [
          number,
          number
        ]
        return [
          { ...hit, kind: `src:${name}`, count },
          { ...hit, kind: `booked:${name}`, count: bookings },
          { ...hit, kind: `requested:${name}`, count: requests }
        ].filter((one) => one.count)
      })
    )
}

/** Visits of the branches' pages. */
function branchHitsOf({ tenant, now }: Seeding) {
  return tenant.branches.flatMap(({ alias, time_zone }) => {
    const roll = dice(`${tenant.key}/${alias}/hits`)
    const today = dayOf(now, time_zone)
    const of = { advisor_alias: `branch/${alias}`, advisor_uuid: '', kind: 'branch' }
    return Array.from({ length: DAYS_BACK }, (_, age) => dayLater(today, -age)).map((day, age) => ({
      ...of,
      organization_uuid: idOf(tenant, 'branch', alias),
      day,
      count: visitsOn(day, age, roll)
    }))
  })
}

interface Happened {
  advisor_uuid: string
  created_at: string
  metric: EventMetric
}

/** The bookings and requests of the demo, on the day on which they were made. */
async function happened({ db }: Seeding): Promise<Happened[]> {
  const booked = await db.table('appointments').select('advisor_uuid', 'created_at', 'state')
  const asked = await db.table('contact_requests').select('advisor_uuid', 'created_at', 'kind')
  return [
    ...booked.map((row) => ({ ...row, metric: 'booked' as const })),
    ...booked.filter(({ state }) => state === 'cancelled').map((row) => ({ ...row, metric: 'cancelled' as const })),
    ...asked.map((row) => ({ ...row, metric: `request-${row.kind}` as const }))
  ]
}

async function eventsOf(seeding: Seeding) {
  const advisors = new Map(seeding.tenant.advisors.map((one) => [advisorId(seeding, one), one]))
  return (await happened(seeding)).flatMap(({ advisor_uuid, created_at: at, metric }) => {
    const advisor = advisors.get(advisor_uuid)
    if (!advisor) return []
    const organization_uuid = idOf(seeding.tenant, 'branch', advisor.branch)
    const day = dayOf(at, branchOf(seeding, advisor).time_zone)
    return { advisor_uuid, organization_uuid, metric, count: 1, at, day }
  })
}

/** What reports are made from: visits, and what came of them. */
export async function seedFigures(seeding: Seeding) {
  await insertAll(seeding, 'advisor_hits', [...hitsOf(seeding), ...campaignHitsOf(seeding), ...branchHitsOf(seeding)])
  await insertAll(seeding, 'report_events', await eventsOf(seeding))
}
