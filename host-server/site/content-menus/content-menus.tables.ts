import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    content_menus: {
      version: number
      /** JSON. */
      menus: string
      author: string
      saved_at: string
    }
  }
}

export const data = {
  content_menus: {
    why: 'Menus of the institution’s own pages.',
    seenBy: ['editors', 'administrators'],
    until: 'Until the menus are changed again.',
    columns: {
      version: 'none',
      menus: 'none',
      author: 'staff',
      saved_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
