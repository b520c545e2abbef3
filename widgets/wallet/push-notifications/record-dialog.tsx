import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { pushHistoryMessages } from '#contract/messages/push-history.messages'
import type { PushRecord } from '#contract/push-history'
import { PLATFORMS } from '#contract/push-notifications'
import { useTexts } from '../../core/element/texts.tsx'
import { useLeaving } from '../../ui/dialogs/leaving.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Progress, State, useMoment } from './history-columns.tsx'
import { dirtyAtom } from './push-form.atoms.ts'
import {
  editPlannedAtom,
  editStatusAtom,
  type PushAction,
  pendingAtom,
  shownAtom,
  writeAgainAtom
} from './push-history.atoms.ts'
import { setupAtom } from './setup.atoms.ts'
import { useAudience } from './use-audience.ts'

const useMessages = useTexts<typeof pushHistoryMessages & typeof pushFormMessages>

interface RecordProps {
  record: PushRecord
  timeZone: string
}

/** Why no device has got it. */
function Undelivered({ record: { outcomes, subscribers } }: { record: PushRecord }) {
  const t = useMessages()
  const setup = useAtomValue(setupAtom)
  const wasTried = PLATFORMS.some((name) => Object.values(outcomes[name]).some(Boolean))
  const reason = () => {
    if (!subscribers) return 'nobody'
    return wasTried || !setup || PLATFORMS.some((name) => setup[name]) ? 'unreached' : 'no-push'
  }
  return <p className="notice warning">{t(`push-history.undelivered-${reason()}`)}</p>
}

/** The devices by platform and outcome, as far as it is known. */
function Outcomes({ record: { outcomes, state } }: { record: PushRecord }) {
  const t = useMessages()
  const known = PLATFORMS.filter((name) => Object.values(outcomes[name]).some(Boolean))
  const text = state === 'under-way' ? 'push-history.outcome-so-far' : 'push-history.outcome'
  return known.map((name) => (
    <p key={name} className="push-outcome">
      {t(text, { platform: t(`push-history.${name}`), ...outcomes[name] })}
    </p>
  ))
}

function TakenBack({ record, timeZone }: RecordProps) {
  const t = useMessages()
  const moment = useMoment(timeZone)
  const { withdrawn_at, withdrawer_name: name, state } = record
  if (!withdrawn_at) return null
  const values = { name: name ?? '', moment: moment(withdrawn_at) }
  return (
    <p className="help">
      {t(
        name
          ? state === 'withdrawn'
            ? 'push-history.withdrawn-by'
            : 'push-history.cancelled-by'
          : 'push-history.not-sent',
        values
      )}
    </p>
  )
}

function Details({ record, timeZone }: RecordProps) {
  const t = useMessages()
  const moment = useMoment(timeZone)
  const audience = useAudience()
  const { text, link, is_test, sender_name: sender, advisor_names: names, subscribers, approver_name: name } = record
  return (
    <div className="push-details">
      <p className="push-when">
        <State record={record} />
        <time dateTime={record.due_at}>{moment(record.due_at)}</time>
      </p>
      <blockquote className="push-quote" dir="auto">
        {text}
      </blockquote>
      {link && <p className="push-where">{link}</p>}
      <p>{is_test ? t('push-history.own-cards') : audience.whole({ ...record, names })}</p>
      {record.state === 'under-way' ? (
        <Progress record={record} />
      ) : (
        <p>{t('push-history.to', { count: subscribers })}</p>
      )}
      <Outcomes record={record} />
      {record.state === 'undelivered' && <Undelivered record={record} />}
      <p className="help">{t('push-history.by', { sender })}</p>
      {name && <p className="help">{t('push-history.approved-by', { name })}</p>}
      <TakenBack record={record} timeZone={timeZone} />
    </div>
  )
}

/** The states that can be withdrawn, with the action's label. */
const ACTIONS: Partial<Record<PushRecord['state'], PushAction>> = {
  'awaiting-approval': 'push-history.cancel',
  scheduled: 'push-history.cancel',
  'under-way': 'push-history.withdraw',
  sent: 'push-history.withdraw',
  undelivered: 'push-history.withdraw'
}

/** Whether it goes at a time of its own, and that time has not come: otherwise it goes when it is approved. */
const isAhead = ({ created_at, due_at }: PushRecord) => due_at !== created_at && Date.parse(due_at) > Date.now()

function Actions({ record }: { record: PushRecord }) {
  const t = useMessages()
  const ask = useSetAtom(pendingAtom)
  const edit = useSetAtom(editPlannedAtom)
  const isBusy = useAtomValue(editStatusAtom) === 'processing'
  const leave = useLeaving()
  const writeAgain = useSetAtom(writeAgainAtom)
  const isWriting = useAtomValue(dirtyAtom)
  const replacing = (start: (record: PushRecord) => unknown) => () =>
    isWriting ? leave(() => void start(record)) : void start(record)
  const action = ACTIONS[record.state]
  const isPlanned = action === 'push-history.cancel'
  const approval = isAhead(record) ? 'push-history.approve-later' : 'push-history.approve'
  return (
    <>
      {action && (
        <button type="button" className="button" onClick={() => ask({ action, record })}>
          {t(action)}
        </button>
      )}
      <Busy className="button" busy={isBusy} onClick={replacing(isPlanned ? edit : writeAgain)}>
        {t(isPlanned ? 'push-history.edit' : 'push-history.write-again')}
      </Busy>
      {record.may_approve && (
        <button type="button" className="button primary" onClick={() => ask({ action: approval, record })}>
          {t(approval)}
        </button>
      )}
    </>
  )
}

/** A notification in whole, with what can be done with it. */
export function RecordDialog({ timeZone }: { timeZone: string }) {
  const t = useMessages()
  const [record, show] = useAtom(shownAtom)
  const close = () => show(undefined)
  return (
    <Modal
      open={Boolean(record)}
      onClose={close}
      title={t('push-history.details')}
      width={640}
      footer={record && <Actions record={record} />}
    >
      {record && <Details record={record} timeZone={timeZone} />}
    </Modal>
  )
}
