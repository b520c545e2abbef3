export {}

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
