import type { Redirection } from '#contract/redirections'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    redirections: {
      uuid: string
      path: string
      path_key: string
      target: string
      target_key: string | null
      status: Redirection['status']
      is_active: boolean
      search_words: string
      changed_at: string
    }
    redirection_hits: {
      redirection_uuid: string
      hits: number
      last_hit_at: string
    }
  }
}

export const data = {
  redirections: {
    why: 'Addresses that lead elsewhere.',
    columns: {
      uuid: 'none',
      path: 'none',
      path_key: 'none',
      target: 'none',
      target_key: 'none',
      status: 'none',
      is_active: 'none',
      search_words: 'none',
      changed_at: 'none'
    }
  },
  redirection_hits: {
    why: 'How often they are used.',
    columns: {
      redirection_uuid: 'none',
      hits: 'none',
      last_hit_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
