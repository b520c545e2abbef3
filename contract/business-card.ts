export const BUSINESS_CARD_FORMATS = ['pdf', 'png'] as const
export type BusinessCardFormat = (typeof BUSINESS_CARD_FORMATS)[number]

/** An advisor's card as a file, for a plain link. */
export const businessCardPath = (alias: string, format: BusinessCardFormat) => `/app/profile/${alias}/card.${format}`
