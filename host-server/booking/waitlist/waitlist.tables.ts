import type { AppointmentType } from '#contract/appointment-types'
import type { Language } from '#contract/locales'
import type { Source } from '#contract/preparation'
import type { OfferState, WaitlistState } from '#contract/waitlist'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    waitlist_entries: {
      uuid: string
      token_hash: string
      /** For whom somebody waits: an advisor, or anyone at a branch. */
      advisor_uuid: string | null
      organization_uuid: string | null
      topic_uuid: string
      type: AppointmentType
      /** The appointment for which an earlier time is wanted. */
      appointment_uuid: string | null
      /** The start of that appointment before it was moved to an offered time. */
      moved_from: string | null
      /** Digits, Monday is 1. */
      weekdays: string
      /** '' is any time. */
      start_time: string
      end_time: string
      from_date: string
      until_date: string
      first_name: string
      last_name: string
      email: string
      phone: string
      note: string
      language: Language
      visitor_time_zone: string
      source: Source
      source_site: string
      campaign: string
      /** As stored: one whose days have passed is still `waiting` here. */
      state: Exclude<WaitlistState, 'over'>
      is_paused: boolean
      created_at: string
      ended_at: string | null
    }
    waitlist_offers: {
      uuid: string
      entry_uuid: string
      advisor_uuid: string
      starts_at: string
      ends_at: string
      hold_uuid: string
      state: OfferState
      created_at: string
      opens_at: string
      expires_at: string
      ended_at: string | null
      appointment_uuid: string | null
    }
  }
}
