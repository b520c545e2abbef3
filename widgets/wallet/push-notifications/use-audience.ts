import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

/** So many branches or advisors are named. */
const NAMED = 2

interface Audience {
  advisors: number
  /** Empty if there are too many to be named. */
  names: readonly string[]
  branches: readonly string[]
}

/** Whose cards: the advisors if they are few, or how many, and of which branches. */
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
    /** Their names if all are known, as those of erased people are not. */
    people: ({ advisors, names }: Omit<Audience, 'branches'>) =>
      advisors <= NAMED && names.length === advisors ? list(names) : '',
    whole({ advisors: count, names, branches }: Audience) {
      const people = this.people({ advisors: count, names })
      return people
        ? t('push-form.audience-named', { count, names: people })
        : t('push-form.audience', { count, branches: list(branches) })
    }
  }
}
