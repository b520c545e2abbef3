import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    weekly_report_tokens: {
      token_hash: string
      assignment_uuid: string
      created_at: string
    }
  }
}

export const data = {
  weekly_report_tokens: {
    why: 'Links that end the weekly report.',
    columns: {
      token_hash: 'none',
      assignment_uuid: 'none',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
