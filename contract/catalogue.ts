import { parse } from '@formatjs/icu-messageformat-parser'
import type { Locale, MessageTable } from './locales.ts'
import { scopes, subscopes } from './messages/scopes.ts'
import type { Messages } from './translations.ts'

const takesArguments = (text: string) => /[{<#]/.test(text)

function textIn(locale: Locale, row: MessageTable[string]): string {
  if (locale === 'en') return row.en
  return (locale === 'de-AT-informal' && row['de-AT-informal']) || row['de-AT']
}

const tables = { ...scopes, ...subscopes }

/** The available scopes. */
export const scopeNames: readonly string[] = Object.keys(tables)

/** The texts of some scopes (all when none is named) in one language, with ICU messages parsed. */
export function catalogue(locale: Locale, names: readonly string[] = Object.keys(scopes)): Messages {
  const rows = names.flatMap((name) => Object.entries(tables[name] ?? {}))
  return Object.fromEntries(
    rows.map(([id, row]) => {
      const text = textIn(locale, row)
      return [id, takesArguments(text) ? parse(text) : text]
    })
  )
}
