import type { CalendarOverride } from '#contract/calendar-overrides'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    calendar_overrides: {
      advisor_uuid: string
      uuid: string
      kind: CalendarOverride['kind']
      starts_at: string
      ends_at: string
      label: string
      author_name: string
    }
  }
}

export const data = {
  calendar_overrides: {
    why: 'Single times at which an advisor is absent or bookable.',
    seenBy: ['advisor', 'branch', 'cards', 'administrators'],
    until: 'With the advisor.',
    columns: {
      advisor_uuid: 'none',
      uuid: 'none',
      kind: 'none',
      starts_at: 'none',
      ends_at: 'none',
      label: 'advisor',
      author_name: 'staff'
    }
  }
} as const satisfies Partial<StoredData>
