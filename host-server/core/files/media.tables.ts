import type { StoredData } from '../tenancy/stored-data.ts'

declare module '../tenancy/query.ts' {
  interface Tables {
    media: {
      name: string
      content_type: string
      bytes: Buffer
    }
  }
}

export const data = {
  media: {
    why: 'Pictures of people, branches and pages.',
    seenBy: ['public'],
    until: 'Until the picture is replaced or removed.',
    columns: {
      name: 'none',
      content_type: 'none',
      bytes: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
