import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    second_factors: {
      user_uuid: string
      /** Encrypted. */
      secret: string
      last_counter: number
      created_at: string
    }
    recovery_codes: {
      user_uuid: string
      code_hash: string
    }
  }
}

export const data = {
  second_factors: {
    why: 'Apps that show the codes of two-step verification.',
    seenBy: ['nobody'],
    until: 'With the account, or until it is turned off.',
    columns: {
      user_uuid: 'none',
      secret: 'staff',
      last_counter: 'none',
      created_at: 'none'
    }
  },
  recovery_codes: {
    why: 'Codes for two-step verification without the app.',
    seenBy: ['nobody'],
    until: 'Until they are used, or with the account.',
    columns: {
      user_uuid: 'none',
      code_hash: 'none'
    }
  }
} as const satisfies Partial<StoredData>
