import { useAtomValue } from 'jotai'
import { useSearchParams } from 'wouter'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { unsavedAtom } from '../../core/forms/unsaved.ts'
import { organizations } from '../../organization/organizations/organizations.atoms.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { useLeaving } from '../../ui/dialogs/leaving.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { branchChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import week from '../week/week.css?inline'
import { Closed } from './closed.tsx'
import css from './default-hours.css?inline'
import { Hours } from './hours.tsx'
import { isAdministratorAtom } from './scope.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages & typeof uiMessages>

/** Chooses the institution or, by the query's id, a branch. */
function useScope() {
  const [params, setParams] = useSearchParams()
  const branches = useAtomValue(organizations.valueAtom) ?? []
  const isAdministrator = useAtomValue(isAdministratorAtom)
  const asked = branches.find(({ uuid }) => uuid === params.get('id'))?.uuid
  const first = isAdministrator ? '' : branches[0]?.uuid
  return { uuid: asked ?? first, choose: (uuid: string) => setParams(uuid ? { id: uuid } : {}, { replace: true }) }
}

function Scope({ uuid, choose }: { uuid: string; choose: (uuid: string) => void }) {
  const t = useMessages()
  const branches = useAtomValue(organizations.valueAtom) ?? []
  const isAdministrator = useAtomValue(isAdministratorAtom)
  const isUnsaved = useAtomValue(unsavedAtom)
  const all = isAdministrator ? [{ value: '', text: t('default-hours.institution') }] : []
  const ask = useLeaving()
  const turn = (to: string) => (isUnsaved ? ask(() => choose(to)) : choose(to))
  return (
    <div className="hours-scope">
      <ComboboxField
        name="scope"
        label={t('default-hours.scope')}
        options={[
          ...all,
          ...branches.map(({ uuid, name, address }) => branchChoice(uuid, { name, city: address.city }))
        ]}
        value={uuid}
        onChange={turn}
      />
    </div>
  )
}

/** The default week of advisors, and the closures. */
export function Page() {
  useStyles(week)
  useStyles(css)
  const t = useMessages()
  const { status, failure, retry } = useRequest(organizations, undefined)
  const { uuid, choose } = useScope()
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') {
    return (
      <div className="card">
        <GeneralError failure={failure} retry={retry} />
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
