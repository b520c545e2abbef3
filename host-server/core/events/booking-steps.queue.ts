import { BOOKING_STEPS, type BookingStep, type StepReason } from '#contract/booking-steps'
import { todayIn } from '../base/days.ts'
import { writeBuffer } from '../jobs/write-buffer.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'
import type { StepKey } from './booking-steps.tables.ts'
import { findOwners, type HitOwner } from './hits.queue.ts'
import { pseudonymFor, type Visitor } from './visitors.ts'

export const STEP_KEY = [
  'step',
  'reason',
  'campaign',
  'page',
  'widget',
  'advisor_uuid',
  'organization_uuid',
  'topic_uuid'
] as const satisfies readonly (keyof StepKey)[]

/** Limits per tenant and day: both come from addresses, which anyone can make up. */
const MOST = { campaign: 100, page: 200 } as const

/** A step before its day is known, which depends on the branch's time zone. */
export interface StepEntry extends Pick<StepKey, 'campaign' | 'page' | 'widget' | 'topic_uuid'> {
  tenant_id: string
  /** The institution's time zone, for pages of no branch. */
  time_zone: string
  /** An advisor's, a branch's after `branch/`, or empty. */
  alias: string
  step: Exclude<BookingStep, 'held'>
  /** Why the visitor goes no further. */
  reason: StepReason | ''
  at: number
  visitor: Visitor
}

interface Taken extends Omit<StepKey, 'step'> {
  day: string
  step: BookingStep
  visitor: string
  expires_at: string
}

type Row = StepKey & Pick<Taken, 'day' | 'visitor' | 'expires_at'>

function takenOf(app: AppContext, entry: StepEntry, owner: HitOwner | undefined): Taken {
  const { tenant_id, alias: _, time_zone, at, visitor, ...key } = entry
  const { day, expires_at } = todayIn(owner?.time_zone ?? time_zone, at)
  const { advisor_uuid = '', organization_uuid = '' } = owner ?? {}
  return {
    ...key,
    advisor_uuid,
    organization_uuid,
    day,
    expires_at,
    visitor: pseudonymFor(app, tenant_id, day, visitor)
  }
}

/** Without those of campaigns and pages above the limits. */
async function admitted(db: TenantDb, taken: readonly Taken[]): Promise<readonly Taken[]> {
  let left = taken
  for (const column of ['campaign', 'page'] as const) {
    const days = [...new Set(left.map(({ day }) => day))]
    const rows = await db.table('booking_steps').whereIn('day', days).distinct('day', column)
    const known = new Set(rows.map((row) => `${row.day} ${row[column]}`))
    left = left.filter((one) => {
      const name = `${one.day} ${one[column]}`
      if (!one[column] || known.has(name)) return true
      if ([...known].filter((other) => other.startsWith(one.day)).length >= MOST[column]) return false
      return known.add(name)
    })
  }
  return left
}

const indexOf = (step: StepKey['step']) => BOOKING_STEPS.indexOf(step as BookingStep)

const isOwn = (one: Row, { widget, advisor_uuid, organization_uuid }: Taken) =>
  one.widget === widget && one.advisor_uuid === advisor_uuid && one.organization_uuid === organization_uuid

/** A visit is counted by page: without the widget, and on a page of no branch without the advisor. */
const isVisitOf = (one: Row, { advisor_uuid, organization_uuid }: Taken) =>
  one.step === 'visit' &&
  (!one.organization_uuid || (one.advisor_uuid === advisor_uuid && one.organization_uuid === organization_uuid))

/** What a step adds to the rows of its visitor: with itself all before it, and why it is the last. */
function rowsToAdd(taken: Taken, known: readonly Row[]): Row[] {
  const { step, reason, topic_uuid, ...place } = taken
  const own = known.filter((one) => isOwn(one, taken))
  const passed = BOOKING_STEPS.slice(1, indexOf(step) + 1)
  const isFurther = own.some((one) => !one.reason && indexOf(one.step) > indexOf(step))
  const wanted: Row[] = passed.map((one) => ({ ...place, step: one, reason: '', topic_uuid: '' }))
  if (reason && !isFurther) wanted.push({ ...place, step, reason, topic_uuid: '' })
  if (reason && reason !== 'error' && topic_uuid) wanted.push({ ...place, step: 'time', reason, topic_uuid })
  const fresh = wanted.filter((row) => !own.some((one) => STEP_KEY.every((name) => one[name] === row[name])))
  if (known.some((one) => isVisitOf(one, taken))) return fresh
  return [{ ...place, widget: '', step: 'visit', reason: '', topic_uuid: '' }, ...fresh]
}

