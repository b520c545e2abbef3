export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    search_forms: {
      uuid: string
      alias: string
      name: string
      definition: string
      changed_at: string
    }
  }
}
