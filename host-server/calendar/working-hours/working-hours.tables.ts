import type { Day } from '#contract/working-hours'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    working_hours: {
      advisor_uuid: string
      day: Day
      start_time: string
      end_time: string
    }
  }
}

export const data = {
  working_hours: {
    why: 'When an advisor can be booked.',
    seenBy: ['public'],
    until: 'With the advisor.',
    columns: {
      advisor_uuid: 'none',
      day: 'none',
      start_time: 'advisor',
      end_time: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
