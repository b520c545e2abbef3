import type { FilteredList } from '#contract/saved-filters'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    saved_filters: {
      user_uuid: string
      list: FilteredList
      name: string
      search: string
    }
  }
}

export const data = {
  saved_filters: {
    why: 'Filters that staff keep by name.',
    seenBy: ['person'],
    until: 'With the account.',
    columns: {
      user_uuid: 'none',
      list: 'none',
      name: 'staff',
      search: 'staff'
    }
  }
} as const satisfies Partial<StoredData>
