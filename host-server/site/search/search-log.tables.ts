export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    search_log: {
      id: number
      day: string
      created_at: string
      action: string
      searched_by: string
      words: string
      hits: number | null
      source: string
      form: string | null
      organization_uuid: string | null
      advisor_alias: string | null
    }
  }
}
