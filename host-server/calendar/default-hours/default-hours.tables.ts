export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    default_weeks: {
      uuid: string
      organization_uuid: string | null
      hours: string
    }
  }
}
