import type { StoredData } from '../../core/tenancy/stored-data.ts'
import type { MessageType } from './google-objects.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    google_classes: {
      fingerprint: string
    }
    google_messages: {
      serial: string
      notification_uuid: string
      message_type: MessageType
      begun_at: string
      told_at: string | null
    }
  }
}

export const data = {
  google_classes: {
    why: 'What Google Wallet knows of cards.',
    columns: {
      fingerprint: 'none'
    }
  },
  google_messages: {
    why: 'Which notification stands on which card in Google Wallet.',
    columns: {
      serial: 'none',
      notification_uuid: 'none',
      message_type: 'none',
      begun_at: 'none',
      told_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
