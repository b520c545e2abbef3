import {
  DECIDED_KINDS,
  type DecidedKind,
  type DecidedPeriod,
  FIXED_KINDS,
  type FixedKind,
  type FixedPeriod,
  PERIODS,
  type PeriodForm,
  type Retention
} from '#contract/retention'
import { DAY, instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { RetentionRule } from '../../core/db/retention-rule.ts'
import { record } from '../../core/events/audit-record.ts'
import { type Call, requireProof } from '../../core/http/http.ts'
import { countExpired, nextSweep } from '../../core/jobs/retention.ts'
import * as repository from './retention.repository.ts'

const rulesOf = ({ app }: Call, kind: string) => app.retention.filter((rule) => rule.kind === kind)

/** How many rows of a kind the next run takes. */
async function countDue(call: Call, kind: DecidedKind | FixedKind, days: number): Promise<number> {
  const { app, db } = call
  const next = nextSweep(app.clock.now())
  let due = 0
  for (const rule of rulesOf(call, kind)) due += await countExpired(db, rule, next, days)
  return due
}

type Held = ReadonlyMap<string, number>

const findDays = async ({ db }: Pick<Call, 'db'>): Promise<Held> =>
  new Map((await repository.findPeriods(db)).map(({ kind, days }) => [kind, days]))

const daysOf = (held: Held, kind: DecidedKind) => held.get(kind) ?? PERIODS[kind].initial

const decided = async (call: Call, kind: DecidedKind, days: number): Promise<DecidedPeriod> => ({
  kind,
  days,
  due: await countDue(call, kind, days)
})

/** As many days as a rule says of today; what has its own expiry lives a day at most. */
function fixedDays({ until, stays }: RetentionRule, now: Date): number {
  const last = until(now, 0)
  return stays ?? Math.floor((now.getTime() - (typeof last === 'number' ? last : Date.parse(last))) / DAY)
}

async function fixed(call: Call, kind: FixedKind): Promise<FixedPeriod> {
  const now = call.app.clock.now()
  const days = rulesOf(call, kind).map((rule) => fixedDays(rule, now))
  return { kind, days: days.length ? Math.max(...days) : null, due: await countDue(call, kind, 0) }
}

export async function read(call: Call): Promise<Retention> {
  const { app, db } = call
  const held = await findDays(call)
  const periods: DecidedPeriod[] = []
  for (const kind of DECIDED_KINDS) periods.push(await decided(call, kind, daysOf(held, kind)))
  const rest: FixedPeriod[] = []
  for (const kind of FIXED_KINDS) rest.push(await fixed(call, kind))
  return {
    next_at: instant(nextSweep(app.clock.now())),
    decided: periods,
    fixed: rest,
    runs: await repository.findRuns(db)
  }
}

function check({ t }: Call, kind: DecidedKind, days: number): void {
  const { min, max } = PERIODS[kind]
  if (days < min || days > max) throw new Unprocessable({ days: [t('retention.out-of-range', { min, max })] })
}

export async function preview(call: Call, kind: DecidedKind, { days }: PeriodForm): Promise<{ due: number }> {
  check(call, kind, days)
  return { due: await countDue(call, kind, days) }
}

/** Needs a proof, which is asked for once the period is valid. */
export async function change(call: Call, kind: DecidedKind, { days }: PeriodForm): Promise<DecidedPeriod> {
  check(call, kind, days)
  requireProof(call)
  await call.db.transaction(async (trx) => {
    await trx.lockTenant()
    const before = daysOf(await findDays({ db: trx }), kind)
    if (before === days) return
    await repository.replacePeriod(trx, kind, days)
    await record(trx, call, { object: 'retention', id: kind, name: kind }, { days: before }, { days })
  })
  return decided(call, kind, days)
}
