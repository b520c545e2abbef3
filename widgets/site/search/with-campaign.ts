import { campaignQuery } from '../../core/element/campaign-query.ts'

/** A link that leads on with the campaign of the page on which a browser shows it, so that what comes of it is counted. */
export const withCampaign = (address: string): string =>
  address + campaignQuery().replace('?', address.includes('?') ? '&' : '?')
