import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import type { errorsMessages } from '#contract/messages/errors.messages'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { ManagedTopic, TopicLanguage } from '#contract/topics-management'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { Rules, Texts } from './topic-fields.tsx'
import { changeOf, type Fields, faultsOf, fieldOf, fieldsOf, otherThan } from './topic-form.ts'
import { TopicQuestions } from './topic-questions.tsx'
import { openedAtom, saveAtom, topics } from './topics-management.atoms.ts'

interface FormProps {
  topic: ManagedTopic | undefined
  language: TopicLanguage
  onClose: () => void
}

type Errors = Partial<Record<string, readonly string[]>>

/** Input, errors and saving of the form. */
function useTopicForm({ topic, language }: FormProps) {
  const t = useTexts<typeof errorsMessages>()
  const other = otherThan(language)
  const [first] = useState(() => fieldsOf(topic, other))
  const [fields, setFields] = useState(first)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const save = useSetAtom(saveAtom)
  const form = useFirstError(Object.keys(errors).length && errors)
  useGuarded(JSON.stringify(fields) !== JSON.stringify(first))
  /** A function receives the latest input, which may not have rendered yet. */
  const set = (part: Partial<Fields> | ((before: Fields) => Partial<Fields>)) =>
    setFields((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const faults = Object.entries(faultsOf(fields))
    if (faults.length) {
      return setErrors(Object.fromEntries(faults.map(([name, code]) => [name, [t(`errors.${code}`)]])))
    }
    setBusy(true)
    const refused = await save(topic?.uuid, changeOf(fields, topic, other))
    setBusy(false)
    if (refused) setErrors(Object.fromEntries(Object.entries(refused).map(([at, said]) => [fieldOf(at), said])))
  }
  const errorsOf = (name: string) => errors[name] ?? []
  return { form, fields, busy, other, set, submit, errorsOf }
}

function TopicForm(props: FormProps) {
  const { form, fields, busy, other, set, submit, errorsOf } = useTopicForm(props)
  const parts = { fields, errorsOf, onChange: set }
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <Texts {...parts} language={props.language} />
      <Texts {...parts} language={other} isOther />
      <Rules {...parts} />
      <TopicQuestions {...parts} other={other} />
      <DialogActions busy={busy} onClose={props.onClose} />
    </form>
  )
}

/** Adds a topic, or changes one. */
export function TopicDialog() {
  const t = useTexts<typeof topicsManagementMessages>()
  const opened = useAtomValue(openedAtom)
  const open = useSetAtom(openedAtom)
  const language = useAtomValue(topics.valueAtom)?.language
  const close = () => open(undefined)
  const title = t(opened?.topic ? 'topics-management.edit-title' : 'topics-management.new')
  return (
    <GuardedModal open={Boolean(opened)} onClose={close} title={title} clickToClose={false} width={680}>
      {opened && language && <TopicForm topic={opened.topic} language={language} onClose={close} />}
    </GuardedModal>
  )
}
