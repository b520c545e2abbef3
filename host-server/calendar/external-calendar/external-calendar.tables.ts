import type { CalendarFault, SmmCalendar } from '#contract/smm-calendar'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

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
    external_subscriptions: {
      advisor_uuid: string
      calendar_uuid: string
      channel: string | null
      subscription_id: string | null
      resource_id: string | null
      started_at: string | null
      expires_at: string | null
      tried_at: string
      asked_at: string | null
    }
    external_busy: {
      advisor_uuid: string
      starts_at: string
      ends_at: string
    }
  }
}

export const data = {
  external_calendars: {
    why: 'Which calendar of their own an advisor has connected.',
    seenBy: ['advisor', 'administrators'],
    until: 'Until it is disconnected.',
    columns: {
      advisor_uuid: 'none',
      uuid: 'none',
      kind: 'none',
      source: 'advisor',
      busy_hash: 'none',
      fetched_at: 'none',
      failing_since: 'none',
      fault: 'none',
      attempts: 'none',
      next_at: 'none',
      unwritten_since: 'none',
      state: 'none'
    }
  },
  external_entries: {
    why: 'Which appointments stand in an advisor’s own calendar.',
    columns: {
      advisor_uuid: 'none',
      appointment_uuid: 'none',
      entry_id: 'none',
      copy: 'none',
      sequence: 'none',
      starts_at: 'none',
      ends_at: 'none',
      written_at: 'none',
      is_seen: 'none',
      change: 'none',
      changed_starts_at: 'none',
      changed_ends_at: 'none'
    }
  },
  external_syncs: {
    why: 'How reading an advisor’s own calendar went.',
    columns: {
      advisor_uuid: 'none',
      started_at: 'none',
      ended_at: 'none',
      fault: 'none',
      readings: 'none'
    }
  },
  external_subscriptions: {
    why: 'By what a service tells that an advisor’s own calendar has changed.',
    columns: {
      advisor_uuid: 'none',
      calendar_uuid: 'none',
      channel: 'none',
      subscription_id: 'none',
      resource_id: 'none',
      started_at: 'none',
      expires_at: 'none',
      tried_at: 'none',
      asked_at: 'none'
    }
  },
  external_busy: {
    why: 'When an advisor’s own calendar is taken, without what for.',
    seenBy: ['advisor', 'branch', 'administrators'],
    until: 'Until the next reading.',
    columns: {
      advisor_uuid: 'none',
      starts_at: 'advisor',
      ends_at: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
