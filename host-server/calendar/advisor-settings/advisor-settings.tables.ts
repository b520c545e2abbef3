import type { AdvisorSettings } from '#contract/advisor-settings'

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
