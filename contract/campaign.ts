const WORD = /^[a-z0-9_-]{1,40}$/

/** A campaign's name, by which visits and bookings are counted; invalid ones count as absent. */
export const campaignOf = (text: unknown): string | undefined =>
  typeof text === 'string' && WORD.test(text) ? text : undefined

/** The campaign that a page's address names with `?src=`. */
export const campaignIn = (search: string) => campaignOf(new URLSearchParams(search).get('src'))
