import type { Role } from '#contract/access'
import type { Language } from '#contract/locales'
import type { Appearance } from '#contract/preferences'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    users: {
      uuid: string
      email_address: string
      full_name: string
      password_hash: string
      advisor_uuid: string | null
      first_name: string
      last_name: string
      deactivated_at: string | null
      last_sign_in_at: string | null
      language: Language | null
      appearance: Appearance
    }
    user_roles: {
      user_uuid: string
      role: Role
    }
    staff_branches: {
      user_uuid: string
      organization_uuid: string
    }
    invitations: {
      user_uuid: string
      uuid: string
      token_hash: string
      sent_at: string
      expires_at: string
    }
  }
}

export const data = {
  users: {
    why: 'Accounts of advisors and staff.',
    seenBy: ['person', 'branch', 'administrators'],
    until: 'As long as the institution is there; a deactivated account is closed.',
    columns: {
      uuid: 'none',
      email_address: 'staff',
      full_name: 'staff',
      password_hash: 'staff',
      advisor_uuid: 'none',
      first_name: 'staff',
      last_name: 'staff',
      deactivated_at: 'none',
      last_sign_in_at: 'staff',
      language: 'staff',
      appearance: 'staff'
    }
  },
  user_roles: {
    why: 'What an account may do.',
    seenBy: ['administrators'],
    until: 'With the account.',
    columns: {
      user_uuid: 'none',
      role: 'staff'
    }
  },
  staff_branches: {
    why: 'In which branch staff without a card work.',
    columns: {
      user_uuid: 'none',
      organization_uuid: 'none'
    }
  },
  invitations: {
    why: 'Links to a first password.',
    columns: {
      user_uuid: 'none',
      uuid: 'none',
      token_hash: 'none',
      sent_at: 'none',
      expires_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
