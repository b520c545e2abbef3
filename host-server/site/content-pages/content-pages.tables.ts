export {}

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
