import { useAtom, useAtomValue } from 'jotai'
import { useReducer, useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { RequestChoices } from '#contract/request-assignment'
import type { Colleague } from '#contract/request-inbox'
import { NOTE_MAX } from '#contract/values'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { branchByKey, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { LimitedField, lengthOf } from '../../ui/fields/limited-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { assignErrorsAtom, choices } from './assign.atoms.ts'
import { isBusyAtom } from './request-inbox.atoms.ts'

const useMessages = useTexts<typeof requestInboxMessages & typeof uiMessages>

interface FieldsProps extends RequestChoices {
  branch: string
  advisor: string
  errors: readonly string[] | undefined
  choose: (chosen: { branch?: string; advisor: string }) => void
}

function Fields({ branches, advisors, branch, advisor, errors, choose }: FieldsProps) {
  const t = useMessages()
  return (
    <>
      {branches.length > 1 && (
        <ComboboxField
          name="branch"
          label={t('request-inbox.branch')}
          value={branch}
          options={branches.map(branchByKey)}
          onChange={(next) => choose({ branch: next, advisor: '' })}
        />
      )}
      {advisors.length ? (
        <ComboboxField
          name="advisor"
          label={t('request-inbox.assign-to')}
          required
          value={advisor}
          placeholder={t('request-inbox.choose')}
          options={advisors.map((one) => personChoice(one.uuid, one))}
          errors={errors}
          onChange={(next) => choose({ advisor: next })}
        />
      ) : (
        <p className="notice">{t('request-inbox.no-advisors')}</p>
      )}
    </>
  )
}

interface AssignFormProps {
  /** The request, if it is a single one. */
  uuid?: string
  /** The branch that is chosen first; '' is the user's own. */
  branch: string
  /** Who has it already, and is not offered. */
  present?: string
  help: string
  deed: string
  wayOut: string
  /** A note for the colleague can be added. */
  hasNote?: boolean
  /** Returns whether it succeeded. */
  assign: (colleague: Colleague, note: string) => Promise<boolean>
  onDone: () => void
  onClose: () => void
}

/** Asks to whom requests are given: first the branch, where there are several, then the person. */
export function AssignForm({
  uuid,
  help,
  deed,
  wayOut,
  assign,
  onDone,
  onClose,
  hasNote,
  present,
  ...first
}: AssignFormProps) {
  const t = useMessages()
  const [branch, setBranch] = useState(first.branch)
  const [advisor, setAdvisor] = useState('')
  const state = useRequest(choices, { uuid, organization_uuid: branch || undefined })
  const [errors, setErrors] = useAtom(assignErrorsAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0)
  const box = useFirstError<HTMLDivElement>(refusals)
  const [note, setNote] = useState('')
  useGuarded(Boolean(advisor || note))
  const isLong = lengthOf(note) > NOTE_MAX
  const choose: FieldsProps['choose'] = (chosen) => {
    if (chosen.branch) setBranch(chosen.branch)
    setAdvisor(chosen.advisor)
    setErrors([])
  }
  const send = async () => {
    const colleague = state.value?.advisors.find((one) => one.uuid === advisor)
    if (!colleague) setErrors([t('request-inbox.advisor-required')])
    if (colleague && !isLong && (await assign(colleague, note.trim()))) onDone()
    else countRefusal()
  }
  return (
    <div className="stack" ref={box}>
      <p className="help">{help}</p>
      <Requested of={state} level={3}>
        {({ branches, advisors }) => (
          <Fields
            branches={branches}
            advisors={advisors.filter((one) => one.uuid !== present)}
            branch={branch}
            advisor={advisor}
            errors={errors}
            choose={choose}
          />
        )}
      </Requested>
      {hasNote && (
        <LimitedField
          name="note"
          rows={3}
          label={t('request-inbox.assign-note')}
          help={t('request-inbox.assign-note-help')}
          value={note}
          max={NOTE_MAX}
          onInput={setNote}
        />
      )}
      <DialogActions
        busy={isBusy}
        wayOut={wayOut}
        deed={
          <Busy className="button primary" busy={isBusy} onClick={send}>
            {deed}
          </Busy>
        }
        onClose={onClose}
      />
    </div>
  )
}
