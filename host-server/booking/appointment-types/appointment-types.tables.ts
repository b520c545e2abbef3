import type { AppointmentType } from '#contract/appointment-types'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    advisor_appointment_types: {
      advisor_uuid: string
      type: AppointmentType
    }
  }
}

export const data = {
  advisor_appointment_types: {
    why: 'How customers meet an advisor.',
    columns: {
      advisor_uuid: 'none',
      type: 'none'
    }
  }
} as const satisfies Partial<StoredData>
