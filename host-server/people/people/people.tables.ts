import type { Role } from '#contract/access'
import type { Language } from '#contract/locales'
import type { Appearance } from '#contract/preferences'

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
