import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    consents: {
      uuid: string
      created_at: string
      version: string
      choice: string
    }
  }
}

export const data = {
  consents: {
    why: 'What visitors chose about cookies, by a random number without a name.',
    seenBy: ['nobody'],
    columns: {
      uuid: 'retained:proof-of-consent',
      created_at: 'retained:proof-of-consent',
      version: 'retained:proof-of-consent',
      choice: 'retained:proof-of-consent'
    }
  }
} as const satisfies Partial<StoredData>
