import type { BulkChangeState } from '#contract/bulk-changes'

/** What became of a person or a branch: `left-out` with reasons. */
export type Fate = 'changed' | 'same' | 'left-out'

declare module '../tenancy/query.ts' {
  interface Tables {
    bulk_changes: {
      uuid: string
      of: string
      /** `preparing` while those for whom it is are being stored, which nobody sees. */
      state: BulkChangeState | 'preparing'
      form: string
      user_uuid: string
      locale: string
      created_at: string
      finished_at: string | null
    }
    bulk_change_rows: {
      change_uuid: string
      place: number
      subject: string
      name: string
      fate: Fate | null
      reasons: string
    }
  }
}
