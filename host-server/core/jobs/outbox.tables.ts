import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    outbox: {
      uuid: string
      kind: string
      dedupe_key: string
      payload: string
      attempts: number
      next_at: string | null
      lease_until: string | null
      lease_token: string | null
      created_at: string
      state: 'waiting' | 'done' | 'dead'
      last_error: string | null
    }
  }
}

export const data = {
  outbox: {
    why: 'Work to be done, such as mails to be sent; what is done contains nothing.',
    seenBy: ['nobody'],
    heldBack: { payload: 'A copy of what it is about, until it is done.' },
    columns: {
      uuid: 'none',
      kind: 'none',
      dedupe_key: 'none',
      payload: 'visitor',
      attempts: 'none',
      next_at: 'none',
      lease_until: 'none',
      lease_token: 'none',
      created_at: 'none',
      state: 'none',
      last_error: 'none'
    }
  }
} as const satisfies Partial<StoredData>
