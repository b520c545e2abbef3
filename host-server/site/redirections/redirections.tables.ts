import type { Redirection } from '#contract/redirections'

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
