import { useAtomValue, useSetAtom } from 'jotai'
import type { DataRequest } from '#contract/data-requests'
import { getErasureCertificate } from '#contract/deletion-tool'
import { addressOf } from '#contract/endpoint'
import type { dataRequestsMessages } from '#contract/messages/data-requests.messages'
import { useAskedPart } from '../../core/data/use-asked-part.ts'
import { useList } from '../../core/data/use-request.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { searchForAtom, searchStatusAtom } from '../deletion-tool/deletion-tool.atoms.ts'
import { additionForm, completionForm, extensionForm, requests } from './data-requests.atoms.ts'
import css from './data-requests.css?inline'
import { AdditionDialog, CompletionDialog, ExtensionDialog } from './request-dialogs.tsx'

const useMessages = useTexts<typeof dataRequestsMessages>

/** Days and moments in the reader's language. */
function useDates() {
  const { tag } = useTextsContext()
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    day: (date: string) => day.format(new Date(date)),
    moment: (at: string) => moment.format(new Date(at))
  }
}

function Actions({ request }: { request: DataRequest }) {
  const t = useMessages()
  const search = useSetAtom(searchForAtom)
  const extend = useSetAtom(extensionForm.openAtom)
  const complete = useSetAtom(completionForm.openAtom)
  const isBusy = useAtomValue(searchStatusAtom) === 'processing'
  const { reference, who, extension, is_overdue } = request
  const named = <span className="visually-hidden">: {reference}</span>
  return (
    <div className="cluster">
      {who && (
        <Busy className="button" busy={isBusy} onClick={() => void search(request)}>
          {t('data-requests.find')}
          {named}
        </Busy>
      )}
      {!extension && !is_overdue && (
        <button type="button" className="button" onClick={() => extend(request)}>
          {t('data-requests.extend')}
          {named}
        </button>
      )}
      <button type="button" className="button" onClick={() => complete(request)}>
        {t('data-requests.answer')}
        {named}
      </button>
    </div>
  )
}

function Certificate({ uuid, reference }: { uuid: string; reference: string }) {
  const t = useMessages()
  const { origin } = useHost()
  return (
    <a className="button" href={origin + addressOf(getErasureCertificate.path, { uuid }, undefined)} download>
      {t('data-requests.certificate')}
      <span className="visually-hidden">: {reference}</span>
    </a>
  )
}

/** Who did what, and when. */
function linesOf(
  request: DataRequest,
  t: ReturnType<typeof useMessages>,
  { day, moment }: ReturnType<typeof useDates>
) {
  const { arrived_on, due_on, origin, user_name, extension, outcome, sent_at, fetched_at, done_by, finished_at } =
    request
  const by = origin === 'visitor' ? t('data-requests.by-visitor') : t('data-requests.by', { name: user_name })
  return [
    `${t('data-requests.arrived', { day: day(arrived_on) })} · ${by}`,
    ...(request.state === 'open' ? [t('data-requests.due', { day: day(due_on) })] : []),
    ...(extension ? [t('data-requests.extended', { reason: extension })] : []),
    ...(sent_at ? [t('data-requests.sent', { when: moment(sent_at) })] : []),
    ...(fetched_at ? [t('data-requests.fetched', { when: moment(fetched_at) })] : []),
    ...(finished_at && done_by ? [t('data-requests.done', { when: moment(finished_at), name: done_by })] : []),
    ...(outcome ? [t('data-requests.outcome-said', { outcome })] : [])
  ]
}

function Item({ request }: { request: DataRequest }) {
  const t = useMessages()
  const dates = useDates()
  const { reference, kind, state, who, is_overdue, erasure_uuid } = request
  return (
    <li className="data-request" data-state={is_overdue ? 'overdue' : state}>
      <div className="data-request-head">
        <h3 className="data-request-name">
          {t(`data-requests.kind-${kind}`)} · {reference}
        </h3>
        <span className="data-request-state">{t(`data-requests.state-${is_overdue ? 'overdue' : state}`)}</span>
        {state === 'done' && erasure_uuid && <Certificate uuid={erasure_uuid} reference={reference} />}
      </div>
      {who && <p className="data-request-who">{who}</p>}
      {linesOf(request, t, dates).map((line) => (
        <p key={line} className="help">
          {line}
        </p>
      ))}
      {state === 'open' && <Actions request={request} />}
    </li>
  )
}

function List({ all }: { all: readonly DataRequest[] }) {
  const t = useMessages()
  if (!all.length) return <p className="lead">{t('data-requests.empty')}</p>
  return (
    <ul className="data-requests">
      {all.map((one) => (
        <Item key={one.uuid} request={one} />
      ))}
    </ul>
  )
}

/** What people have asked of their data, what is due first above. */
export function Requests() {
  useStyles(css)
  const t = useMessages()
  const found = useList(requests)
  const add = useSetAtom(additionForm.openAtom)
  const heading = useAskedPart<HTMLHeadingElement>('requests')
  return (
    <section className="data-request-list" aria-labelledby="data-requests-title">
      <div className="data-request-head">
        <h2 id="data-requests-title" ref={heading} tabIndex={-1}>
          {t('data-requests.title')}
        </h2>
        <button type="button" className="button" onClick={() => add()}>
          {t('data-requests.add')}
        </button>
      </div>
      <p className="help">{t('data-requests.lead')}</p>
      <Requested of={found}>{(all) => <List all={all} />}</Requested>
      <AdditionDialog />
      <ExtensionDialog />
      <CompletionDialog />
    </section>
  )
}
