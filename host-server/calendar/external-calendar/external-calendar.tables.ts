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
      state: string | null
    }
    external_entries: {
      advisor_uuid: string
      appointment_uuid: string
      entry_id: string | null
      copy: number
      sequence: number | null
      starts_at: string
      ends_at: string
      written_at: string | null
      is_seen: boolean
      change: 'moved' | 'removed' | null
      changed_starts_at: string | null
      changed_ends_at: string | null
    }
    external_syncs: {
      advisor_uuid: string
      started_at: string
      ended_at: string
      fault: CalendarFault | null
      readings: number
    }
    external_busy: {
      advisor_uuid: string
      starts_at: string
      ends_at: string
    }
  }
}
