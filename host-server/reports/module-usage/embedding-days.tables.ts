import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    embedding_days: {
      day: string
      /** One of the institution's registered websites. */
      origin: string
      /** A tag, without `advisor-`. */
      widget: string
    }
  }
}

export const data = {
  embedding_days: {
    why: 'On which websites which widgets stand.',
    columns: {
      day: 'none',
      origin: 'none',
      widget: 'none'
    }
  }
} as const satisfies Partial<StoredData>
