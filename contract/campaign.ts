const WORD = /^[a-z0-9_-]{1,40}$/

/** A campaign's name, by which visits and bookings are counted; invalid ones count as absent. */
export const campaignOf = (text: unknown): string | undefined =>
  typeof text === 'string' && WORD.test(text) ? text : undefined

/** What a page's address says about the visit, for the links that lead on: the widgets read it, links must carry it. */
export function carriedBy(query: Record<string, unknown>, names: readonly string[] = ['topic', 'type', 'src']): string {
  const carried = names.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' && value ? [[name, value]] : []
  })
  return carried.length ? `?${new URLSearchParams(carried)}` : ''
}

/** A link that leads on with the campaign of the visit, so that what comes of it is counted. */
export const withCampaign = (address: string, campaign: string | undefined): string =>
  campaign ? `${address}${address.includes('?') ? '&' : '?'}src=${campaign}` : address

/** How the links of a list lead on: on a page with its campaign. */
export type LeadOn = (address: string) => string

export const leadingOn =
  (campaign: string | undefined): LeadOn =>
  (address) =>
    withCampaign(address, campaign)

/** Likewise for links that people have written, which may lead elsewhere or name a campaign of their own. */
export const carryingOn =
  (campaign: string | undefined): LeadOn =>
  (address) => {
    const [, path, hash = ''] = /^(\/[^#]*)(#.*)?$/s.exec(address) ?? []
    return path && !/[?&]src=/.test(path) ? withCampaign(path, campaign) + hash : address
  }

/** The campaign that a page's address names with `?src=`. */
export const campaignIn = (search: string) => campaignOf(new URLSearchParams(search).get('src'))
