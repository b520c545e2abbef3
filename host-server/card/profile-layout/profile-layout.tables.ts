import type { ExperiencePlace, LayoutSection } from '#contract/advisors'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    profile_layouts: {
      /** The place, for experience. */
      section: LayoutSection | ExperiencePlace
      element: string
      position: number
      is_visible: boolean
    }
  }
}

export const data = {
  profile_layouts: {
    why: 'In which order a card shows its parts.',
    columns: {
      section: 'none',
      element: 'none',
      position: 'none',
      is_visible: 'none'
    }
  }
} as const satisfies Partial<StoredData>
