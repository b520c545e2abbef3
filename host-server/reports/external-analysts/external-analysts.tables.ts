export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    external_analyst_assignments: {
      organization_uuid: string
      user_uuid: string
      uuid: string
      stopped_at: string | null
      removed_at: string | null
    }
  }
}
