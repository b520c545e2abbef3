import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    reply_templates: {
      uuid: string
      name: string
      text: string
    }
  }
}

export const data = {
  reply_templates: {
    why: 'Replies that staff can begin with.',
    columns: {
      uuid: 'none',
      name: 'none',
      text: 'none'
    }
  }
} as const satisfies Partial<StoredData>
