import type { Holiday } from '#contract/holidays'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    holidays: {
      uuid: string
      date: string
      label: string
      organization_uuid: string | null
      kind: Holiday['kind']
      last_date: string | null
      start_time: string | null
      end_time: string | null
    }
  }
}
