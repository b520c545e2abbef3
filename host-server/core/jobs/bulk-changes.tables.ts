import type { BulkChangeState } from '#contract/bulk-changes'
import type { StoredData } from '../tenancy/stored-data.ts'

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

export const data = {
  bulk_changes: {
    why: 'Changes of many people or branches.',
    columns: {
      uuid: 'none',
      of: 'none',
      state: 'none',
      form: 'none',
      user_uuid: 'none',
      locale: 'none',
      created_at: 'none',
      finished_at: 'none'
    }
  },
  bulk_change_rows: {
    why: 'For whom a change of many was, and what became of it.',
    seenBy: ['administrators'],
    until: 'With the change.',
    columns: {
      change_uuid: 'none',
      place: 'none',
      subject: 'none',
      name: 'staff',
      fate: 'none',
      reasons: 'none'
    }
  }
} as const satisfies Partial<StoredData>
