export {}

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
