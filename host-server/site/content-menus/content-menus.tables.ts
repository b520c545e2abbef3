export {}

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
