import type { FoundAdvisor } from '#contract/push-notifications'
import { ChoiceOption } from '../../ui/fields/choice-option.tsx'
import { personChoice } from '../../ui/fields/choices.ts'

/** An advisor with photo, branch and address, as several may have the same name. */
export const PersonOption = ({ advisor }: { advisor: FoundAdvisor }) => (
  <ChoiceOption choice={personChoice(advisor.slug, advisor, advisor.email_address)} />
)
