import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    idempotency_keys: {
      route: string
      key: string
      body_hash: string
      status: number
      answer: string
      expires_at: string
    }
  }
}

export const data = {
  idempotency_keys: {
    why: 'Answers to requests that may come twice.',
    seenBy: ['person'],
    heldBack: { answer: 'A copy of what the browser got, for a day at most.' },
    columns: {
      route: 'none',
      key: 'none',
      body_hash: 'none',
      status: 'none',
      answer: 'visitor',
      expires_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
