import { COMMON_WORDS } from './common-passwords.ts'

/** With fewer letters of its own, a password is found by trying words, names and years. */
const OWN_LETTERS = 4
/** Shorter names would be found in many words. */
const NAME_LETTERS = 3

/** Without capitals and accents; ü and ue are one. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')

const LOOK_ALIKE: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i'
}

const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOK_ALIKE[sign] ?? sign)

/** Without what is appended to meet a rule. */
const withoutEnds = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '')

const partsOf = (name: string) => fold(name).split(/\P{L}+/u)

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '')

function isMadeOf(known: readonly string[], text: string): boolean {
  const rest = known.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && lettersOf(rest).length < OWN_LETTERS
}

const longestFirst = (list: readonly string[]) =>
  [...new Set(list)].filter((word) => word.length >= NAME_LETTERS).sort((one, other) => other.length - one.length)

const COMMON = COMMON_WORDS.map(fold)

/** A short repeated sequence, a date or a number, or fewer than five different characters. */
const isPattern = (password: string) =>
  /^(.{1,6})\1+.{0,5}$/su.test(password) || /^[\d\s.,:/+-]+$/.test(password) || new Set(password).size < 5

/** Whether a password is made of common words, or of the names that belong to its user, with little else. */
export function isGuessable(password: string, names: readonly string[]): boolean {
  if (isPattern(password)) return true
  const known = longestFirst([...COMMON, ...names.flatMap(partsOf)])
  const text = withoutEnds(fold(password))
  return [text, withLetters(text)].some((one) => isMadeOf(known, one))
}
