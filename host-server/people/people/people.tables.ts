import type { Role } from '#contract/access'

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
