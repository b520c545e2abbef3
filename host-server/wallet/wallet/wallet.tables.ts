export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    wallet_passes: {
      serial: string
      advisor_uuid: string
      kind: 'apple' | 'google'
      token_hash: string
      created_at: string
      notifications_at: string | null
      revision: number
      changed_at: string
      notification_uuid: string | null
      saved_at: string | null
      google_word_until: string | null
      revoked_at: string | null
      appointment_uuid: string | null
      follows_visitor: boolean
      next_appointment: string
      owner_user_uuid: string | null
    }
    wallet_registrations: {
      device: string
      serial: string
      push_token: string
      created_at: string
      woken_for: string | null
      woken_revision: number
    }
    wallet_cards: {
      advisor_uuid: string
      digest: string
      edition: number
      calendar_revision: number
    }
    wallet_revisions: {
      revision: number
    }
    wallet_transfers: {
      uuid: string
      advisor_uuid: string
      advisor_alias: string
      successor_uuid: string | null
      successor_alias: string | null
      user_uuid: string
      user_name: string
      cards: number
      created_at: string
    }
  }
}
