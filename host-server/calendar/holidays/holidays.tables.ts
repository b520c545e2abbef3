import type { Holiday } from '#contract/holidays'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

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

export const data = {
  holidays: {
    why: 'Days on which the institution or a branch is closed.',
    columns: {
      uuid: 'none',
      date: 'none',
      label: 'none',
      organization_uuid: 'none',
      kind: 'none',
      last_date: 'none',
      start_time: 'none',
      end_time: 'none'
    }
  }
} as const satisfies Partial<StoredData>
