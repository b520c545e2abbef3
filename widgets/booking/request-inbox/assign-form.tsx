import { useAtom, useAtomValue } from 'jotai'
import { useReducer, useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { Colleague, RequestChoices } from '#contract/request-inbox'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { branchByKey, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { assignErrorsAtom, choices } from './assign.atoms.ts'
import { isBusyAtom } from './request-inbox.atoms.ts'

const useMessages = useTexts<typeof requestInboxMessages>

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
  help: string
  deed: string
  wayOut: string
  /** Returns whether it succeeded. */
  assign: (colleague: Colleague) => Promise<boolean>
  onDone: () => void
  onClose: () => void
}

/** Asks to whom requests are given: first the branch, where there are several, then the person. */
export function AssignForm({ uuid, help, deed, wayOut, assign, onDone, onClose, ...first }: AssignFormProps) {
  const t = useMessages()
  const [branch, setBranch] = useState(first.branch)
  const [advisor, setAdvisor] = useState('')
  const state = useRequest(choices, { uuid, organization_uuid: branch || undefined })
  const [errors, setErrors] = useAtom(assignErrorsAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0)
  const box = useFirstError<HTMLDivElement>(refusals)
  useGuarded(Boolean(advisor))
  const choose: FieldsProps['choose'] = (chosen) => {
    if (chosen.branch) setBranch(chosen.branch)
    setAdvisor(chosen.advisor)
    setErrors([])
  }
  const send = async () => {
    const colleague = state.value?.advisors.find((one) => one.uuid === advisor)
    if (!colleague) setErrors([t('request-inbox.advisor-required')])
    if (colleague && (await assign(colleague))) onDone()
    else countRefusal()
  }
  return (
    <div className="stack" ref={box}>
      <p className="help">{help}</p>
      <Requested of={state} level={3}>
        {(found) => <Fields {...found} branch={branch} advisor={advisor} errors={errors} choose={choose} />}
      </Requested>
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
