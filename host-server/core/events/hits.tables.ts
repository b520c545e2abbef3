import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    advisor_hits: {
      day: string
      kind: string
      advisor_alias: string
      count: number
      advisor_uuid: string | null
      organization_uuid: string | null
    }
    hit_visitors: {
      day: string
      kind: string
      advisor_alias: string
      visitor: string
      expires_at: string
    }
  }
}

export const data = {
  advisor_hits: {
    why: 'How often cards were visited.',
    seenBy: ['analysts', 'administrators'],
    columns: {
      day: 'none',
      kind: 'none',
      advisor_alias: 'advisor',
      count: 'none',
      advisor_uuid: 'none',
      organization_uuid: 'none'
    }
  },
  hit_visitors: {
    why: 'Who was counted today, as a hash whose key changes every day.',
    seenBy: ['nobody'],
    heldBack: { visitor: 'Whose it is, is not stored.' },
    columns: {
      day: 'none',
      kind: 'none',
      advisor_alias: 'advisor',
      visitor: 'visitor',
      expires_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
