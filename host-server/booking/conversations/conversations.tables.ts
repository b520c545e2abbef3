import type { MessageKind } from '#contract/conversations'
import type { Language } from '#contract/locales'

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
