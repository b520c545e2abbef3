import type { ErasedKey, ErasureState } from '#contract/deletion-tool'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    erasures: {
      uuid: string
      reference: string
      state: ErasureState
      known_by: ErasedKey['by']
      /** The address, the number or the key, '' once it is done. */
      value: string
      name: string
      /** JSON. */
      kinds: string
      /** What is being erased; '' before the first. */
      kind: string
      page: number
      done: number
      /** JSON. */
      messages: string
      user_uuid: string
      user_name: string
      approver_name: string | null
      created_at: string
      begun_at: string | null
      noted_at: string | null
      finished_at: string | null
    }
  }
}

export const data = {
  erasures: {
    why: 'Erasures of customers, advisors and staff, without who was erased.',
    seenBy: ['erasers'],
    until: 'As long as the institution is there; whose erasure it was, until it is done.',
    heldBack: { value: 'Until everything is erased.', name: 'Until everything is erased.' },
    columns: {
      uuid: 'none',
      reference: 'none',
      state: 'none',
      known_by: 'none',
      value: 'visitor',
      name: 'visitor',
      kinds: 'none',
      kind: 'none',
      page: 'none',
      done: 'none',
      messages: 'none',
      user_uuid: 'none',
      user_name: 'staff',
      approver_name: 'staff',
      created_at: 'none',
      begun_at: 'none',
      noted_at: 'none',
      finished_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
