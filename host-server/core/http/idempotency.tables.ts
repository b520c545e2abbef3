export {}

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
