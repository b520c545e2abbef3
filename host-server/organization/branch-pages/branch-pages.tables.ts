export {}

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
