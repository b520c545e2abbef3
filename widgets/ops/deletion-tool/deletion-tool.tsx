import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type Erasure, getErasureCertificate } from '#contract/deletion-tool'
import { addressOf } from '#contract/endpoint'
import type { deletionToolMessages } from '#contract/messages/deletion-tool.messages'
import { useAskedPart } from '../../core/data/use-asked-part.ts'
import { usePolling } from '../../core/data/use-polling.ts'
import { useList } from '../../core/data/use-request.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { Requests } from '../data-requests/data-requests.tsx'
import { HandOverDialog, SendDialog } from '../data-requests/send-dialog.tsx'
import {
  approvalAtom,
  approveAtom,
  continueAtom,
  decisionStatusAtom,
  erasures,
  withdrawAtom
} from './deletion-tool.atoms.ts'
import css from './deletion-tool.css?inline'
import { ErasureDialog } from './erasure-dialog.tsx'
import { Kinds } from './kinds.tsx'
import { Search } from './search.tsx'

const useMessages = useTexts<typeof deletionToolMessages>

const EVERY_MS = 2000

/** Reads the list again while something is being erased. */
function useProgress(all: readonly Erasure[]) {
  const refresh = useSetAtom(erasures.refreshAtom)
  const works = all.some(({ state, is_stalled }) => state === 'running' && !is_stalled)
  usePolling(works, refresh, EVERY_MS)
}

function Decide({ erasure }: { erasure: Erasure }) {
  const t = useMessages()
  const ask = useSetAtom(approvalAtom)
  const withdraw = useSetAtom(withdrawAtom)
  const isBusy = useAtomValue(decisionStatusAtom) === 'processing'
  const { is_own, reference } = erasure
  return (
    <>
      {is_own && <p className="help">{t('deletion-tool.needs-second')}</p>}
      <div className="cluster">
        {!is_own && (
          <button type="button" className="button danger" onClick={() => ask(erasure)}>
            {t('deletion-tool.approve')}
            <span className="visually-hidden">: {reference}</span>
          </button>
        )}
        <Busy className="button" busy={isBusy} onClick={() => void withdraw(erasure)}>
          {t('deletion-tool.withdraw')}
          <span className="visually-hidden">: {reference}</span>
        </Busy>
      </div>
    </>
  )
}

/** What is approved cannot be undone. */
function ApprovalDialog() {
  const t = useMessages()
  const [erasure, ask] = useAtom(approvalAtom)
  const approve = useSetAtom(approveAtom)
  const isBusy = useAtomValue(decisionStatusAtom) === 'processing'
  return (
    <ConfirmDialog
      open={Boolean(erasure)}
      busy={isBusy}
      title={t('deletion-tool.confirm-title', { name: erasure?.person?.name || erasure?.reference || '' })}
      text={t('deletion-tool.final')}
      action={t('deletion-tool.approve')}
      onConfirm={() => void approve()}
      onClose={() => ask(undefined)}
    />
  )
}

function Continue({ erasure }: { erasure: Erasure }) {
  const t = useMessages()
  const goOn = useSetAtom(continueAtom)
  const isBusy = useAtomValue(decisionStatusAtom) === 'processing'
  return (
    <>
      <p className="notice warning">{t('deletion-tool.stalled')}</p>
      <div className="cluster">
        <Busy className="button" busy={isBusy} onClick={() => void goOn(erasure)}>
          {t('deletion-tool.continue')}
          <span className="visually-hidden">: {erasure.reference}</span>
        </Busy>
      </div>
    </>
  )
}

function Certificate({ uuid, reference }: Erasure) {
  const t = useMessages()
  const { origin } = useHost()
  const { path } = getErasureCertificate
  return (
    <a className="button" href={origin + addressOf(path, { uuid }, undefined)} download>
      {t('deletion-tool.certificate')}
      <span className="visually-hidden">: {reference}</span>
    </a>
  )
}

function Item({ erasure }: { erasure: Erasure }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { reference, state, person, user_name, approver_name, created_at, kinds, done, steps, messages, is_stalled } =
    erasure
  const at = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(created_at))
  return (
    <li className="erasure" data-state={is_stalled ? 'stalled' : state}>
      <div className="erasure-head">
        <h3 className="erasure-name">{reference}</h3>
        <span className="erasure-state">{t(`deletion-tool.state-${is_stalled ? 'stalled' : state}`)}</span>
        {state === 'done' && <Certificate {...erasure} />}
      </div>
      {person && <p className="erased-value">{person.value ? `${person.name} · ${person.value}` : person.name}</p>}
      <p className="help">
        <time dateTime={created_at}>{at}</time> · {t('deletion-tool.by')}: {user_name}
        {approver_name && ` · ${t('deletion-tool.approved-by')}: ${approver_name}`}
      </p>
      {state === 'running' && <progress aria-label={t('deletion-tool.progress')} max={steps} value={done} />}
      {is_stalled && <Continue erasure={erasure} />}
      {state === 'waiting' && <Decide erasure={erasure} />}
      {messages.map((message) => (
        <p key={message} className="notice warning">
          {message}
        </p>
      ))}
      {kinds.length > 0 && state !== 'withdrawn' && (
        <details>
          <summary>
            {t('deletion-tool.entries', { count: kinds.reduce((sum, { removed }) => sum + removed, 0) })}
          </summary>
          <Kinds kinds={kinds} label={reference} />
        </details>
      )}
    </li>
  )
}

function List({ all }: { all: readonly Erasure[] }) {
  const t = useMessages()
  useProgress(all)
  if (!all.length) return <p className="lead">{t('deletion-tool.empty')}</p>
  return (
    <ul className="erasures">
      {all.map((one) => (
        <Item key={one.uuid} erasure={one} />
      ))}
    </ul>
  )
}

/** Finds customers, advisors and staff, and erases their data. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const found = useList(erasures)
  const heading = useAskedPart<HTMLHeadingElement>('erasures')
  return (
    <div className="card deletion-tool">
      <header>
        <h1 className="title">{t('deletion-tool.title')}</h1>
        <p className="lead">{t('deletion-tool.lead')}</p>
      </header>
      <Search />
      <Requests />
      <section className="erasure-list" aria-labelledby="erasures-title">
        <h2 id="erasures-title" ref={heading} tabIndex={-1}>
          {t('deletion-tool.list')}
        </h2>
        <Requested of={found}>{(all) => <List all={all} />}</Requested>
      </section>
      <SendDialog />
      <HandOverDialog />
      <ErasureDialog />
      <ApprovalDialog />
    </div>
  )
}
