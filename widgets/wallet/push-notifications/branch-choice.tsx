import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
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
        <SelectField
          name="branch"
          label={t('push-form.branch')}
          value=""
          options={[
            ['', t('push-form.branch-choose')],
            ...branches.map(({ uuid, name, advisors }) => [uuid, `${name} (${advisors})`] as const)
          ]}
          onChange={(uuid) => uuid && void add(uuid)}
        />
      )}
    </div>
  )
}
