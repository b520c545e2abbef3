import type { TextEvent, TextFaultName, TextState } from '#contract/text-messages'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    text_consents: {
      uuid: string
      appointment_uuid: string | null
      entry_uuid: string | null
      /** As services dial it (E.164). */
      number: string
      /** Of the text that was agreed to. */
      version: string
      created_at: string
      /** When the customer has ended them on their page. */
      ended_at: string | null
    }
    text_stops: {
      number_hash: string
      created_at: string
    }
    text_replies: {
      id_hash: string
      created_at: string
    }
    text_messages: {
      uuid: string
      event_key: string
      event: TextEvent
      number_end: string
      state: TextState
      fault: TextFaultName | null
      detail: string
      parts: number
      /** In hundredths of a cent. */
      cost: number | null
      created_at: string
    }
  }
}

export const data = {
  text_consents: {
    why: 'Who has agreed to text messages about an appointment or a waitlist entry.',
    seenBy: ['person'],
    until: 'With the appointment or the entry.',
    columns: {
      uuid: 'none',
      appointment_uuid: 'none',
      entry_uuid: 'none',
      number: 'visitor',
      version: 'none',
      created_at: 'none',
      ended_at: 'none'
    }
  },
  text_stops: {
    why: 'Which phone numbers have ended text messages, as a keyed hash.',
    seenBy: ['nobody'],
    until: 'As long as the objection stands.',
    columns: { number_hash: 'retained:objection', created_at: 'retained:objection' }
  },
  text_replies: {
    why: 'Which answers to text messages were told already, as a hash of their number at the service.',
    columns: { id_hash: 'none', created_at: 'none' }
  },
  text_messages: {
    why: 'Which text messages were sent, and what they cost.',
    seenBy: ['administrators'],
    columns: {
      uuid: 'none',
      event_key: 'none',
      event: 'none',
      number_end: 'visitor',
      state: 'none',
      fault: 'none',
      detail: 'none',
      parts: 'none',
      cost: 'none',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
