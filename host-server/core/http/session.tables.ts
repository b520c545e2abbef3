export {}

declare module '../tenancy/query.ts' {
  interface Tables {
    sessions: {
      id_hash: string
      user_uuid: string
      created_at: string
      seen_at: string
      device: string
    }
  }
}
