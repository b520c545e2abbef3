import type { Language } from '#contract/locales'

type Each<T> = Partial<Record<Language, T | undefined>>

/** The one in the first of some languages in which there is one, with its language unless it is the first, the reader's. */
export function pickIn<T>(each: Each<T>, languages: readonly Language[], isThere: (one: T) => boolean) {
  for (const language of languages) {
    const one = each[language]
    if (one !== undefined && isThere(one)) return { one, lang: language === languages[0] ? undefined : language }
  }
  return undefined
}

/** The same of plain words. */
export function wordsIn(each: Each<string>, languages: readonly Language[]) {
  const found = pickIn(each, languages, Boolean)
  return found && { text: found.one, lang: found.lang }
}
