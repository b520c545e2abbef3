import type { Locale } from '#contract/locales'
import { questionsIn } from './questions.service.ts'

/** Parses the `documents` column of a topic. */
export const documentsOf = (json: string): string[] => JSON.parse(json)

/** A topic's name for a choice of it; `lang` is the institution's language, which names without a translation are in. */
export const shownTopic = (
  { uuid, topic, is_own }: { uuid: string; topic: string; is_own: unknown },
  lang: string | undefined
) => ({ uuid, topic, ...(lang && is_own ? { lang } : {}) })

/** A topic as the public API returns it: `documents` and `questions` are left out where there are none. */
export function publicTopic<T extends { documents: string; questions: string }>(row: T, locale: Locale) {
  const { documents: listed, questions: asked, ...topic } = row
  const [documents, questions] = [documentsOf(listed), questionsIn(asked, locale)]
  return { ...topic, ...(documents.length && { documents }), ...(questions.length && { questions }) }
}
