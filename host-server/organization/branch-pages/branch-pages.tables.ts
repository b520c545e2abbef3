import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    branch_pages: {
      organization_uuid: string
      version: number
      public_version: number | null
      publish_version: number | null
      publish_at: string | null
    }
    branch_page_versions: {
      organization_uuid: string
      version: number
      content: string
      author: string
      saved_at: string
    }
    branch_page_pictures: {
      organization_uuid: string
      picture: string
    }
  }
}

export const data = {
  branch_pages: {
    why: 'Which version of a branch’s page is public.',
    columns: {
      organization_uuid: 'none',
      version: 'none',
      public_version: 'none',
      publish_version: 'none',
      publish_at: 'none'
    }
  },
  branch_page_versions: {
    why: 'Versions of branches’ pages.',
    seenBy: ['editors', 'administrators'],
    until: 'With the page.',
    columns: {
      organization_uuid: 'none',
      version: 'none',
      content: 'none',
      author: 'staff',
      saved_at: 'none'
    }
  },
  branch_page_pictures: {
    why: 'Pictures of branches’ pages.',
    columns: {
      organization_uuid: 'none',
      picture: 'none'
    }
  }
} as const satisfies Partial<StoredData>
