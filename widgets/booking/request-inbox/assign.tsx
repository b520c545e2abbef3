import { useSetAtom } from 'jotai'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { InboxRequest } from '#contract/request-inbox'
import { useTexts } from '../../core/element/texts.tsx'
import { assignAtom } from './assign.atoms.ts'
import { AssignForm } from './assign-form.tsx'
import type { PartProps } from './part.ts'

/** Gives a request to another advisor. */
export function Assign({ request, back, close }: { request: InboxRequest } & PartProps) {
  const t = useTexts<typeof requestInboxMessages & typeof uiMessages>()
  const assign = useSetAtom(assignAtom)
  return (
    <AssignForm
      uuid={request.uuid}
      branch={request.branch.uuid}
      help={t('request-inbox.assign-help')}
      deed={t('request-inbox.assign-deed')}
      wayOut={t('ui.back')}
      hasNote
      assign={(colleague, note) => assign(request, colleague, note)}
      onDone={close}
      onClose={back}
    />
  )
}
