export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    consents: {
      uuid: string
      created_at: string
      version: string
      choice: string
    }
  }
}
