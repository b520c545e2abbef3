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
