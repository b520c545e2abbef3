import type { Day } from '#contract/working-hours'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

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

export const data = {
  organizations: {
    why: 'Branches.',
    columns: {
      uuid: 'none',
      alias: 'none',
      name: 'none',
      public_name: 'none',
      street: 'none',
      zip: 'none',
      city: 'none',
      time_zone: 'none',
      latitude: 'none',
      longitude: 'none',
      map_image: 'none',
      phone_number: 'none',
      photo: 'none',
      public_profile_enabled: 'none',
      closed_at: 'none'
    }
  },
  organization_aliases: {
    why: 'Former addresses of branches’ pages.',
    columns: {
      alias: 'none',
      organization_uuid: 'none'
    }
  },
  organization_texts: {
    why: 'Texts of branches from before their pages had versions.',
    columns: {
      organization_uuid: 'none',
      position: 'none',
      title: 'none',
      value: 'none'
    }
  },
  organization_managers: {
    why: 'Who manages a branch.',
    columns: {
      organization_uuid: 'none',
      user_uuid: 'none'
    }
  },
  opening_hours: {
    why: 'When a branch is open.',
    columns: {
      organization_uuid: 'none',
      day: 'none',
      start_time: 'none',
      end_time: 'none'
    }
  }
} as const satisfies Partial<StoredData>
