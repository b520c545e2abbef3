import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { webhooksMessages } from '#contract/messages/webhooks.messages'
import type { Webhook, WebhookDeliveries, WebhookDelivery } from '#contract/webhooks'
import { usePolling } from '../../core/data/use-polling.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { useEventName } from './event-names.ts'
import { useMoment } from './use-moment.ts'
import { deliveries, followAtom, isSendingAtom, openedAtom, replayAtom, testAtom } from './webhooks.atoms.ts'

const useMessages = useTexts<typeof webhooksMessages>

interface PartProps {
  webhook: Webhook
  timeZone: string
}

function useOutcome(timeZone: string) {
  const t = useMessages()
  const momentOf = useMoment(timeZone)
  const stateOf = ({ state, next_at, attempts }: WebhookDelivery) => {
    if (state !== 'waiting') return t(`webhooks.state-${state}`)
    return attempts && next_at ? t('webhooks.state-waiting', { moment: momentOf(next_at) }) : t('webhooks.state-first')
  }
  return (delivery: WebhookDelivery) => {
    const { status, fault, duration, attempts } = delivery
    const answer = status !== null && t('webhooks.status', { status, duration: duration ?? 0 })
    return [
      stateOf(delivery),
      answer || (fault && t(`webhooks.fault-${fault}`)),
      attempts > 0 && t('webhooks.attempts', { count: attempts })
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

function Delivery({ webhook, timeZone, delivery }: PartProps & { delivery: WebhookDelivery }) {
  const t = useMessages()
  const nameOf = useEventName()
  const momentOf = useMoment(timeZone)
  const outcomeOf = useOutcome(timeZone)
  const replay = useSetAtom(replayAtom)
  const isBusy = useAtomValue(isSendingAtom)
  const { uuid, type, created_at, state } = delivery
  const [event, moment] = [nameOf(type), momentOf(created_at)]
  return (
    <li className={`webhook-delivery ${state}`}>
      <div className="webhook-text">
        <p className="webhook-name">{event}</p>
        <p className="help">{[moment, outcomeOf(delivery)].join(' · ')}</p>
      </div>
      {state !== 'waiting' && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          aria-label={t('webhooks.again-of', { event, moment })}
          onClick={() => void replay(webhook, { delivery: uuid })}
        >
          {t('webhooks.again')}
        </button>
      )}
    </li>
  )
}

const DAY = 86_400_000
const SPANS = [
  ['day', DAY],
  ['week', 7 * DAY]
] as const

/** The seconds of a moment, as the server writes it. */
const since = (span: number) => `${new Date(Date.now() - span).toISOString().slice(0, 19)}Z`

function Actions({ webhook }: Pick<PartProps, 'webhook'>) {
  const t = useMessages()
  const test = useSetAtom(testAtom)
  const replay = useSetAtom(replayAtom)
  const isBusy = useAtomValue(isSendingAtom)
  return (
    <div className="stack">
      <div>
        <button type="button" className="button" disabled={isBusy} onClick={() => void test(webhook)}>
          {t('webhooks.test')}
        </button>
      </div>
      <fieldset className="webhook-again">
        <legend>{t('webhooks.since')}</legend>
        <div className="cluster">
          {SPANS.map(([name, span]) => (
            <button
              key={name}
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => void replay(webhook, { since: since(span) })}
            >
              {t(`webhooks.since-${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function Listed({ listed, ...part }: PartProps & { listed: WebhookDeliveries }) {
  const t = useMessages()
  const shown = listed.deliveries.length
  if (!shown) return <p className="lead">{t('webhooks.no-deliveries')}</p>
  return (
    <>
      {listed.total > shown && <p className="help">{t('webhooks.newest', { shown, total: listed.total })}</p>}
      <ul aria-label={t('webhooks.deliveries')}>
        {listed.deliveries.map((one) => (
          <Delivery key={one.uuid} {...part} delivery={one} />
        ))}
      </ul>
    </>
  )
}

const EVERY_MS = 2000

/** Reads again until what has just been sent has had its first attempt. */
function useOutcomes() {
  const { value } = useAtomValue(deliveries.stateAtom)
  const follow = useSetAtom(followAtom)
  const isOnItsWay = Boolean(value?.deliveries.some(({ state, attempts }) => state === 'waiting' && !attempts))
  usePolling(isOnItsWay, follow, EVERY_MS)
}

function Opened(part: PartProps) {
  const list = useRequest(deliveries, part.webhook.uuid)
  useOutcomes()
  return (
    <div className="stack">
      {part.webhook.is_on && <Actions webhook={part.webhook} />}
      <Requested of={list}>{(listed) => <Listed listed={listed} {...part} />}</Requested>
    </div>
  )
}

/** What was sent to a webhook, and how that went. */
export function DeliveriesDialog({ timeZone }: Pick<PartProps, 'timeZone'>) {
  const t = useMessages()
  const [webhook, open] = useAtom(openedAtom)
  return (
    <Modal
      open={Boolean(webhook)}
      onClose={() => open(undefined)}
      title={webhook ? t('webhooks.deliveries-of', { name: webhook.name }) : ''}
    >
      {webhook && <Opened webhook={webhook} timeZone={timeZone} />}
    </Modal>
  )
}
