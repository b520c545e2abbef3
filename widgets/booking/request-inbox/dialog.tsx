import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import { isGone } from '../../core/data/refusal.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { GuardedModal } from '../../ui/dialogs/guarded-modal.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { Assign } from './assign.tsx'
import { Book } from './book.tsx'
import { addressOf, type Query } from './query-state.ts'
import { Read } from './read.tsx'
import { RecordAnswer } from './record-answer.tsx'
import { Reply } from './reply.tsx'
import { inbox, modeAtom, opened } from './request-inbox.atoms.ts'
import { nameOf } from './texts.ts'

const useMessages = useTexts<typeof requestInboxMessages>

const PARTS = { book: Book, reply: Reply, answer: RecordAnswer, assign: Assign }

function Content({ uuid, close }: { uuid: string; close: () => void }) {
  const t = useMessages()
  const state = useRequest(opened, uuid)
  const [mode, setMode] = useAtom(modeAtom)
  if (state.status === 'error' && isGone(state.failure))
    return <p className="notice warning">{t('request-inbox.gone')}</p>
  const parts = { back: () => setMode('read'), close }
  return (
    <Requested of={state}>
      {({ request, replies }) => {
        if (mode === 'read') return <Read request={request} replies={replies} {...parts} />
        const Part = PARTS[mode]
        return <Part request={request} {...parts} />
      }}
    </Requested>
  )
}

/** The customer's name, and in a form what it does. */
function useTitle() {
  const t = useMessages()
  const mode = useAtomValue(modeAtom)
  const request = useAtomValue(opened.valueAtom)?.request
  if (!request) return t('request-inbox.loading')
  return t(mode === 'read' ? 'request-inbox.title' : `request-inbox.${mode}-title`, { name: nameOf(request) })
}

/** The request whose id is in the address, with everything that can be done with it. */
export function RequestDialog({ query }: { query: Query }) {
  const [, navigate] = useLocation()
  const setMode = useSetAtom(modeAtom)
  const refresh = useSetAtom(inbox.refreshAtom)
  const title = useTitle()
  const { id } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is read first
  useEffect(() => setMode('read'), [id, setMode])
  const close = () => {
    navigate(addressOf({ ...query, id: '' }), { replace: true })
    void refresh()
  }
  return (
    <GuardedModal open={Boolean(id)} title={title} clickToClose={false} onClose={close} width={680}>
      {id && <Content key={id} uuid={id} close={close} />}
    </GuardedModal>
  )
}
