import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    frontend_logs: {
      id: number
      action: string
      advisor_alias: string | null
      data: string
      created_at: string
    }
  }
}

export const data = {
  frontend_logs: {
    why: 'What browsers report: clicks and errors.',
    seenBy: ['nobody'],
    heldBack: { data: 'Whose it is, is not stored.' },
    columns: {
      id: 'none',
      action: 'none',
      advisor_alias: 'advisor',
      data: 'visitor',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
