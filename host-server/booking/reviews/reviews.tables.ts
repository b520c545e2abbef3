import type { ReviewState } from '#contract/reviews'

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
