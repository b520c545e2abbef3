import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useReducer, useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { InboxRequest, RequestChoices } from '#contract/request-inbox'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { branchByKey, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { assignAtom, assignErrorsAtom, choices } from './assign.atoms.ts'
import type { PartProps } from './part.ts'
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

/** Gives a request to another advisor: first the branch, where there are several, then the person. */
export function Assign({ request, back, close }: { request: InboxRequest } & PartProps) {
  const t = useMessages()
  const [branch, setBranch] = useState(request.branch.uuid)
  const [advisor, setAdvisor] = useState('')
  const state = useRequest(choices, { uuid: request.uuid, organization_uuid: branch })
  const [errors, setErrors] = useAtom(assignErrorsAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const assign = useSetAtom(assignAtom)
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0)
  const box = useFirstError<HTMLDivElement>(refusals)
  useGuarded(Boolean(advisor))
  const choose: FieldsProps['choose'] = (chosen) => {
    if (chosen.branch) setBranch(chosen.branch)
    setAdvisor(chosen.advisor)
    setErrors([])
  }
  const send = async () => {
    const colleague = state.value?.advisors.find(({ uuid }) => uuid === advisor)
    if (!colleague) setErrors([t('request-inbox.advisor-required')])
    if (colleague && (await assign(request, colleague))) close()
    else countRefusal()
  }
  return (
    <div className="stack" ref={box}>
      <p className="help">{t('request-inbox.assign-help')}</p>
      <Requested of={state} level={3}>
        {(found) => <Fields {...found} branch={branch} advisor={advisor} errors={errors} choose={choose} />}
      </Requested>
      <DialogActions
        busy={isBusy}
        wayOut={t('ui.back')}
        deed={
          <Busy className="button primary" busy={isBusy} onClick={send}>
            {t('request-inbox.assign-deed')}
          </Busy>
        }
        onClose={back}
      />
    </div>
  )
}
