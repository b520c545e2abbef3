export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    calendar_feeds: {
      advisor_uuid: string
      uuid: string
      token_hash: string
      created_at: string
    }
  }
}
