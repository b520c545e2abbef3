import type { LinkIcon } from '#contract/custom-links'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    custom_links: {
      uuid: string
      icon: LinkIcon
      label: string
      position: number
      pattern: string
      is_retired: boolean
    }
    advisor_custom_links: {
      advisor_uuid: string
      link_uuid: string
      value: string
    }
  }
}
