import type { ContactOption } from '#contract/contact-options'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    advisor_contact_options: {
      advisor_uuid: string
      name: ContactOption
    }
  }
}

export const data = {
  advisor_contact_options: {
    why: 'How an advisor can be contacted.',
    columns: {
      advisor_uuid: 'none',
      name: 'none'
    }
  }
} as const satisfies Partial<StoredData>
