export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    password_resets: {
      token_hash: string
      user_uuid: string
      expires_at: string
    }
  }
}
