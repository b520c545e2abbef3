export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    assistants: {
      uuid: string
      first_name: string
      last_name: string
      photo: string | null
      phone_number: string
      email_address: string
    }
    advisor_assistants: {
      advisor_uuid: string
      assistant_uuid: string
      takes_requests: boolean
    }
  }
}
