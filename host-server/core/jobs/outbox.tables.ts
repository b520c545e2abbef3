export {}

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
