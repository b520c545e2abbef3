import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    content_pages: {
      uuid: string
      path: string
      version: number
      public_version: number | null
      publish_version: number | null
      publish_at: string | null
      withdraw_at: string | null
      was_public: boolean
      is_start: boolean
    }
    content_page_versions: {
      page_uuid: string
      version: number
      title: string
      /** Separated by commas. */
      languages: string
      content: string
      author: string
      saved_at: string
    }
    content_page_paths: {
      page_uuid: string
      path: string
    }
    content_page_pictures: {
      page_uuid: string
      picture: string
    }
  }
}

export const data = {
  content_pages: {
    why: 'Own pages of the institution.',
    columns: {
      uuid: 'none',
      path: 'none',
      version: 'none',
      public_version: 'none',
      publish_version: 'none',
      publish_at: 'none',
      withdraw_at: 'none',
      was_public: 'none',
      is_start: 'none'
    }
  },
  content_page_versions: {
    why: 'Their versions.',
    seenBy: ['editors', 'administrators'],
    until: 'With the page.',
    columns: {
      page_uuid: 'none',
      version: 'none',
      title: 'none',
      languages: 'none',
      content: 'none',
      author: 'staff',
      saved_at: 'none'
    }
  },
  content_page_paths: {
    why: 'Their former addresses.',
    columns: {
      page_uuid: 'none',
      path: 'none'
    }
  },
  content_page_pictures: {
    why: 'Their pictures.',
    columns: {
      page_uuid: 'none',
      picture: 'none'
    }
  }
} as const satisfies Partial<StoredData>
