import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    sessions: {
      id_hash: string
      user_uuid: string
      created_at: string
      seen_at: string
      device: string
      /** When its user last proved who they are; null: by the sign-in. */
      proved_at: string | null
    }
  }
}

export const data = {
  sessions: {
    why: 'Who is signed in.',
    seenBy: ['nobody'],
    columns: {
      id_hash: 'none',
      user_uuid: 'none',
      created_at: 'none',
      seen_at: 'none',
      device: 'staff',
      proved_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
