import type { Role } from '#contract/access'
import type { ScimKind, ScimReason } from '#contract/scim'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    /** How the directory calls an account; without a row, none has written it yet. */
    scim_users: {
      user_uuid: string
      external_id: string | null
      user_name: string
      user_name_key: string
      display_name: string
      display_name_key: string
      /** When the directory has deleted the person. */
      deleted_at: string | null
    }
    scim_groups: {
      uuid: string
      external_id: string | null
      display_name: string
      display_name_key: string
      revision: number
    }
    scim_members: {
      group_uuid: string
      user_uuid: string
    }
    /** The roles that an account has by its groups; others were given by hand. */
    scim_roles: {
      user_uuid: string
      role: Role
    }
    /** Whom the directory could not write, and why: one row for each. */
    scim_problems: {
      kind: ScimKind
      subject: string
      reason: ScimReason
      detail: string
      created_at: string
    }
  }
}

export const data = {
  scim_users: {
    why: 'Under which names the institution’s directory knows an account.',
    seenBy: ['administrators'],
    until: 'With the account.',
    columns: {
      user_uuid: 'none',
      external_id: 'staff',
      user_name: 'staff',
      user_name_key: 'staff',
      display_name: 'staff',
      display_name_key: 'staff',
      deleted_at: 'none'
    }
  },
  scim_groups: {
    why: 'The groups of the institution’s directory, by which roles are given.',
    columns: {
      uuid: 'none',
      external_id: 'none',
      display_name: 'none',
      display_name_key: 'none',
      revision: 'none'
    }
  },
  scim_members: {
    why: 'Who belongs to which group of the directory.',
    seenBy: ['administrators'],
    until: 'With the account, or until the directory removes them.',
    columns: {
      group_uuid: 'none',
      user_uuid: 'none'
    }
  },
  scim_roles: {
    why: 'Which roles an account has by groups of the directory.',
    seenBy: ['administrators'],
    until: 'With the account, or until the groups no longer give them.',
    columns: {
      user_uuid: 'none',
      role: 'staff'
    }
  },
  scim_problems: {
    why: 'Whom the directory could not write, and why.',
    seenBy: ['administrators'],
    columns: {
      kind: 'none',
      subject: 'staff',
      reason: 'none',
      detail: 'staff',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
