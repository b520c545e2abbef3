import type { EventType, TEST_EVENT, WebhookDelivery } from '#contract/webhooks'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    webhooks: {
      uuid: string
      name: string
      url: string
      /** A JSON list. */
      events: string
      is_on: boolean
      secret: string
      previous_secret: string | null
      previous_until: string | null
      failing_since: string | null
      disabled_at: string | null
    }
    webhook_deliveries: {
      uuid: string
      webhook_uuid: string
      event_uuid: string
      type: EventType | typeof TEST_EVENT
      subject_uuid: string
      alias: string | null
      occurred_at: string
      created_at: string
      state: WebhookDelivery['state']
      attempts: number
      status: number | null
      fault: WebhookDelivery['fault']
      duration: number | null
      next_at: string | null
    }
  }
}

export const data = {
  webhooks: {
    why: 'Addresses of programs of the institution that are told what happens; their secrets are encrypted.',
    columns: {
      uuid: 'none',
      name: 'none',
      url: 'none',
      events: 'none',
      is_on: 'none',
      secret: 'none',
      previous_secret: 'none',
      previous_until: 'none',
      failing_since: 'none',
      disabled_at: 'none'
    }
  },
  webhook_deliveries: {
    why: 'What webhooks were told, in ids, and how that went.',
    seenBy: ['administrators'],
    columns: {
      uuid: 'none',
      webhook_uuid: 'none',
      event_uuid: 'none',
      type: 'none',
      subject_uuid: 'none',
      alias: 'advisor',
      occurred_at: 'none',
      created_at: 'none',
      state: 'none',
      attempts: 'none',
      status: 'none',
      fault: 'none',
      duration: 'none',
      next_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
