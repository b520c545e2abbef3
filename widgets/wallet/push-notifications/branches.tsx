import { useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { PushBranch } from '#contract/push-notifications'
import { useTexts } from '../../core/element/texts.tsx'
import { ChoiceOption } from '../../ui/fields/choice-option.tsx'
import { branchChoice } from '../../ui/fields/choices.ts'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { addBranchAtom } from './branch.atoms.ts'

const NONE: readonly PushBranch[] = []

/** The branches, of which a chosen one's advisors are added; the search that the form has already, for its bytes. */
export function Branches({ branches }: { branches: readonly PushBranch[] }) {
  const t = useTexts<typeof pushFormMessages>()
  const add = useSetAtom(addBranchAtom)
  return (
    <MultiSelect
      id="push-form-branch"
      label={t('push-form.branch')}
      placeholder={t('push-form.branch-choose')}
      options={branches}
      selected={NONE}
      onChange={([chosen]) => chosen && void add(chosen.uuid)}
      keyOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      draw={(one) => (
        <ChoiceOption choice={branchChoice(one.uuid, one, t('push-form.branch-advisors', { count: one.advisors }))} />
      )}
    />
  )
}
