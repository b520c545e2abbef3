export const BUSINESS_CARD_FORMATS = ['pdf', 'png'] as const
export type BusinessCardFormat = (typeof BUSINESS_CARD_FORMATS)[number]

/** Pictures with an advisor's name and the code that opens the card: behind a video call, and on a locked phone. */
export const CARD_PICTURES = ['call-background', 'lock-screen'] as const
export type CardPicture = (typeof CARD_PICTURES)[number]

/** The campaigns by which visits through these files, and through a tag that a phone touches, are counted. */
export const CARD_CAMPAIGNS = {
  'call-background': 'call',
  'lock-screen': 'phone',
  'print-card': 'print',
  tag: 'nfc'
} as const

/** For printers: of the usual size, with bleed and crop marks. */
export const PRINT_CARD = 'print-card.pdf'

export type CardFile = `card.${BusinessCardFormat}` | typeof PRINT_CARD | `${CardPicture}.png`
export const CARD_FILES: readonly CardFile[] = [
  ...BUSINESS_CARD_FORMATS.map((format) => `card.${format}` as const),
  PRINT_CARD,
  ...CARD_PICTURES.map((picture) => `${picture}.png` as const)
]

/** A file that is made of an advisor's card, for a plain link. */
export const cardFilePath = (alias: string, file: CardFile) => `/app/profile/${alias}/${file}`

/** An advisor's card as a file, for a plain link. */
export const businessCardPath = (alias: string, format: BusinessCardFormat) => cardFilePath(alias, `card.${format}`)
