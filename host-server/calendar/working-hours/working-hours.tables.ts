import type { Day } from '#contract/working-hours'

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
