import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    default_weeks: {
      uuid: string
      organization_uuid: string | null
      hours: string
    }
  }
}

export const data = {
  default_weeks: {
    why: 'Bookable hours of the institution and its branches.',
    columns: {
      uuid: 'none',
      organization_uuid: 'none',
      hours: 'none'
    }
  }
} as const satisfies Partial<StoredData>