/** What holds no longer: a reason for which somebody went no further, who now has. */
const rowsToDrop = (taken: Taken, known: readonly Row[]): Row[] =>
  known.filter((one) => {
    if (!one.reason || !isOwn(one, taken)) return false
    const isOn = indexOf(taken.step) >= indexOf('slot')
    if (one.step === 'time') {
      const isOther = taken.reason !== '' && taken.reason !== one.reason
      return one.topic_uuid === taken.topic_uuid && (isOn || isOther)
    }
    if (indexOf(one.step) < indexOf(taken.step)) return true
    return one.step === taken.step && taken.reason !== one.reason
  })

type Counts = Map<string, { row: StepKey & { day: string }; by: number }>

function add(counts: Counts, row: StepKey & { day: string }, by: number): void {
  const key = Object.fromEntries(STEP_KEY.map((name) => [name, row[name]])) as unknown as StepKey
  const name = JSON.stringify([row.day, ...Object.values(key)])
  counts.set(name, { row: { ...key, day: row.day }, by: (counts.get(name)?.by ?? 0) + by })
}

/** Returns those that were there: another node may have forgotten some of them since they were read. */
async function forget(db: TenantDb, rows: readonly Row[]): Promise<Row[]> {
  const forgotten: Row[] = []
  for (const row of rows) {
    const { day, visitor } = row
    const key = Object.fromEntries(STEP_KEY.map((name) => [name, row[name]])) as unknown as StepKey
    const count = await db
      .table('booking_step_visitors')
      .where({ day, visitor, ...key })
      .delete()
    if (count) forgotten.push(row)
  }
  return forgotten
}

/**
 * One step of a visitor. After a booking its visitor begins anew: several people may book at one device, and no step may
 * have fewer than the next.
 */
async function take(db: TenantDb, taken: Taken, counts: Counts): Promise<void> {
  const { day, visitor, campaign, page } = taken
  const known: Row[] = await db
    .table('booking_step_visitors')
    .where({ day, visitor, campaign, page })
    .select('day', 'visitor', 'expires_at', ...STEP_KEY)
  for (const row of await forget(db, rowsToDrop(taken, known))) add(counts, row, -1)
  const rows = rowsToAdd(taken, known)
  const fresh = rows.length
    ? await db
        .insert('booking_step_visitors', rows)
        .onConflict()
        .ignore()
        .returning(['day', ...STEP_KEY])
    : []
  for (const row of fresh) add(counts, row, 1)
  if (taken.step !== 'booked') return
  await forget(
    db,
    [...known, ...rows].filter((one) => isOwn(one, taken) || isVisitOf(one, taken))
  )
}

async function write(app: AppContext, tenantId: string, seen: readonly StepEntry[]) {
  const db = new TenantDb(app.knex, tenantId)
  const owners = await findOwners(db, [...new Set(seen.map(({ alias }) => alias).filter(Boolean))])
  const taken = seen
    .filter(({ alias }) => !alias || owners.has(alias))
    .map((entry) => takenOf(app, entry, owners.get(entry.alias)))
  await db.transaction(async (trx) => {
    const counts: Counts = new Map()
    for (const one of await admitted(trx, taken)) await take(trx, one, counts)
    // in the same order on every node, to avoid deadlocks
    const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).filter(([, { by }]) => by)
    if (!rows.length) return
    await trx
      .insert(
        'booking_steps',
        rows.map(([, { row, by }]) => ({ ...row, count: by }))
      )
      .onConflict(['tenant_id', 'day', ...STEP_KEY])
      .merge({ count: trx.raw('booking_steps.count + excluded.count') })
  })
}

export const { add: addStep, flush: flushSteps } = writeBuffer<StepEntry>('booking steps', async (app, seen) => {
  for (const tenantId of new Set(seen.map(({ tenant_id }) => tenant_id))) {
    await write(
      app,
      tenantId,
      seen.filter(({ tenant_id }) => tenant_id === tenantId)
    )
  }
})
