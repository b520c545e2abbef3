export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    frontend_logs: {
      id: number
      action: string
      advisor_alias: string | null
      data: string
      created_at: string
    }
  }
}
