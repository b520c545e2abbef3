export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    report_days: {
      organization_uuid: string
      advisor_uuid: string
      metric: string
      count: number
      day: string
    }
    report_months: {
      organization_uuid: string
      advisor_uuid: string
      metric: string
      count: number
      month: string
    }
    report_rollups: {
      rolled_until: string | null
      checked_at: string
    }
  }
}
