import type { CalendarFault, SmmCalendar } from '#contract/smm-calendar'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    external_calendars: {
      advisor_uuid: string
      uuid: string
      kind: NonNullable<SmmCalendar['kind']>
      source: string
      busy_hash: string
      fetched_at: string | null
      failing_since: string | null
      fault: CalendarFault | null
      attempts: number
      next_at: string
      unwritten_since: string | null
    }
    external_busy: {
      advisor_uuid: string
      starts_at: string
      ends_at: string
    }
  }
}
