import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    api_tokens: {
      uuid: string
      name: string
      token_hash: string
      last_four: string
      /** A JSON list. */
      scopes: string
      created_at: string
      created_by: string
      expires_at: string | null
      last_used_at: string | null
      revoked_at: string | null
    }
  }
}

export const data = {
  api_tokens: {
    why: 'The keys with which programs of the institution call the API; of a key, its hash.',
    columns: {
      uuid: 'none',
      name: 'none',
      token_hash: 'none',
      last_four: 'none',
      scopes: 'none',
      created_at: 'none',
      created_by: 'none',
      expires_at: 'none',
      last_used_at: 'none',
      revoked_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
