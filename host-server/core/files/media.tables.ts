export {}

declare module '../tenancy/query.ts' {
  interface Tables {
    media: {
      name: string
      content_type: string
      bytes: Buffer
    }
  }
}
