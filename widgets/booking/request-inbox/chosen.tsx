import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { type InboxPage, REQUESTS_MAX } from '#contract/request-inbox'
import { useTexts } from '../../core/element/texts.tsx'
import { GuardedModal } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { ChosenRows } from '../../ui/lists/chosen-rows.tsx'
import type { Chosen } from '../../ui/lists/use-choice.ts'
import { assignManyAtom } from './assign.atoms.ts'
import { AssignForm } from './assign-form.tsx'
import type { Query } from './query-state.ts'
import { isBusyAtom, markManyAtom } from './request-inbox.atoms.ts'

const useMessages = useTexts<typeof requestInboxMessages & typeof uiMessages>

interface ChosenProps {
  query: Query
  branches: InboxPage['branches']
  chosen: Chosen
}

/** Gives the chosen requests to one advisor. */
function AssignChosen({ query, branches, chosen: { count, keys = [], clear } }: ChosenProps) {
  const t = useMessages()
  const assign = useSetAtom(assignManyAtom)
  const [isAsked, ask] = useState(false)
  const branch = branches.find(({ uuid }) => uuid === query.branch) ?? branches[0]
  const close = () => ask(false)
  return (
    <>
      <button type="button" className="button" onClick={() => ask(true)}>
        {t('request-inbox.assign')}
      </button>
      <GuardedModal open={isAsked} title={t('request-inbox.assign-many-title', { count })} onClose={close}>
        {isAsked && (
          <AssignForm
            branch={branch?.uuid ?? ''}
            help={t('request-inbox.assign-many-help')}
            deed={t('request-inbox.assign-many-deed', { count })}
            wayOut={t('ui.cancel')}
            assign={(colleague) => assign(keys, colleague)}
            onDone={() => {
              close()
              clear()
            }}
            onClose={close}
          />
        )}
      </GuardedModal>
    </>
  )
}

/** What can be done with the chosen requests. */
export function ChosenRequests(props: ChosenProps) {
  const t = useMessages()
  const { query, chosen } = props
  const { count, keys = [], clear } = chosen
  const isBusy = useAtomValue(isBusyAtom)
  const mark = useSetAtom(markManyAtom)
  const send = async (done: boolean) => {
    if (await mark(keys, done)) clear()
  }
  if (count > REQUESTS_MAX)
    return <ChosenRows of={chosen}>{t('request-inbox.too-many', { max: REQUESTS_MAX })}</ChosenRows>
  return (
    <ChosenRows of={chosen}>
      {query.state !== 'done' && (
        <Busy className="button" busy={isBusy} onClick={() => void send(true)}>
          {t('request-inbox.finish')}
        </Busy>
      )}
      {query.state !== 'open' && (
        <Busy className="button" busy={isBusy} onClick={() => void send(false)}>
          {t('request-inbox.reopen')}
        </Busy>
      )}
      <AssignChosen {...props} />
    </ChosenRows>
  )
}
