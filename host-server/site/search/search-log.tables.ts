import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    search_log: {
      id: number
      day: string
      created_at: string
      action: string
      searched_by: string
      words: string
      hits: number | null
      source: string
      form: string | null
      organization_uuid: string | null
      advisor_alias: string | null
    }
  }
}

export const data = {
  search_log: {
    why: 'What is searched for, without by whom.',
    seenBy: ['analysts', 'administrators'],
    heldBack: { words: 'Whose it is, is not stored.' },
    columns: {
      id: 'none',
      day: 'none',
      created_at: 'none',
      action: 'none',
      searched_by: 'none',
      words: 'visitor',
      hits: 'none',
      source: 'none',
      form: 'none',
      organization_uuid: 'none',
      advisor_alias: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
