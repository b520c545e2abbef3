export const ACCOUNTS = ['guest', 'advisor', 'admin'] as const

/** A request for any site: `@name@` is replaced by the site's own value. */
export interface Draft {
  method: string
  path: string
  /** As it goes into the address, each part begun by `&`. */
  query: string
  headers: Record<string, string | string[] | undefined>
  /** The account that asks; `guest` has none. */
  as: (typeof ACCOUNTS)[number]
  body: unknown
  isForm: boolean
  /** Applied to the body's bytes, written as characters. */
  damage?: (text: string) => string
}
