import { dayLater } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { StoredSpan } from '../slots-calendar/stored-span.ts'
import { closuresIn, type StoredClosure, type StoredEntry } from './special-hours.service.ts'

/** Closures and special hours that apply to a branch between two days, both included. */
export const closedAt = (db: TenantDb, organization_uuid: string, from: string, to: string) =>
  db
    .table('holidays')
    .where('date', '<=', to)
    .whereRaw('coalesce(last_date, date) >= ?', [from])
    .where((own) => own.whereNull('organization_uuid').orWhere('organization_uuid', organization_uuid))

type Labelled = StoredEntry & { label: string }

/** The same with labels, ordered by day. */
export const findEntries = (
  db: TenantDb,
  ...asked: [organization_uuid: string, from: string, to: string]
): Promise<Labelled[]> =>
  closedAt(db, ...asked)
    .orderBy(['date', 'label', 'uuid'])
    .select(
      'kind',
      'organization_uuid',
      'date',
      db.raw<{ last_date: string }>('coalesce(last_date, date) as last_date'),
      'start_time',
      'end_time',
      'label'
    )

/** When a branch is closed between two days, also by special hours. */
export async function findClosed(
  db: TenantDb,
  ...asked: [organization_uuid: string, from: string, to: string]
): Promise<Labelled[]> {
  const [, from, to] = asked
  return closuresIn(await findEntries(db, ...asked), from, to)
}

/** One entry per day that is closed as a whole. */
export function wholeDays<C extends StoredClosure>(closures: readonly C[], from: string, to: string): C[] {
  return closures
    .filter(({ start_time }) => start_time === null)
    .flatMap((closure) => {
      const days: C[] = []
      const last = closure.last_date < to ? closure.last_date : to
      for (let date = closure.date > from ? closure.date : from; date <= last; date = dayLater(date, 1)) {
        days.push({ ...closure, date })
      }
      return days
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Closures of a part of the day, as blocked spans. */
export const partialSpans = (closures: readonly StoredClosure[]): StoredSpan[] =>
  closures.flatMap(({ date, last_date, start_time, end_time }) => {
    if (start_time === null || end_time === null) return []
    const rrule = last_date === date ? null : `FREQ=DAILY;UNTIL=${last_date.replaceAll('-', '')}`
    return [{ kind: 'blocked', date, last_day: last_date, start_time, end_time, rrule, exceptions: [] }]
  })
