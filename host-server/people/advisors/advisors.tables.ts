import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    advisors: {
      uuid: string
      alias: string
      organization_uuid: string
      first_name: string
      last_name: string
      title_prefix: string
      title_suffix: string
      position: string
      email_address: string
      phone_number: string
      photo: string | null
      is_institutional: boolean
      whatsapp_enable: boolean
      whatsapp_id: string
      requires_confirmation: boolean
      deactivated_at: string | null
      /** From then on the card is nobody's. */
      erased_at: string | null
      own_week: boolean
      /** Joined with commas. */
      tags: string
      advising_since: number | null
      /** To be read with `experienceOf`. */
      certificates: string
      /** The published reviews, and the sum of their stars. */
      reviews_count: number
      reviews_stars: number
    }
    advisor_aliases: {
      alias: string
      advisor_uuid: string
    }
    /** Former addresses of cards whose advisors were erased. */
    erased_aliases: {
      alias_hash: string
      advisor_uuid: string
    }
    advisor_successors: {
      advisor_uuid: string
      successor_uuid: string
    }
  }
}

export const data = {
  advisors: {
    why: 'Business cards of advisors.',
    seenBy: ['public'],
    until: 'As long as the institution is there; a deactivated card is hidden, and who is erased has no name any more.',
    columns: {
      uuid: 'none',
      alias: 'advisor',
      organization_uuid: 'none',
      first_name: 'advisor',
      last_name: 'advisor',
      title_prefix: 'advisor',
      title_suffix: 'advisor',
      position: 'advisor',
      email_address: 'advisor',
      phone_number: 'advisor',
      photo: 'advisor',
      is_institutional: 'none',
      whatsapp_enable: 'none',
      whatsapp_id: 'advisor',
      requires_confirmation: 'none',
      deactivated_at: 'none',
      erased_at: 'none',
      own_week: 'none',
      tags: 'advisor',
      advising_since: 'advisor',
      certificates: 'advisor',
      reviews_count: 'none',
      reviews_stars: 'none'
    }
  },
  advisor_aliases: {
    why: 'Former addresses of cards.',
    seenBy: ['public'],
    until: 'With the advisor.',
    columns: {
      alias: 'advisor',
      advisor_uuid: 'none'
    }
  },
  erased_aliases: {
    why: 'That an address was the card of an advisor who was erased, as a keyed hash, so that printed cards lead on.',
    seenBy: ['nobody'],
    until: 'As long as the institution is there.',
    columns: {
      alias_hash: 'retained:address',
      advisor_uuid: 'none'
    }
  },
  advisor_successors: {
    why: 'Who follows an advisor who has left.',
    columns: {
      advisor_uuid: 'none',
      successor_uuid: 'none'
    }
  }
} as const satisfies Partial<StoredData>
