import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { PushBranch } from '#contract/push-notifications'
import { useTexts } from '../../core/element/texts.tsx'
import { ChoiceOption } from '../../ui/fields/choice-option.tsx'
import { branchChoice } from '../../ui/fields/choices.ts'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { addBranchAtom } from './branch.atoms.ts'
import { draftAtom, typeAtom } from './push-form.atoms.ts'

/** The branches, of which a chosen one's advisors are added, and removed again; the search that the form has already, for its bytes. */
export function Branches({ branches }: { branches: readonly PushBranch[] }) {
  const t = useTexts<typeof pushFormMessages>()
  const add = useSetAtom(addBranchAtom)
  const type = useSetAtom(typeAtom)
  const { advisors } = useAtomValue(draftAtom)
  const of = ({ name }: PushBranch) => advisors.filter(({ branch }) => branch === name)
  const whole = branches.filter((one) => of(one).length >= one.advisors)
  const change = (chosen: readonly PushBranch[]) => {
    const added = chosen.find((one) => !whole.includes(one))
    if (added) return void add(added.uuid)
    const left = new Set(whole.filter((one) => !chosen.includes(one)).flatMap(of))
    type({ advisors: advisors.filter((one) => !left.has(one)) })
  }
  return (
    <MultiSelect
      id="push-form-branch"
      label={t('push-form.branch')}
      placeholder={t('push-form.branch-choose')}
      options={branches}
      selected={whole}
      onChange={change}
      keyOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      draw={(one) => (
        <ChoiceOption choice={branchChoice(one.uuid, one, t('push-form.branch-advisors', { count: one.advisors }))} />
      )}
    />
  )
}
