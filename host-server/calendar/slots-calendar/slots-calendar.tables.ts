import type { CalendarSpan } from '#contract/slots-calendar'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    calendar_spans: {
      advisor_uuid: string
      uuid: string
      kind: CalendarSpan['kind']
      date: string
      start_time: string
      end_time: string
      label: string
      rrule: string
      exceptions: string
      last_day: string
    }
  }
}

export const data = {
  calendar_spans: {
    why: 'Recurring times at which an advisor is absent or bookable.',
    seenBy: ['advisor', 'branch', 'cards', 'administrators'],
    until: 'With the advisor.',
    columns: {
      advisor_uuid: 'none',
      uuid: 'none',
      kind: 'none',
      date: 'none',
      start_time: 'none',
      end_time: 'none',
      label: 'advisor',
      rrule: 'none',
      exceptions: 'none',
      last_day: 'none'
    }
  }
} as const satisfies Partial<StoredData>
