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
      /** Until when each side is shown as writing. */
      typing_visitor: string | null
      typing_staff: string | null
      /** Rise each time that a side goes on writing. */
      typed_visitor: number
      typed_staff: number
    }
    /** Advisors who answer later, by what they have said. */
    conversation_absences: {
      advisor_uuid: string
      expires_at: string
    }
    /** For a moment, so that open windows of staff learn that a visitor has deleted one. */
    deleted_conversations: {
      uuid: string
      advisor_uuid: string
      created_at: string
    }
    conversation_notes: {
      conversation_uuid: string
      text: string
      author_name: string
      changed_at: string
    }
    conversation_files: {
      conversation_uuid: string
      /** Of the message that it belongs to. */
      seq: number
      size: number
      bytes: Buffer
      created_at: string
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
      /** What an offer offers, was booked of it, or is known of a file, as JSON; else ''. */
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
    heldBack: { search_words: 'Made of the other columns, for searches.' },
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
      seen_staff: 'none',
      typing_visitor: 'none',
      typing_staff: 'none',
      typed_visitor: 'none',
      typed_staff: 'none'
    }
  },
  conversation_absences: {
    why: 'Who has said to answer chats later.',
    seenBy: ['public'],
    columns: { advisor_uuid: 'none', expires_at: 'advisor' }
  },
  deleted_conversations: {
    why: 'That a chat was deleted, for open windows of staff.',
    seenBy: ['nobody'],
    columns: { uuid: 'none', advisor_uuid: 'none', created_at: 'none' }
  },
  conversation_files: {
    why: 'Pictures and documents that were sent in a chat.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    until: 'Not longer than the conversation.',
    columns: {
      conversation_uuid: 'none',
      seq: 'none',
      size: 'none',
      bytes: 'visitor',
      created_at: 'none'
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
