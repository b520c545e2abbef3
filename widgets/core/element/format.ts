import { withOneStop } from '#contract/full-stop'
import type { Formatter, Values } from './texts.tsx'

/** An element of a parsed ICU message; `type` is the parser's TYPE. */
type Element =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 2; value: string }
  | { type: 5; value: string; options: Options }
  | { type: 6; value: string; options: Options; offset: number; pluralType: Intl.PluralRuleType }
  | { type: 7 }
type Options = Record<string, { value: Element[] } | undefined>

const none = { value: [] }

/**
 * In our languages such numbers are written as they are, and 1 alone is singular. `Intl` knows as well, but loading its
 * data takes a phone up to a tenth of a second.
 */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

function write(elements: Element[], locale: string, values: Values, count = 0): string {
  const number = (value: number) => (isPlain(value) ? String(value) : new Intl.NumberFormat(locale).format(value))
  const one = (element: Element): string => {
    if (element.type === 0) return element.value
    if (element.type === 7) return number(count)
    const value = values[element.value] ?? ''
    if (element.type === 1) return String(value)
    if (element.type === 2) return number(Number(value))
    const { options } = element
    if (element.type === 5) return write((options[String(value)] ?? options.other ?? none).value, locale, values, count)
    const rest = Number(value) - element.offset
    const rule = () => {
      if (element.pluralType === 'cardinal' && isPlain(rest)) return rest === 1 ? 'one' : 'other'
      return new Intl.PluralRules(locale, { type: element.pluralType }).select(rest)
    }
    return write((options[`=${value}`] ?? options[rule()] ?? options.other ?? none).value, locale, values, rest)
  }
  return elements.map(one).join('')
}

/** Formats a parsed ICU message: arguments, numbers, plurals and selects, which is what our texts use (see its test). */
export const formatMessage: Formatter = (message, locale, values) =>
  withOneStop(write(message as Element[], locale, values), values)
