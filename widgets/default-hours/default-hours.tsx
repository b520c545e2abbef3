import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import type { defaultHoursMessages } from '#contract/default-hours.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { unsavedAtom } from '../core/unsaved.ts'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useStyles } from '../ui/use-styles.ts'
import week from '../ui/week/week.css?inline'
import { Closed } from './closed.tsx'
import css from './default-hours.css?inline'
import { Hours } from './hours.tsx'
import { branchesAtom, isAdministratorAtom, loadBranchesAtom } from './scope.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages & typeof uiMessages>

/** Whom it is decided for: the query's id names a branch. */
function useScope() {
  const [params, setParams] = useSearchParams()
  const { branches } = useAtomValue(branchesAtom)
  const isAdministrator = useAtomValue(isAdministratorAtom)
  const asked = branches.find(({ uuid }) => uuid === params.get('id'))?.uuid
  const first = isAdministrator ? '' : branches[0]?.uuid
  return { uuid: asked ?? first, choose: (uuid: string) => setParams(uuid ? { id: uuid } : {}, { replace: true }) }
}

function Scope({ uuid, choose }: { uuid: string; choose: (uuid: string) => void }) {
  const t = useMessages()
  const { branches } = useAtomValue(branchesAtom)
  const isAdministrator = useAtomValue(isAdministratorAtom)
  const isUnsaved = useAtomValue(unsavedAtom)
  const all = isAdministrator ? [['', t('default-hours.institution')] as const] : []
  const turn = (to: string) => (!isUnsaved || confirm(t('ui.unsaved'))) && choose(to)
  return (
    <div className="hours-scope">
      <SelectField
        name="scope"
        label={t('default-hours.scope')}
        options={[...all, ...branches.map((one) => [one.uuid, one.name] as const)]}
        value={uuid}
        onChange={turn}
      />
    </div>
  )
}

/** When advisors can be booked who decide nothing else, and when nobody can. */
export function DefaultHours() {
  useStyles(week)
  useStyles(css)
  const t = useMessages()
  const { status, failure } = useAtomValue(branchesAtom)
  const load = useSetAtom(loadBranchesAtom)
  const { uuid, choose } = useScope()
  useEffect(() => void load(), [load])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') {
    return (
      <div className="card">
        <GeneralError failure={failure} retry={() => void load()} />
      </div>
    )
  }
  if (uuid === undefined) return <p className="notice">{t('default-hours.no-branch')}</p>
  return (
    <div className="stack">
      <Scope uuid={uuid} choose={choose} />
      <Hours key={`week ${uuid}`} uuid={uuid} />
      <Closed key={`closed ${uuid}`} uuid={uuid} />
    </div>
  )
}
