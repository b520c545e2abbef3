import type { StoredData } from '../../core/tenancy/stored-data.ts'

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

export const data = {
  external_analyst_assignments: {
    why: 'Who receives the weekly report of a branch.',
    columns: {
      organization_uuid: 'none',
      user_uuid: 'none',
      uuid: 'none',
      stopped_at: 'none',
      removed_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
