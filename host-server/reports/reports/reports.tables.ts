import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    report_days: {
      organization_uuid: string
      advisor_uuid: string
      metric: string
      count: number
      day: string
    }
    report_months: {
      organization_uuid: string
      advisor_uuid: string
      metric: string
      count: number
      month: string
    }
    report_rollups: {
      rolled_until: string | null
      checked_at: string
    }
  }
}

export const data = {
  report_days: {
    why: 'Figures by day.',
    columns: {
      organization_uuid: 'none',
      advisor_uuid: 'none',
      metric: 'none',
      count: 'none',
      day: 'none'
    }
  },
  report_months: {
    why: 'Figures by month.',
    columns: {
      organization_uuid: 'none',
      advisor_uuid: 'none',
      metric: 'none',
      count: 'none',
      month: 'none'
    }
  },
  report_rollups: {
    why: 'Until when figures are added up.',
    columns: {
      rolled_until: 'none',
      checked_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
