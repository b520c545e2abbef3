import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    report_events: {
      id: number
      organization_uuid: string
      advisor_uuid: string
      metric: string
      count: number
      at: string
      day: string
    }
  }
}

export const data = {
  report_events: {
    why: 'What is counted for reports.',
    columns: {
      id: 'none',
      organization_uuid: 'none',
      advisor_uuid: 'none',
      metric: 'none',
      count: 'none',
      at: 'none',
      day: 'none'
    }
  }
} as const satisfies Partial<StoredData>
