import type { AdvisorSettings } from '#contract/advisor-settings'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    advisor_settings: {
      advisor_uuid: string
      notify_booked: boolean
      notify_moved: boolean
      notify_cancelled: boolean
      reminder_hours: AdvisorSettings['reminder_hours']
      copies_to: string
      meeting_url: string
      notice_minutes: number | null
      buffer_before: number
      buffer_after: number
      absence_from: string | null
      absence_to: string | null
      absence_text: string
      stand_in_uuid: string | null
      languages: string
    }
  }
}

export const data = {
  advisor_settings: {
    why: 'How advisors want to be notified and booked.',
    seenBy: ['advisor', 'cards', 'administrators'],
    until: 'With the advisor.',
    columns: {
      advisor_uuid: 'none',
      notify_booked: 'none',
      notify_moved: 'none',
      notify_cancelled: 'none',
      reminder_hours: 'none',
      copies_to: 'advisor',
      meeting_url: 'advisor',
      notice_minutes: 'none',
      buffer_before: 'none',
      buffer_after: 'none',
      absence_from: 'advisor',
      absence_to: 'advisor',
      absence_text: 'advisor',
      stand_in_uuid: 'none',
      languages: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
