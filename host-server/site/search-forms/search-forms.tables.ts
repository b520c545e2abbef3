import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    search_forms: {
      uuid: string
      alias: string
      name: string
      definition: string
      changed_at: string
    }
  }
}

export const data = {
  search_forms: {
    why: 'Search forms on other websites.',
    columns: {
      uuid: 'none',
      alias: 'none',
      name: 'none',
      definition: 'none',
      changed_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
