import type { DecidedKind, RetainedKind } from '#contract/retention'
import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    retention_periods: {
      kind: DecidedKind
      days: number
    }
    retention_runs: {
      /** In UTC. */
      day: string
      kind: RetainedKind
      removed: number
      last_at: string
    }
  }
}

export const data = {
  retention_periods: {
    why: 'For how many days an institution keeps which data, where it has changed that.',
    columns: { kind: 'none', days: 'none' }
  },
  retention_runs: {
    why: 'How much of which data was deleted by its age on which day.',
    columns: { day: 'none', kind: 'none', removed: 'none', last_at: 'none' }
  }
} as const satisfies Partial<StoredData>
