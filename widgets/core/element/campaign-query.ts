/** What links that lead on carry of the page's address: its campaign, so that what comes of it is counted. */
export function campaignQuery(): string {
  const [, campaign] = /[?&](src=[\w-]+)/.exec(location.search) ?? []
  return campaign ? `?${campaign}` : ''
}
