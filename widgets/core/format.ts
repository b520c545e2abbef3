import { IntlMessageFormat } from 'intl-messageformat'
import type { Formatter } from './texts.tsx'

const cache = new Map<string, IntlMessageFormat>()

export const formatMessage: Formatter = (message, locale, values) => {
  const key = locale + JSON.stringify(message)
  let compiled = cache.get(key)
  if (!compiled) {
    compiled = new IntlMessageFormat(message as never, locale)
    cache.set(key, compiled)
  }
  return String(compiled.format(values))
}
