import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    contact_request_replies: {
      uuid: string
      request_uuid: string
      author_name: string
      /** The author's card; null without one. */
      author_uuid: string | null
      text: string
      created_at: string
      is_from_customer: boolean
      /** A note that only staff see. */
      is_internal: boolean
      /** A note of a call that did not reach the customer. */
      is_attempt: boolean
    }
  }
}

export const data = {
  contact_request_replies: {
    why: 'What was written about a contact request.',
    seenBy: ['person', 'advisor', 'branch', 'administrators'],
    until: 'With the contact request.',
    columns: {
      uuid: 'none',
      request_uuid: 'none',
      author_name: 'staff',
      author_uuid: 'none',
      text: 'visitor',
      created_at: 'none',
      is_from_customer: 'none',
      is_internal: 'none',
      is_attempt: 'none'
    }
  }
} as const satisfies Partial<StoredData>
