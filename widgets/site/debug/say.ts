import { debugMessages } from '#contract/messages/debug.messages'

/** The language of the page that is checked, as far as it is one of ours. */
export const pageLanguage = () => (document.documentElement.lang.toLowerCase().startsWith('de') ? 'de' : 'en')

/**
 * A text in the language of the page. The texts are part of the script, unlike those of widgets: it has to speak where
 * the server cannot be reached.
 */
export function say(id: keyof typeof debugMessages, values: Record<string, string | number> = {}): string {
  const text = debugMessages[id][pageLanguage() === 'de' ? 'de-AT' : 'en']
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
}
