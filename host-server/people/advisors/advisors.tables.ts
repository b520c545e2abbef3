export {}

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
    advisor_successors: {
      advisor_uuid: string
      successor_uuid: string
    }
  }
}
