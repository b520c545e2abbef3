import type { AuditAction, AuditObject } from '#contract/audit-log'

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
    }
  }
}
