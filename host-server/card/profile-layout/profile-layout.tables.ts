import type { LayoutSection } from '#contract/advisors'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    profile_layouts: {
      section: LayoutSection
      element: string
      position: number
      is_visible: boolean
    }
  }
}
