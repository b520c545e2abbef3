import type { AppointmentType } from '#contract/appointment-types'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    advisor_appointment_types: {
      advisor_uuid: string
      type: AppointmentType
    }
  }
}
