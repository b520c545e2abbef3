import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useMemo, useState } from 'react'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { ManagedTopic, TopicAdvisors } from '#contract/topics-management'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { assignAtom, assignedAtom, topicAdvisors } from './assign.atoms.ts'
import { changeIn, groupsOf, holdersIn, withAll } from './assign.ts'
import { Branch } from './branch-group.tsx'
import { Many } from './many.tsx'

const useMessages = useTexts<typeof topicsManagementMessages>

interface FormProps {
  topic: ManagedTopic
  everybody: TopicAdvisors
  onClose: () => void
}

/** The unsaved assignment. */
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
    <form className="topics-assign" noValidate onSubmit={submit}>
      <p className="lead">{t('topics-management.assign-lead')}</p>
      <SearchField
        label={t('topics-management.assign-search')}
        className="topics-search"
        value={query}
        onType={setQuery}
        // Enter would submit
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
      <DialogActions busy={busy} disabled={!isDirty} onClose={onClose}>
        <p role="status">{t(isDirty ? 'topics-management.gain-lose' : 'topics-management.unchanged', numbers)}</p>
      </DialogActions>
    </form>
  )
}

function Content({ topic, onClose }: { topic: ManagedTopic; onClose: () => void }) {
  const state = useRequest(topicAdvisors, topic.uuid)
  return (
    <Requested of={state} level={3}>
      {(found) => <AssignForm topic={topic} everybody={found} onClose={onClose} />}
    </Requested>
  )
}

/** Assigns a topic to many advisors or removes it: by branch, by search, or all. */
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
