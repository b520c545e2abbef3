import type { ReviewState } from '#contract/reviews'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    reviews: {
      uuid: string
      advisor_uuid: string
      /** Of which there is one review; it may have been deleted since. */
      appointment_uuid: string
      created_at: string
      stars: number
      text: string
      state: ReviewState
      reason: string
      decided_at: string | null
      decided_by: string
      reply: string
      replied_at: string | null
    }
    /** Customers who want no more questions, by the hash of their e-mail address. */
    review_refusals: {
      email_hash: string
      created_at: string
    }
  }
}

export const data = {
  reviews: {
    why: 'What customers say about appointments.',
    seenBy: ['public', 'administrators'],
    until: 'Others until they are erased.',
    columns: {
      uuid: 'none',
      advisor_uuid: 'none',
      appointment_uuid: 'none',
      created_at: 'none',
      stars: 'visitor',
      text: 'visitor',
      state: 'none',
      reason: 'staff',
      decided_at: 'none',
      decided_by: 'staff',
      reply: 'advisor',
      replied_at: 'none'
    }
  },
  review_refusals: {
    why: 'Who wants no more questions about appointments, as a hash of the e-mail address.',
    seenBy: ['nobody'],
    until: 'As long as the objection stands.',
    columns: {
      email_hash: 'retained:objection',
      created_at: 'retained:objection'
    }
  }
} as const satisfies Partial<StoredData>
