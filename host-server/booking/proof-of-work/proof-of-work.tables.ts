export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    spent_proofs: {
      signature: string
      expires_at: string
    }
  }
}
