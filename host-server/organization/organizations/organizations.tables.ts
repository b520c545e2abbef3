import type { Day } from '#contract/working-hours'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    organizations: {
      uuid: string
      alias: string
      name: string
      public_name: string | null
      street: string
      zip: string
      city: string
      time_zone: string
      latitude: number | null
      longitude: number | null
      map_image: string | null
      phone_number: string
      photo: string | null
      public_profile_enabled: boolean
      closed_at: string | null
    }
    organization_aliases: {
      alias: string
      organization_uuid: string
    }
    /** What branches' pages said before they had versions; read until the first one is public. */
    organization_texts: {
      organization_uuid: string
      position: number
      title: string
      value: string
    }
    organization_managers: {
      organization_uuid: string
      user_uuid: string
    }
    opening_hours: {
      organization_uuid: string
      day: Day
      start_time: string
      end_time: string
    }
  }
}
