import type { ExperiencePlace, LayoutSection } from '#contract/advisors'

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
