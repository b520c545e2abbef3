export const ACCOUNTS = ['guest', 'advisor', 'admin'] as const

/** A request for any site: `@name@` is replaced by the site's own value. */
export interface Draft {
  method: string
  path: string
  /** The query as it is sent, each part beginning with `&`. */
  query: string
  headers: Record<string, string | string[] | undefined>
  /** The account that sends the request; `guest` has none. */
  as: (typeof ACCOUNTS)[number]
  body: unknown
  isForm: boolean
  /** Applied to the body's bytes, written as characters. */
  damage?: (text: string) => string
}
