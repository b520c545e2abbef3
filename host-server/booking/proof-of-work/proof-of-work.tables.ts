import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    spent_proofs: {
      signature: string
      expires_at: string
    }
  }
}

export const data = {
  spent_proofs: {
    why: 'Proofs of work that were used, so that none is used twice.',
    columns: {
      signature: 'none',
      expires_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
