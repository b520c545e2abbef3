import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    wallet_notifications: {
      uuid: string
      text: string
      link: string
      advisors: string
      branches: string
      created_at: string
      sender_uuid: string
      sender_name: string
      subscribers: number
      revision: number
      finished_at: string | null
      due_at: string
      started_at: string | null
      withdrawn_at: string | null
      withdrawal_uuid: string | null
      withdrawer_uuid: string | null
      withdrawer_name: string | null
      is_test: boolean
      is_held: boolean
      approved_at: string | null
      approver_uuid: string | null
      approver_name: string | null
    }
    wallet_deliveries: {
      notification_uuid: string
      platform: 'apple' | 'google'
      batch: string
      delivered: number
      gone: number
      failed: number
    }
  }
}

export const data = {
  wallet_notifications: {
    why: 'Push notifications to cards in wallets.',
    seenBy: ['marketing', 'administrators'],
    until: 'As long as the institution is there.',
    columns: {
      uuid: 'none',
      text: 'none',
      link: 'none',
      advisors: 'none',
      branches: 'none',
      created_at: 'none',
      sender_uuid: 'none',
      sender_name: 'staff',
      subscribers: 'none',
      revision: 'none',
      finished_at: 'none',
      due_at: 'none',
      started_at: 'none',
      withdrawn_at: 'none',
      withdrawal_uuid: 'none',
      withdrawer_uuid: 'none',
      withdrawer_name: 'staff',
      is_test: 'none',
      is_held: 'none',
      approved_at: 'none',
      approver_uuid: 'none',
      approver_name: 'staff'
    }
  },
  wallet_deliveries: {
    why: 'How many of them arrived.',
    columns: {
      notification_uuid: 'none',
      platform: 'none',
      batch: 'none',
      delivered: 'none',
      gone: 'none',
      failed: 'none'
    }
  }
} as const satisfies Partial<StoredData>
