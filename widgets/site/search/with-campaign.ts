/** A link that leads on with the campaign of the page on which a browser shows it, so that what comes of it is counted. */
export function withCampaign(address: string): string {
  const [, campaign] = /[?&](src=[\w-]+)/.exec(location.search) ?? []
  return campaign ? `${address}${address.includes('?') ? '&' : '?'}${campaign}` : address
}
