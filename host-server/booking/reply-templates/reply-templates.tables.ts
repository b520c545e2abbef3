export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    reply_templates: {
      uuid: string
      name: string
      text: string
    }
  }
}
