import { useSetAtom } from 'jotai'
import type { pushHistoryMessages } from '#contract/messages/push-history.messages'
import type { PushRecord } from '#contract/push-history'
import { PLATFORMS } from '#contract/push-notifications'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { type PushAction, pendingAtom } from './push-history.atoms.ts'

const useMessages = useTexts<typeof pushHistoryMessages>

interface RecordProps {
  record: PushRecord
  timeZone: string
}

function useFormattedTime(timeZone: string) {
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (at: string) => format.format(new Date(at))
}

/** The number of devices with a known outcome. */
const doneOf = ({ outcomes }: PushRecord) =>
  PLATFORMS.reduce((sum, name) => sum + outcomes[name].delivered + outcomes[name].gone, 0)

function Outcomes({ record }: { record: PushRecord }) {
  const t = useMessages()
  const { outcomes, subscribers } = record
  const isGoing = record.state === 'under-way'
  const known = PLATFORMS.filter((name) => Object.values(outcomes[name]).some(Boolean))
  const done = Math.min(doneOf(record), subscribers)
  const progress = t('push-history.progress', { done, total: subscribers })
  return (
    <div className="push-outcomes">
      {isGoing && (
        <p className="push-progress">
          <progress value={done} max={Math.max(subscribers, 1)} aria-label={progress} />
          <span>{progress}</span>
        </p>
      )}
      {known.map((name) => (
        <p key={name}>
          {t(isGoing ? 'push-history.outcome-so-far' : 'push-history.outcome', {
            platform: t(`push-history.${name}`),
            ...outcomes[name]
          })}
        </p>
      ))}
    </div>
  )
}

function TakenBack({ record, timeZone }: RecordProps) {
  const t = useMessages()
  const moment = useFormattedTime(timeZone)
  const { withdrawn_at, withdrawer_name: name } = record
  if (!withdrawn_at) return null
  const values = { name: name ?? '', moment: moment(withdrawn_at) }
  return <p className="help">{t(name ? 'push-history.taken-back' : 'push-history.not-sent', values)}</p>
}

/** The states that can be withdrawn, with the action's label. */
const ACTIONS: Partial<Record<PushRecord['state'], PushAction>> = {
  'awaiting-approval': 'push-history.cancel',
  scheduled: 'push-history.cancel',
  'under-way': 'push-history.withdraw',
  sent: 'push-history.withdraw'
}

interface ActionProps {
  record: PushRecord
  action: PushAction | undefined
  className: string
}

function Action({ record, action, className }: ActionProps) {
  const t = useMessages()
  const ask = useSetAtom(pendingAtom)
  if (!action) return null
  return (
    <button
      type="button"
      className={className}
      aria-describedby={`push-record-${record.uuid}`}
      onClick={() => ask({ action, record })}
    >
      {t(action)}
    </button>
  )
}

/** A sent or scheduled notification and its outcome. */
export function PushRecordRow({ record, timeZone }: RecordProps) {
  const t = useMessages()
  const moment = useFormattedTime(timeZone)
  const { uuid, state, text, link, is_test, sender_name: sender, advisors: count, may_approve, approver_name } = record
  return (
    <li className="push-record">
      <p className="push-when">
        <time dateTime={record.due_at}>{moment(record.due_at)}</time>
        <span className={`push-state ${state}`}>{t(`push-history.${state}`)}</span>
        {is_test && <span className="push-state">{t('push-history.test')}</span>}
      </p>
      <p id={`push-record-${uuid}`} className="push-quote" dir="auto">
        {text}
      </p>
      {link && <p className="push-where">{link}</p>}
      <p className="help">{t(is_test ? 'push-history.by-test' : 'push-history.by', { sender, count })}</p>
      <Outcomes record={record} />
      {approver_name && <p className="help">{t('push-history.approved-by', { name: approver_name })}</p>}
      <TakenBack record={record} timeZone={timeZone} />
      <div className="cluster">
        <Action record={record} action={may_approve ? 'push-history.approve' : undefined} className="button primary" />
        <Action record={record} action={ACTIONS[state]} className="button" />
      </div>
    </li>
  )
}
