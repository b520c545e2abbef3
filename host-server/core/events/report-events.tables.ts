export {}

declare module '../tenancy/query.ts' {
  interface Tables {
    report_events: {
      id: number
      organization_uuid: string
      advisor_uuid: string
      metric: string
      count: number
      at: string
      day: string
    }
  }
}
