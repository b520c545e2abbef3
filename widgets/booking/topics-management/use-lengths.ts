import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'

const DAY = 24 * 60

/** Minutes as hours and minutes, or as whole days. */
export function useLengths() {
  const t = useTexts<typeof topicsManagementMessages & typeof uiMessages>()
  return (minutes: number) => {
    if (!minutes) return t('topics-management.none')
    if (minutes % DAY === 0) return t('topics-management.days', { days: minutes / DAY })
    return t('ui.duration', durationOf(minutes))
  }
}
