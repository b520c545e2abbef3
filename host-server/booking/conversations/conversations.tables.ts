import type { MessageKind } from '#contract/conversations'
import type { Language } from '#contract/locales'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    conversations: {
      uuid: string
      token_hash: string
      advisor_uuid: string
      name: string
      email: string
      /** The visitor's; '' is the institution's. */
      language: Language | ''
      search_words: string
      campaign: string
      created_at: string
      /** When the last message came. */
      last_at: string
      changed_at: string
      ended_at: string | null
      blocked_at: string | null
      /** The contact request that was made of it. */
      request_uuid: string | null
      /** Rises with every change, for open windows. */
      revision: number
      last_seq: number
      last_seq_visitor: number
      last_seq_staff: number
      seen_visitor: number
      seen_staff: number
    }
    conversation_notes: {
      conversation_uuid: string
      text: string
      author_name: string
      changed_at: string
    }
    conversation_messages: {
      conversation_uuid: string
      seq: number
      client_id: string
      is_from_visitor: boolean
      /** The author's card; null of visitors, and of accounts without one. */
      author_uuid: string | null
      author_name: string
      text: string
      created_at: string
      kind: MessageKind
      /** What an offer offers, or was booked of it, as JSON; else ''. */
      details: string
      /** Of a booking, the message with its offer. */
      offer_seq: number | null
    }
  }
}

export const data = {
  conversations: {
    why: 'Chats of customers with advisors.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    columns: {
      uuid: 'none',
      token_hash: 'none',
      advisor_uuid: 'none',
      name: 'visitor',
      email: 'visitor',
      language: 'visitor',
      search_words: 'visitor',
      campaign: 'none',
      created_at: 'none',
      last_at: 'none',
      changed_at: 'none',
      ended_at: 'none',
      blocked_at: 'none',
      request_uuid: 'none',
      revision: 'none',
      last_seq: 'none',
      last_seq_visitor: 'none',
      last_seq_staff: 'none',
      seen_visitor: 'none',
      seen_staff: 'none'
    }
  },
  conversation_notes: {
    why: 'What staff note about a customer’s chat.',
    seenBy: ['advisor', 'branch', 'administrators'],
    until: 'With the conversation.',
    columns: {
      conversation_uuid: 'none',
      text: 'visitor',
      author_name: 'staff',
      changed_at: 'none'
    }
  },
  conversation_messages: {
    why: 'What was written in a chat.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    until: 'With the conversation.',
    columns: {
      conversation_uuid: 'none',
      seq: 'none',
      client_id: 'none',
      is_from_visitor: 'none',
      author_uuid: 'none',
      author_name: 'staff',
      text: 'visitor',
      created_at: 'none',
      kind: 'none',
      details: 'visitor',
      offer_seq: 'none'
    }
  }
} as const satisfies Partial<StoredData>
