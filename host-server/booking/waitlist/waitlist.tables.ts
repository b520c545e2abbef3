import type { AppointmentType } from '#contract/appointment-types'
import type { Language } from '#contract/locales'
import type { Source } from '#contract/preparation'
import type { OfferState, WaitlistState } from '#contract/waitlist'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

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
      /** As stored: one whose days have passed is still `waiting` here. An `unconfirmed` one is not on the list. */
      state: Exclude<WaitlistState, 'over'> | 'unconfirmed'
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

export const data = {
  waitlist_entries: {
    why: 'Who waits for an appointment.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    columns: {
      uuid: 'none',
      token_hash: 'none',
      advisor_uuid: 'none',
      organization_uuid: 'none',
      topic_uuid: 'none',
      type: 'none',
      appointment_uuid: 'none',
      moved_from: 'none',
      weekdays: 'none',
      start_time: 'none',
      end_time: 'none',
      from_date: 'none',
      until_date: 'none',
      first_name: 'visitor',
      last_name: 'visitor',
      email: 'visitor',
      phone: 'visitor',
      note: 'visitor',
      language: 'visitor',
      visitor_time_zone: 'visitor',
      source: 'none',
      source_site: 'none',
      campaign: 'none',
      state: 'none',
      is_paused: 'none',
      created_at: 'none',
      ended_at: 'none'
    }
  },
  waitlist_offers: {
    why: 'Times that were offered to those who wait.',
    columns: {
      uuid: 'none',
      entry_uuid: 'none',
      advisor_uuid: 'none',
      starts_at: 'none',
      ends_at: 'none',
      hold_uuid: 'none',
      state: 'none',
      created_at: 'none',
      opens_at: 'none',
      expires_at: 'none',
      ended_at: 'none',
      appointment_uuid: 'none'
    }
  }
} as const satisfies Partial<StoredData>
