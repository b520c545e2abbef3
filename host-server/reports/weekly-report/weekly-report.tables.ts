export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    weekly_report_tokens: {
      token_hash: string
      assignment_uuid: string
      created_at: string
    }
  }
}
