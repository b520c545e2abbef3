import * as v from 'valibot'

/** Spec §7. */
export const ShareMedium = v.picklist(['whatsapp', 'email'])
export type ShareMedium = v.InferOutput<typeof ShareMedium>

/** Leads on to where a link to the advisor's profile is sent from. */
export const sharePath = (alias: string, medium: ShareMedium) =>
  `/share-buttons/redirect/button-click?${new URLSearchParams({ advisorAlias: alias, socialMediaType: medium })}`

export const profilePath = (alias: string) => `/app/profile/${alias}`
