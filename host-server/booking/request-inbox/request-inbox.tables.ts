export {}

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
