import type { VideoProvider } from '#contract/settings'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    video_rooms: {
      appointment_uuid: string
      provider: VideoProvider
      /** When the service made it; null where it has not yet. */
      made_at: string | null
      /** Since when the service fails to. */
      failing_since: string | null
    }
  }
}
