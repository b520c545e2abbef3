import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { branchChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { addAllAtom, addBranchAtom, branchesAtom, isBusyAtom, loadBranchesAtom } from './branch.atoms.ts'

/** Adds all advisors, or those of a branch, as an alternative to the search by name. */
export function BranchChoice() {
  const t = useTexts<typeof pushFormMessages>()
  const branches = useAtomValue(branchesAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const load = useSetAtom(loadBranchesAtom)
  const addAll = useSetAtom(addAllAtom)
  const add = useSetAtom(addBranchAtom)
  return (
    <div className="stack">
      <div className="cluster">
        <Busy className="button" busy={isBusy} onClick={() => void addAll()}>
          {t('push-form.all')}
        </Busy>
        <Busy className="button" busy={isBusy} onClick={() => void load()}>
          {t('push-form.branches')}
        </Busy>
      </div>
      {branches && (
        <ComboboxField
          name="branch"
          label={t('push-form.branch')}
          placeholder={t('push-form.branch-choose')}
          value=""
          options={branches.map((one) =>
            branchChoice(one.uuid, one, t('push-form.branch-advisors', { count: one.advisors }))
          )}
          onChange={(uuid) => void add(uuid)}
        />
      )}
    </div>
  )
}
