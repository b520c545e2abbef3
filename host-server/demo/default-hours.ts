import { Temporal } from 'temporal-polyfill'
import { DAY } from '../core/base/clock.ts'
import { type DemoTenant, WEEKS } from './demo-tenant.ts'
import { advisorId, idOf, insertAll, type Seeding } from './seeding.ts'

/** After the generated appointments, so that none is during the works. */
const WORKS_IN = 70 * DAY
const WORKS_DAYS = 2

const dateOf = (now: Date) => Temporal.PlainDate.from(now.toISOString().slice(0, 10))

/** The last day of the year: the whole institution is open until noon. */
const eveOf = ({ closures }: DemoTenant, now: Date) => ({
  kind: 'special-hours' as const,
  label: closures.eve,
  organization_uuid: null,
  date: `${dateOf(now).year}-12-31`,
  last_date: null,
  start_time: '08:00',
  end_time: '12:00'
})

/** Construction works at one branch, from a Monday on. */
function worksOf(tenant: DemoTenant, now: Date) {
  const far = dateOf(new Date(now.getTime() + WORKS_IN))
  const monday = far.add({ days: (8 - far.dayOfWeek) % 7 })
  const last_date = monday.add({ days: WORKS_DAYS - 1 }).toString()
  return {
    kind: 'closure' as const,
    label: tenant.closures.works,
    organization_uuid: idOf(tenant, 'branch', tenant.closures.at),
    date: monday.toString(),
    last_date,
    start_time: null,
    end_time: null
  }
}

/** The interval in which the last afternoon of the year is closed, in local time. */
export function eveningOff({ tenant, now }: Seeding, zone: string) {
  const { date, end_time } = eveOf(tenant, now)
  const day = Temporal.PlainDate.from(date)
  const at = (one: Temporal.PlainDate, plainTime: string) =>
    one.toZonedDateTime({ timeZone: zone, plainTime }).toInstant().toString()
  return { starts_at: at(day, end_time), ends_at: at(day.add({ days: 1 }), '00:00') }
}

/** The institution's default hours, the advisors who inherit them, and the closures besides holidays. */
export async function seedDefaultHours(seeding: Seeding) {
  const { db, tenant, now } = seeding
  await db.insert('default_weeks', { uuid: db.tenantId, organization_uuid: null, hours: JSON.stringify(WEEKS.full) })
  const keepers = tenant.advisors
    .filter(({ inheritsWeek: keepsWeek }) => keepsWeek)
    .map((one) => advisorId(seeding, one))
  await db.table('working_hours').whereIn('advisor_uuid', keepers).delete()
  const closures = [eveOf(tenant, now), worksOf(tenant, now)]
  await insertAll(
    seeding,
    'holidays',
    closures.map((one) => ({ uuid: idOf(tenant, 'closure', one.label), ...one }))
  )
}
