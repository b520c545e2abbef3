import type { StoredData } from '../../core/tenancy/stored-data.ts'

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

export const data = {
  calendar_feeds: {
    why: 'Links to an advisor’s calendar.',
    columns: {
      advisor_uuid: 'none',
      uuid: 'none',
      token_hash: 'none',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
