import { CONTENT_LANGUAGES } from '#contract/content-pages'
import type { Language } from '#contract/locales'

export type Errors = Readonly<Record<string, readonly string[]>>

/** What the server says about a place in the content and about what is in it, without repetitions. */
export function errorsAt(errors: Errors, path: string): string[] {
  const said = Object.entries(errors).filter(([at]) => at === path || at.startsWith(`${path}.`))
  return [...new Set(said.flatMap(([, texts]) => texts))]
}

/** Likewise, but only about what is in none of `fields`, which say it themselves. */
export function errorsBeside(errors: Errors, path: string, fields: readonly string[]): string[] {
  const own = fields.map((field) => `${path}.${field}`)
  const others = Object.entries(errors).filter(([at]) => !own.some((one) => at === one || at.startsWith(`${one}.`)))
  return errorsAt(Object.fromEntries(others), path)
}

/** What the server says about words that are in several languages: about all of them, or about those in one. */
export const errorsOfWords = (errors: Errors, path: string, language: Language): string[] => [
  ...(errors[path] ?? []),
  ...errorsAt(errors, `${path}.${language}`)
]

const languageOf = (path: string) => {
  const parts = path.split('.')
  return CONTENT_LANGUAGES.find((language) => parts.includes(language))
}

/** The languages in which something is to be corrected. */
export function languagesIn(errors: Errors): Language[] {
  const found = Object.keys(errors).map(languageOf)
  return CONTENT_LANGUAGES.filter((language) => found.includes(language))
}

/** The language in which what is refused can be seen: the shown one, unless all of it is in another. */
export function languageFor(errors: Errors, shown: Language): Language {
  const found = Object.keys(errors).map(languageOf)
  return found.includes(shown) || found.includes(undefined) ? shown : (found[0] ?? shown)
}
