import type { AppointmentType } from '#contract/appointment-types'
import type { AdvisorAppointment } from '#contract/appointments'
import type { BookingWidget } from '#contract/booking-steps'
import type { Language } from '#contract/locales'
import type { HistoryEntry, Source } from '#contract/preparation'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    appointments: {
      advisor_uuid: string
      topic_uuid: string
      uuid: string
      token_hash: string
      state: AdvisorAppointment['state']
      type: AppointmentType
      starts_at: string
      ends_at: string
      sequence: number
      first_name: string
      last_name: string
      email: string
      phone: string
      note: string
      time_zone: string
      visitor_time_zone: string
      language: Language | ''
      cancel_reason: string
      created_at: string
      cancelled_by: AdvisorAppointment['cancelled_by']
      search_words: string
      answers: string
      is_customer: boolean | null
      /** Never shown to the customer. */
      internal_note: string
      booked_by: '' | 'visitor' | 'staff'
      source: Source
      /** The host of a website that embeds the booking. */
      source_site: string
      campaign: string
      /** Where and how it was booked, for figures; no widget where it is not counted. */
      page: string
      widget: BookingWidget | ''
      any_advisor: boolean
      /** Of an online appointment with a link of its own, else ''. */
      meeting_url: string
      /** The link in the latest mail to the customer, else ''. */
      announced_url: string
      /** Whether the institution's video service makes a room for it. */
      has_video_room: boolean
    }
    appointment_history: {
      uuid: string
      appointment_uuid: string
      created_at: string
      what: HistoryEntry['what']
      author: HistoryEntry['author']
      author_name: string
      before: string
      after: string
      message: string
    }
    booking_holds: {
      advisor_uuid: string
      topic_uuid: string
      uuid: string
      token_hash: string
      type: AppointmentType
      starts_at: string
      created_at: string
      expires_at: string
    }
    /** Talks that took place, whose appointments are deleted: figures count them. */
    past_talks: {
      advisor_uuid: string
      ends_at: string
      count: number
    }
    booking_claims: {
      advisor_uuid: string
      grain: number
      hold_uuid: string | null
      appointment_uuid: string | null
    }
    calendars: {
      advisor_uuid: string
      revision: number
    }
  }
}

export const data = {
  appointments: {
    why: 'Appointments of customers with advisors.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    until: 'What an advisor’s own calendar has stays there.',
    heldBack: { search_words: 'Made of the other columns, for searches.' },
    columns: {
      advisor_uuid: 'none',
      topic_uuid: 'none',
      uuid: 'none',
      token_hash: 'none',
      state: 'none',
      type: 'none',
      starts_at: 'none',
      ends_at: 'none',
      sequence: 'none',
      first_name: 'visitor',
      last_name: 'visitor',
      email: 'visitor',
      phone: 'visitor',
      note: 'visitor',
      time_zone: 'none',
      visitor_time_zone: 'visitor',
      language: 'visitor',
      cancel_reason: 'visitor',
      created_at: 'none',
      cancelled_by: 'none',
      search_words: 'visitor',
      answers: 'visitor',
      is_customer: 'visitor',
      internal_note: 'visitor',
      booked_by: 'none',
      source: 'none',
      source_site: 'none',
      campaign: 'none',
      page: 'none',
      widget: 'none',
      any_advisor: 'none',
      meeting_url: 'none',
      announced_url: 'none',
      has_video_room: 'none'
    }
  },
  appointment_history: {
    why: 'What happened to an appointment, and who did it.',
    seenBy: ['advisor', 'branch', 'administrators'],
    until: 'With the appointment.',
    columns: {
      uuid: 'none',
      appointment_uuid: 'none',
      created_at: 'none',
      what: 'none',
      author: 'none',
      author_name: 'staff',
      before: 'visitor',
      after: 'visitor',
      message: 'visitor'
    }
  },
  booking_holds: {
    why: 'Times that are kept while somebody types.',
    columns: {
      advisor_uuid: 'none',
      topic_uuid: 'none',
      uuid: 'none',
      token_hash: 'none',
      type: 'none',
      starts_at: 'none',
      created_at: 'none',
      expires_at: 'none'
    }
  },
  past_talks: {
    why: 'When talks took place whose appointments are deleted, for figures.',
    columns: {
      advisor_uuid: 'none',
      ends_at: 'none',
      count: 'none'
    }
  },
  booking_claims: {
    why: 'Which minutes of an advisor are taken.',
    columns: {
      advisor_uuid: 'none',
      grain: 'none',
      hold_uuid: 'none',
      appointment_uuid: 'none'
    }
  },
  calendars: {
    why: 'Notices that a calendar has changed.',
    columns: {
      advisor_uuid: 'none',
      revision: 'none'
    }
  }
} as const satisfies Partial<StoredData>
