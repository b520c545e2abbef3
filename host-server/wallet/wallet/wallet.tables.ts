import type { StoredData } from '../../core/tenancy/stored-data.ts'

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

export const data = {
  wallet_passes: {
    why: 'Cards in wallets.',
    seenBy: ['nobody'],
    until: 'Until the card is deleted from the phone.',
    columns: {
      serial: 'none',
      advisor_uuid: 'none',
      kind: 'none',
      token_hash: 'none',
      created_at: 'none',
      notifications_at: 'none',
      revision: 'none',
      changed_at: 'none',
      notification_uuid: 'none',
      saved_at: 'none',
      google_word_until: 'none',
      revoked_at: 'none',
      appointment_uuid: 'none',
      follows_visitor: 'none',
      next_appointment: 'visitor',
      owner_user_uuid: 'none'
    }
  },
  wallet_registrations: {
    why: 'Phones that want news of a card.',
    seenBy: ['nobody'],
    until: 'Until the phone deletes the card.',
    columns: {
      device: 'visitor',
      serial: 'none',
      push_token: 'visitor',
      created_at: 'none',
      woken_for: 'none',
      woken_revision: 'none'
    }
  },
  wallet_cards: {
    why: 'Which edition of a card wallets have.',
    columns: {
      advisor_uuid: 'none',
      digest: 'none',
      edition: 'none',
      calendar_revision: 'none'
    }
  },
  wallet_revisions: {
    why: 'In which order cards changed.',
    columns: {
      revision: 'none'
    }
  },
  wallet_transfers: {
    why: 'Cards in wallets that went to a successor.',
    seenBy: ['administrators'],
    until: 'As long as the institution is there.',
    columns: {
      uuid: 'none',
      advisor_uuid: 'none',
      advisor_alias: 'advisor',
      successor_uuid: 'none',
      successor_alias: 'advisor',
      user_uuid: 'none',
      user_name: 'staff',
      cards: 'none',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
