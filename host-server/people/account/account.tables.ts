import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    password_resets: {
      token_hash: string
      user_uuid: string
      expires_at: string
    }
  }
}

export const data = {
  password_resets: {
    why: 'Links to a new password.',
    columns: {
      token_hash: 'none',
      user_uuid: 'none',
      expires_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
