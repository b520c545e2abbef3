/** The alphabet of text messages (3GPP TS 23.038), and the characters that take two places in it. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
)
const DOUBLE = new Set('\f^{}\\[~]|€')

/** The places of each character, where a message has one alphabet for all. */
function placesOf(text: string): { places: number[]; single: number; each: number } {
  const characters = [...text]
  if (characters.every((one) => BASIC.has(one) || DOUBLE.has(one))) {
    return { places: characters.map((one) => (DOUBLE.has(one) ? 2 : 1)), single: 160, each: 153 }
  }
  return { places: characters.map(({ length }) => length), single: 70, each: 67 }
}

/** In how many parts a text message is sent, each of which is charged; a character is never divided. */
export function partsOf(text: string): number {
  const { places, single, each } = placesOf(text)
  if (places.reduce((sum, one) => sum + one, 0) <= single) return 1
  let parts = 1
  let used = 0
  for (const one of places) {
    if (used + one > each) {
      parts += 1
      used = 0
    }
    used += one
  }
  return parts
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\s\u00a0\u2000-\u200b\u202f\u205f\u2060\ufeff]+/g, ' '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019\u201a\u201b]/g, "'"],
  [/[\u00ab\u00bb\u201c-\u201f]/g, '"'],
  [/\u2026/g, '...']
]

/** Written with the characters of text messages, where others mean the same: one dash would more than double the parts. */
export const plain = (text: string): string =>
  PLAIN.reduce((written, [from, to]) => written.replace(from, to), text.normalize('NFC')).trim()
