export {}

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    embedding_days: {
      day: string
      /** One of the institution's registered websites. */
      origin: string
      /** A tag, without `advisor-`. */
      widget: string
    }
  }
}
