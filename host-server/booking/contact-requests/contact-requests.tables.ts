import type { ContactKind } from '#contract/contact-requests'
import type { Language } from '#contract/locales'
import type { Source } from '#contract/preparation'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    contact_requests: {
      uuid: string
      advisor_uuid: string
      kind: ContactKind
      first_name: string
      last_name: string
      email: string
      phone: string
      note: string
      date: string | null
      start_time: string | null
      end_time: string | null
      time_zone: string
      language: Language | ''
      created_at: string
      done_at: string | null
      is_customer: boolean | null
      source: Source
      source_site: string
      campaign: string
      /** What was booked from it. */
      appointment_uuid: string | null
      search_words: string
      /** From when on it is overdue; null if an older node has written it. */
      due_at: string | null
    }
  }
}

export const data = {
  contact_requests: {
    why: 'What customers ask advisors by form.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    heldBack: { search_words: 'Made of the other columns, for searches.' },
    columns: {
      uuid: 'none',
      advisor_uuid: 'none',
      kind: 'none',
      first_name: 'visitor',
      last_name: 'visitor',
      email: 'visitor',
      phone: 'visitor',
      note: 'visitor',
      date: 'none',
      start_time: 'none',
      end_time: 'none',
      time_zone: 'none',
      language: 'visitor',
      created_at: 'none',
      done_at: 'none',
      is_customer: 'visitor',
      source: 'none',
      source_site: 'none',
      campaign: 'none',
      appointment_uuid: 'none',
      search_words: 'visitor',
      due_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
