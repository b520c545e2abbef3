import type { LinkIcon } from '#contract/custom-links'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

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

export const data = {
  custom_links: {
    why: 'What links a card can have.',
    columns: {
      uuid: 'none',
      icon: 'none',
      label: 'none',
      position: 'none',
      pattern: 'none',
      is_retired: 'none'
    }
  },
  advisor_custom_links: {
    why: 'Links of cards.',
    seenBy: ['public'],
    until: 'With the advisor.',
    columns: {
      advisor_uuid: 'none',
      link_uuid: 'none',
      value: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
