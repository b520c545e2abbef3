import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { pushHistoryMessages } from '#contract/messages/push-history.messages'
import type { PushHistory as History } from '#contract/push-history'
import { useAsked } from '../../core/data/use-asked.ts'
import { useAskedPart } from '../../core/data/use-asked-part.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { Table } from '../../ui/lists/table.tsx'
import { useColumns, useMoment } from './history-columns.tsx'
import { reachesNoPhoneAtom } from './no-phone.atoms.ts'
import {
  confirmAtom,
  confirmStatusAtom,
  historyAtom,
  loadAtom,
  moreAtom,
  moreStatusAtom,
  pendingAtom,
  retryAtom,
  shownAtom
} from './push-history.atoms.ts'
import css from './push-history.css?inline'
import { RecordDialog } from './record-dialog.tsx'
import { useAudience } from './use-audience.ts'

const useMessages = useTexts<typeof pushHistoryMessages & typeof pushFormMessages>

const SOON = 2500
const SELDOM = 60_000

/** Delay until the next poll; undefined when nothing is pending. */
function waitFor({ notifications }: History): number | undefined {
  if (notifications.some(({ state }) => state === 'under-way')) return SOON
  const dues = notifications.filter(({ state }) => state === 'scheduled').map(({ due_at }) => Date.parse(due_at))
  return dues.length ? Math.min(Math.max(Math.min(...dues) - Date.now(), SOON), SELDOM) : undefined
}

/** Polls while something is pending. */
function useProgress(history: History | undefined): void {
  const load = useSetAtom(loadAtom)
  useEffect(() => {
    const wait = history && waitFor(history)
    if (wait === undefined) return
    const timer = setTimeout(() => void load(), wait)
    return () => clearTimeout(timer)
  }, [history, load])
}

function List({ history }: { history: History }) {
  const t = useMessages()
  const isTurning = useAtomValue(moreStatusAtom) === 'processing'
  const more = useSetAtom(moreAtom)
  const { notifications, time_zone, has_more } = history
  const columns = useColumns(time_zone)
  if (!notifications.length) return <p className="lead">{t('push-history.empty')}</p>
  return (
    <>
      <Table
        label={t('push-history.title')}
        columns={columns}
        rows={notifications}
        keyOf={({ uuid }) => uuid}
        classOf={() => 'push-record'}
      />
      {has_more && (
        <div className="form-actions">
          <Busy className="button" busy={isTurning} onClick={() => void more()}>
            {t('push-history.more')}
          </Busy>
        </div>
      )}
    </>
  )
}

function Question({ timeZone }: { timeZone: string }) {
  const t = useMessages()
  const pending = useAtomValue(pendingAtom)
  const isBusy = useAtomValue(confirmStatusAtom) === 'processing'
  const ask = useSetAtom(pendingAtom)
  const confirm = useSetAtom(confirmAtom)
  const moment = useMoment(timeZone, 'long')
  const { action = 'push-history.withdraw', record } = pending ?? {}
  const isApproval = action.startsWith('push-history.approve')
  const reachesNoPhone = useAtomValue(reachesNoPhoneAtom)
  const audience = useAudience()
  const values = { count: record?.subscribers ?? 0, moment: record ? moment(record.due_at) : '' }
  return (
    <ConfirmDialog
      open={Boolean(pending)}
      busy={isBusy}
      kind={isApproval ? 'primary' : 'danger'}
      title={t(action)}
      text={t(`${action}-question`, values)}
      action={t(action)}
      onConfirm={() => void confirm()}
      onClose={() => ask(undefined)}
    >
      <div className="push-asked">
        <blockquote className="push-quote" dir="auto">
          {record?.text}
        </blockquote>
        {record?.link && <p className="push-where">{record.link}</p>}
        {record && (
          <p>
            {record.is_test ? t('push-history.own-cards') : audience.whole({ ...record, names: record.advisor_names })}
          </p>
        )}
        {isApproval && reachesNoPhone && <p className="notice warning">{t('push-form.not-set-up')}</p>}
      </div>
    </ConfirmDialog>
  )
}

/** Sent and scheduled notifications; reloaded whenever `sent` increases. */
export function PushHistory({ sent }: { sent: number }) {
  useStyles(css)
  const t = useMessages()
  const { status, failure, history } = useAtomValue(historyAtom)
  const load = useSetAtom(loadAtom)
  const retry = useSetAtom(retryAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new was sent
  useEffect(() => void load(), [load, sent])
  useProgress(history)
  const heading = useAskedPart<HTMLHeadingElement>('history')
  const show = useSetAtom(shownAtom)
  useAsked('id', (uuid) => {
    // where the focus returns
    heading.current?.focus()
    show({ uuid })
  })
  return (
    <section className="card push-history" aria-label={t('push-history.title')}>
      <h2 className="card-title" ref={heading} tabIndex={-1}>
        {t('push-history.title')}
      </h2>
      {status === 'loading' && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void retry()} level={3} />}
      {history && <List history={history} />}
      {history && <RecordDialog timeZone={history.time_zone} />}
      {history && <Question timeZone={history.time_zone} />}
    </section>
  )
}
