import type { FilteredList } from '#contract/saved-filters'

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
