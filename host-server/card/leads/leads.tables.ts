import type { LeadState } from '#contract/leads'
import type { Language } from '#contract/locales'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    /** Contacts that visitors have left with advisors. */
    leads: {
      uuid: string
      token_hash: string
      advisor_uuid: string
      first_name: string
      last_name: string
      company: string
      email: string
      phone: string
      note: string
      language: Language
      campaign: string
      consent_text: string
      consent_version: string
      state: LeadState
      internal_note: string
      search_words: string
      created_at: string
    }
  }
}

export const data = {
  leads: {
    why: 'The contacts that visitors leave with advisors, with what they have agreed to.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    heldBack: { search_words: 'Made of the other columns, for searches.' },
    columns: {
      uuid: 'none',
      token_hash: 'none',
      advisor_uuid: 'none',
      first_name: 'visitor',
      last_name: 'visitor',
      company: 'visitor',
      email: 'visitor',
      phone: 'visitor',
      note: 'visitor',
      language: 'visitor',
      campaign: 'none',
      consent_text: 'none',
      consent_version: 'none',
      state: 'none',
      internal_note: 'visitor',
      search_words: 'visitor',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
