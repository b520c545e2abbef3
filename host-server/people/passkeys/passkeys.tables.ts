import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    passkeys: {
      uuid: string
      user_uuid: string
      /** Of `credential_id`. */
      id_hash: string
      credential_id: string
      /** COSE, base64url. */
      public_key: string
      /** Text on PostgreSQL. */
      counter: number | string
      /** How browsers reach it, separated by spaces. */
      transports: string
      /** Whether it may be on several devices. */
      is_synced: boolean
      is_backed_up: boolean
      /** The host name for which it was made: browsers offer it nowhere else. */
      host: string
      name: string
      created_at: string
      used_at: string | null
    }
    used_challenges: {
      challenge_hash: string
      expires_at: string
    }
  }
}

export const data = {
  passkeys: {
    why: 'Passkeys with which staff sign in. The secret half stays on their devices.',
    seenBy: ['person'],
    until: 'With the account, or until it is removed.',
    columns: {
      uuid: 'none',
      user_uuid: 'none',
      id_hash: 'none',
      credential_id: 'staff',
      public_key: 'staff',
      counter: 'none',
      transports: 'none',
      is_synced: 'none',
      is_backed_up: 'none',
      host: 'none',
      name: 'staff',
      created_at: 'none',
      used_at: 'none'
    }
  },
  used_challenges: {
    why: 'Answers of passkeys that are used up.',
    columns: {
      challenge_hash: 'none',
      expires_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
