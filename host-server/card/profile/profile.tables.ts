import type { ContactOption } from '#contract/contact-options'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    advisor_contact_options: {
      advisor_uuid: string
      name: ContactOption
    }
  }
}
