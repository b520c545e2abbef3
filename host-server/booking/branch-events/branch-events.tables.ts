import type { EventPlace, EventState, RegistrationState } from '#contract/branch-events'
import type { Language } from '#contract/locales'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    branch_events: {
      uuid: string
      organization_uuid: string
      state: EventState
      /** JSON: a text for each language. */
      title: string
      /** JSON: a text for each language. */
      description: string
      starts_at: string
      ends_at: string
      place: EventPlace
      address: string
      online_url: string
      seats: number
      /** Until when guests can register; null until it starts. */
      closes_at: string | null
      /** Rises with each time and place. */
      revision: number
      cancel_reason: string
    }
    event_registrations: {
      uuid: string
      token_hash: string
      event_uuid: string
      /** An `unconfirmed` one takes no seats and waits for none. */
      state: RegistrationState | 'unconfirmed'
      first_name: string
      last_name: string
      email: string
      seats: number
      language: Language
      campaign: string
      created_at: string
      /** When the guest left, else the end of the event. */
      ends_at: string
      attended_at: string | null
    }
  }
}

export const data = {
  branch_events: {
    why: 'Events of branches, which visitors can register for.',
    columns: {
      uuid: 'none',
      organization_uuid: 'none',
      state: 'none',
      title: 'none',
      description: 'none',
      starts_at: 'none',
      ends_at: 'none',
      place: 'none',
      address: 'none',
      online_url: 'none',
      seats: 'none',
      closes_at: 'none',
      revision: 'none',
      cancel_reason: 'none'
    }
  },
  event_registrations: {
    why: 'Who has registered for an event, waits for a seat, and came.',
    seenBy: ['person', 'branch', 'administrators'],
    columns: {
      uuid: 'none',
      token_hash: 'none',
      event_uuid: 'none',
      state: 'none',
      first_name: 'visitor',
      last_name: 'visitor',
      email: 'visitor',
      seats: 'visitor',
      language: 'visitor',
      campaign: 'none',
      created_at: 'none',
      ends_at: 'none',
      attended_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
