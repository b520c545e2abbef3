import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'wouter'
import { telLink } from '#contract/links'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxRequest } from '#contract/request-inbox'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { LINK_TO_DIALOG } from '../../ui/base/layer.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { momentWithin } from '../appointments/dates.ts'
import { addressOf, type Query } from './query-state.ts'
import { isBusyAtom, markAtom } from './request-inbox.atoms.ts'
import { callOf, dueText, nameOf, receivedText, stateOf, wishParts } from './texts.ts'

const useMessages = useTexts<typeof requestInboxMessages>

interface CellProps {
  request: InboxRequest
}

/** Whom to call, the wished time and what was done so far, all of it; then what the customer wrote, as far as it fits. */
function Subject({ request }: CellProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { answered, attempted, time_zone, note } = request
  const at = (moment: string) => momentWithin(time_zone, moment, tag)
  const phone = callOf(request)
  const wish = wishParts(request, tag)
  return (
    <>
      {phone && (
        <div>
          <a className="request-phone" href={telLink(phone)}>
            {phone}
          </a>
        </div>
      )}
      {wish.length > 0 && (
        <div className="request-wish">
          {wish.flatMap((part, index) => [index > 0 && ', ', <span key={part}>{part}</span>])}
        </div>
      )}
      {answered && (
        <div className="request-answered">
          {t('request-inbox.answered', { when: at(answered.at), name: answered.by })}
        </div>
      )}
      {attempted && (
        <div className="request-answered request-attempted">
          {t('request-inbox.attempted', { when: at(attempted.at), count: attempted.count })}
        </div>
      )}
      {note && <div className="request-note">{note}</div>}
    </>
  )
}

/** In a table, how often somebody was not reached stands below what they wish, so that rows stay low. */
function Kind({ request: { kind, attempted } }: CellProps) {
  const t = useMessages()
  return (
    <>
      <span className={`request-kind ${kind}`}>{t(`request-inbox.kind-${kind}`)}</span>
      {attempted && <span className="request-attempts">{t('request-inbox.attempts', { count: attempted.count })}</span>}
    </>
  )
}

function Due({ request }: CellProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  return (
    <span className={request.is_overdue ? 'request-due overdue' : 'request-due'}>
      {dueText(request, tag)}
      {request.is_overdue && <> · {t('request-inbox.overdue')}</>}
    </span>
  )
}

function Mark({ request }: CellProps) {
  const t = useMessages()
  const isBusy = useAtomValue(isBusyAtom)
  const mark = useSetAtom(markAtom)
  const done = Boolean(request.done_at)
  const name = nameOf(request)
  return (
    <Busy className="button" busy={isBusy} onClick={() => void mark(request, !done)}>
      <span aria-hidden="true">{t(done ? 'request-inbox.reopen' : 'request-inbox.finish-short')}</span>
      <span className="visually-hidden">
        {t(done ? 'request-inbox.reopen-of' : 'request-inbox.finish-of', { name })}
      </span>
    </Busy>
  )
}

/** What the list of requests shows: whose they are to those who see others', and the state where it is not the same. */
export function useColumns(query: Query, hasOthers: boolean): Column<InboxRequest>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const advisor: Column<InboxRequest> = {
    id: 'advisor',
    title: t('request-inbox.advisor'),
    cell: ({ advisor: { full_name } }) => full_name
  }
  const state: Column<InboxRequest> = {
    id: 'state',
    title: t('request-inbox.state'),
    sort: 'state',
    cell: (request) => t(`request-inbox.state-${stateOf(request)}`)
  }
  return [
    {
      id: 'customer',
      title: t('request-inbox.customer'),
      sort: 'name',
      cell: (request) => (
        <Link className="request-name" href={addressOf({ ...query, id: request.uuid })} state={LINK_TO_DIALOG}>
          {nameOf(request)}
        </Link>
      )
    },
    {
      id: 'kind',
      title: t('request-inbox.kind'),
      cell: (request) => <Kind request={request} />
    },
    { id: 'subject', title: t('request-inbox.subject'), cell: (request) => <Subject request={request} /> },
    ...(hasOthers ? [advisor] : []),
    {
      id: 'received',
      title: t('request-inbox.received'),
      sort: 'created_at',
      isDescendingFirst: true,
      isNamed: true,
      cell: (request) => <time dateTime={request.created_at}>{receivedText(request, tag)}</time>
    },
    {
      id: 'due',
      title: t('request-inbox.due'),
      sort: 'due_at',
      isNamed: true,
      cell: (request) => stateOf(request) === 'open' && <Due request={request} />
    },
    ...(query.state === 'all' ? [state] : []),
    { id: 'actions', title: t('request-inbox.actions'), isFixed: true, cell: (request) => <Mark request={request} /> }
  ]
}
