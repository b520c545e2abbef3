import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    openid_identities: {
      issuer: string
      subject: string
      user_uuid: string
      linked_at: string
    }
    openid_sessions: {
      id_hash: string
      id_token: string
    }
  }
}

export const data = {
  openid_identities: {
    why: 'Which account of the institution’s sign-in service is whose.',
    seenBy: ['nobody'],
    until: 'With the account.',
    columns: {
      issuer: 'none',
      subject: 'staff',
      user_uuid: 'none',
      linked_at: 'none'
    }
  },
  openid_sessions: {
    why: 'What ends a session at the sign-in service.',
    seenBy: ['nobody'],
    until: 'With the session.',
    columns: {
      id_hash: 'none',
      id_token: 'staff'
    }
  }
} as const satisfies Partial<StoredData>
