import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

/** So many branches are named. */
const NAMED = 2

/** Whose cards: how many advisors, and of which branches. */
export function useAudience() {
  const t = useTexts<typeof pushFormMessages>()
  const { tag } = useTextsContext()
  const list = (names: readonly string[]) => {
    const rest = names.length - NAMED
    if (rest <= 1) return new Intl.ListFormat(tag).format(names)
    return t('push-form.more-branches', { first: names.slice(0, NAMED).join(', '), count: rest })
  }
  return {
    list,
    whole: (count: number, names: readonly string[]) => t('push-form.audience', { count, branches: list(names) })
  }
}
