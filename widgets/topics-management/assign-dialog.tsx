import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import type { ManagedTopic, TopicAdvisors } from '#contract/topics-management'
import type { topicsManagementMessages } from '#contract/topics-management.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { GuardedModal, useGuarded } from '../ui/guarded-modal.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { SaveButton } from '../ui/save-button.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { assignAtom, assignedAtom, everybodyAtom, loadEverybodyAtom } from './assign.atoms.ts'
import { changeIn, groupsOf, holdersIn, withAll } from './assign.ts'
import { Branch } from './branch-group.tsx'
import { Many } from './many.tsx'

const useMessages = useTexts<typeof topicsManagementMessages & typeof uiMessages>

interface FormProps {
  topic: ManagedTopic
  everybody: TopicAdvisors
  onClose: () => void
}

/** Who is to have the topic, until that is saved. */
function useAssignment({ topic, everybody }: Omit<FormProps, 'onClose'>) {
  const [chosen, setChosen] = useState(() => holdersIn(everybody))
  const [busy, setBusy] = useState(false)
  const assign = useSetAtom(assignAtom)
  const change = useMemo(() => changeIn(everybody, chosen), [everybody, chosen])
  const isDirty = change.assign.length + change.withdraw.length > 0
  useGuarded(isDirty)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isDirty) return
    setBusy(true)
    if (!(await assign(topic, change))) setBusy(false)
  }
  return { chosen, setChosen, busy, change, isDirty, submit }
}

function AssignForm({ onClose, ...props }: FormProps) {
  const t = useMessages()
  const { everybody } = props
  const [query, setQuery] = useState('')
  const { chosen, setChosen, busy, change, isDirty, submit } = useAssignment(props)
  const groups = useMemo(() => groupsOf(everybody, query), [everybody, query])
  const shown = groups.flatMap(({ advisors }) => advisors)
  const isSearch = Boolean(query.trim())
  const numbers = { gain: change.assign.length, lose: change.withdraw.length }
  if (!everybody.advisors.length) return <p className="lead">{t('topics-management.no-advisors')}</p>
  return (
    <form noValidate onSubmit={submit}>
      <p className="lead">{t('topics-management.assign-lead')}</p>
      <SearchField
        label={t('topics-management.assign-search')}
        className="topics-search"
        value={query}
        onType={setQuery}
        // Enter would save
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {shown.length ? (
        <Many
          name="all"
          title={t(isSearch ? 'topics-management.all-shown' : 'topics-management.all')}
          advisors={shown}
          chosen={chosen}
          onChange={(isChosen) => setChosen(withAll(chosen, shown, isChosen))}
        />
      ) : (
        <p className="lead">{t('topics-management.assign-none')}</p>
      )}
      <ul className="topics-branches">
        {groups.map((group) => (
          <Branch key={group.uuid} group={group} isSearch={isSearch} chosen={chosen} onChange={setChosen} />
        ))}
      </ul>
      <div className="form-actions topics-decision">
        <p role="status">{t(isDirty ? 'topics-management.gain-lose' : 'topics-management.unchanged', numbers)}</p>
        <SaveButton busy={busy} disabled={!isDirty} />
        <button type="button" className="button" onClick={onClose}>
          {t('ui.cancel')}
        </button>
      </div>
    </form>
  )
}

function Content({ topic, onClose }: { topic: ManagedTopic; onClose: () => void }) {
  const { status, failure, everybody } = useAtomValue(everybodyAtom)
  const load = useSetAtom(loadEverybodyAtom)
  useEffect(() => void load(topic.uuid), [load, topic.uuid])
  if (status === 'error') return <GeneralError failure={failure} level={3} retry={() => void load(topic.uuid)} />
  if (status === 'loading' || !everybody) return <LoadingBox />
  return <AssignForm topic={topic} everybody={everybody} onClose={onClose} />
}

/** Gives a topic to many advisors, or takes it from them: by branch, by search, or all. */
export function AssignDialog() {
  const t = useMessages()
  const topic = useAtomValue(assignedAtom)
  const open = useSetAtom(assignedAtom)
  const close = () => open(undefined)
  const title = t('topics-management.assign-title', { topic: topic?.topic ?? '' })
  return (
    <GuardedModal open={Boolean(topic)} onClose={close} title={title} clickToClose={false} width={680}>
      {topic && <Content topic={topic} onClose={close} />}
    </GuardedModal>
  )
}
