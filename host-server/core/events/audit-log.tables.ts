import type { AuditAction, AuditObject } from '#contract/audit-log'
import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    audit_log: {
      uuid: string
      at: string
      actor_uuid: string
      actor_name: string
      action: AuditAction
      object: AuditObject
      object_id: string
      object_name: string
      changes: string
      search_words: string
      /** Its number in the chain; null until a job has given it one. */
      seq: number | null
    }
    audit_chain: {
      seq: number
      entry_uuid: string
      at: string
      salt: string | null
      content: string
      hash: string
    }
  }
}

export const data = {
  audit_log: {
    why: 'Who changed what; customers are not named.',
    seenBy: ['administrators'],
    columns: {
      uuid: 'none',
      at: 'retained:accountability',
      actor_uuid: 'none',
      actor_name: 'staff',
      action: 'retained:accountability',
      object: 'retained:accountability',
      object_id: 'none',
      object_name: 'staff',
      changes: 'staff',
      search_words: 'staff',
      seq: 'none'
    }
  },
  audit_chain: {
    why: 'The order of the entries of the audit log as hashes, by which one that is missing or was changed shows.',
    columns: { seq: 'none', entry_uuid: 'none', at: 'none', salt: 'none', content: 'none', hash: 'none' }
  }
} as const satisfies Partial<StoredData>
