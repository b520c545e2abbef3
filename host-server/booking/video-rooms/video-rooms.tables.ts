import type { VideoProvider } from '#contract/settings'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    video_rooms: {
      appointment_uuid: string
      provider: VideoProvider
      /** When the service made it; null where it has not yet. */
      made_at: string | null
      /** Since when the service fails to. */
      failing_since: string | null
      /** Where people join, encrypted, if the service has one address for all. */
      link: string | null
    }
  }
}

export const data = {
  video_rooms: {
    why: 'Which appointments have a video room.',
    seenBy: ['nobody'],
    until: 'With the appointment.',
    columns: {
      appointment_uuid: 'none',
      provider: 'none',
      made_at: 'none',
      failing_since: 'none',
      link: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
