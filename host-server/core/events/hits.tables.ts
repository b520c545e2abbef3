export {}

declare module '../tenancy/query.ts' {
  interface Tables {
    advisor_hits: {
      day: string
      kind: string
      advisor_alias: string
      count: number
      advisor_uuid: string | null
      organization_uuid: string | null
    }
    hit_visitors: {
      day: string
      kind: string
      advisor_alias: string
      visitor: string
      expires_at: string
    }
  }
}
