import type { StoredData } from '../../core/tenancy/stored-data.ts'

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

export const data = {
  assistants: {
    why: 'Assistants whom cards show.',
    seenBy: ['public'],
    until: 'Until they are deleted.',
    columns: {
      uuid: 'none',
      first_name: 'staff',
      last_name: 'staff',
      photo: 'staff',
      phone_number: 'staff',
      email_address: 'staff'
    }
  },
  advisor_assistants: {
    why: 'Who assists whom.',
    columns: {
      advisor_uuid: 'none',
      assistant_uuid: 'none',
      takes_requests: 'none'
    }
  }
} as const satisfies Partial<StoredData>
