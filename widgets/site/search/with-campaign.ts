/** A link that leads on with the campaign of the page on which a browser shows it, so that what comes of it is counted. */
export function withCampaign(address: string): string {
  // on a page that the server draws there is none to read
  const [, campaign] = /[?&](src=[\w-]+)/.exec(globalThis.location?.search) ?? []
  return campaign ? `${address}${address.includes('?') ? '&' : '?'}${campaign}` : address
}
