import { createContext, useContext } from 'react'
import type { Locale, MessageTable } from '#contract/locales'
import type { Preload } from '#contract/preload'
import type { Messages } from '#contract/translations'

export type Values = Record<string, string | number | Date>

/** Formats a parsed ICU message; loaded only with widgets whose texts have arguments. */
export type Formatter = (message: unknown[], locale: string, values: Values) => string

export interface Texts {
  /** The language that the server chose, as a BCP 47 tag for `lang` and `Intl`. */
  locale: Locale
  tag: string
  messages: Messages
  /** The language of what the institution has written itself, such as positions, where that is another one. */
  written_in?: string | undefined
  /** Why nothing can be sent from this page, known before anything is typed. */
  refusal?: Preload['refusal']
  format?: Formatter | undefined
}

export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTextsContext(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('no texts')
  return texts
}

/** A text by id; an unknown id is shown as it is. */
export function translate({ messages, tag, format }: Texts, id: string, values: Values = {}): string {
  const message = messages[id]
  if (message === undefined) return id
  return typeof message === 'string' ? message : (format?.(message, tag, values) ?? id)
}

/** `const t = useTexts<typeof messages>()`: the ids of the noun's own table, checked by the compiler, its texts kept out of the bundle. */
export function useTexts<T extends MessageTable>() {
  const texts = useTextsContext()
  return (id: keyof T & string, values?: Values) => translate(texts, id, values)
}
