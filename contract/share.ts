import * as v from 'valibot'

/** Spec §7. */
export const ShareMedium = v.picklist(['whatsapp', 'email'])
export type ShareMedium = v.InferOutput<typeof ShareMedium>

/** Redirects to the platform that shares a link to the advisor's profile. */
export const sharePath = (alias: string, medium: ShareMedium) =>
  `/share-buttons/redirect/button-click?${new URLSearchParams({ advisorAlias: alias, socialMediaType: medium })}`

export const profilePath = (alias: string) => `/app/profile/${alias}`
