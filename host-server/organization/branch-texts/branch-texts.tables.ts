export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    organization_texts: {
      organization_uuid: string
      position: number
      title: string
      value: string
    }
  }
}
