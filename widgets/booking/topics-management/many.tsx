import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { TopicAdvisor } from '#contract/topics-management'
import { useTexts } from '../../core/element/texts.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import type { Chosen } from './assign.ts'

interface ManyProps {
  name: string
  title: string
  advisors: readonly TopicAdvisor[]
  chosen: Chosen
  onChange: (isChosen: boolean) => void
}

/** A checkbox for several items: checked, unchecked, or indeterminate. */
export function Many({ name, title, advisors, chosen, onChange }: ManyProps) {
  const t = useTexts<typeof topicsManagementMessages>()
  const total = advisors.length
  const count = advisors.filter(({ uuid }) => chosen.has(uuid)).length
  return (
    <CheckField
      name={name}
      title={title}
      text={t('topics-management.of', { count, total })}
      checked={count === total}
      mixed={count > 0 && count < total}
      onChange={onChange}
    />
  )
}
