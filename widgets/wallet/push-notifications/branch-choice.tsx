import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { expecting, usePart } from '../../core/element/use-part.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'
import { attemptAtom, branchesAtom, isBusyAtom } from './branch-choice.atoms.ts'

const later = () => import('./later-parts.ts')

/** Loads them when the user starts to choose by branch. */
const loadBranchesAtom = atom(null, (_get, set) => set(attemptAtom, async () => set((await later()).readBranchesAtom)))

/** Adds all advisors of the institution. */
const addAllAtom = atom(null, (_get, set) => set(attemptAtom, async () => set((await later()).readAllAtom)))

const loadPart = () => later().then(({ Branches }) => Branches)

/** Adds all advisors, or those of a branch, as an alternative to the search by name. */
export function BranchChoice() {
  const t = useTexts<typeof pushFormMessages>()
  const branches = useAtomValue(branchesAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const load = useSetAtom(loadBranchesAtom)
  const addAll = useSetAtom(addAllAtom)
  const { Part, isFailed, retry } = usePart(loadPart, Boolean(branches))
  return (
    <div className="stack">
      <div className="cluster" {...expecting(loadPart)}>
        <Busy className="button" busy={isBusy} onClick={() => void addAll()}>
          {t('push-form.all')}
        </Busy>
        <Busy className="button" busy={isBusy} onClick={() => void load()}>
          {t('push-form.branches')}
        </Busy>
      </div>
      {branches && Part && <Part branches={branches} />}
      {isFailed && <PartFailed onRetry={retry} />}
    </div>
  )
}
