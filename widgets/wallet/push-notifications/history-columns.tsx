import { useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { pushHistoryMessages } from '#contract/messages/push-history.messages'
import type { PushRecord } from '#contract/push-history'
import { PLATFORMS } from '#contract/push-notifications'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { shownAtom } from './push-history.atoms.ts'
import { useAudience } from './use-audience.ts'

const useMessages = useTexts<typeof pushHistoryMessages & typeof pushFormMessages>

/** The devices with this outcome, on all platforms. */
export const sumOf = ({ outcomes }: PushRecord, name: 'delivered' | 'gone' | 'failed') =>
  PLATFORMS.reduce((sum, platform) => sum + outcomes[platform][name], 0)

/** The whole number, and how it is made up: of what has ended, all others count as not reached. */
function figuresOf(record: PushRecord) {
  const [delivered, gone, failed] = [sumOf(record, 'delivered'), sumOf(record, 'gone'), sumOf(record, 'failed')]
  const devices = Math.max(record.subscribers, delivered + gone + failed)
  return { devices, delivered, gone, failed: record.state === 'under-way' ? failed : devices - delivered - gone }
}

export function useMoment(timeZone: string, dateStyle: 'medium' | 'long' = 'medium') {
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle, timeStyle: 'short', timeZone })
  return (at: string) => format.format(new Date(at))
}

export function State({ record: { state, is_test, may_approve } }: { record: PushRecord }) {
  const t = useMessages()
  const kind = may_approve ? 'awaits-you' : state
  return (
    <span className="push-states">
      <span className={`push-state ${kind}`}>{t(`push-history.${kind}`)}</span>
      {is_test && <span className="push-state">{t('push-history.test')}</span>}
    </span>
  )
}

/** How far the sending is. */
export function Progress({ record }: { record: PushRecord }) {
  const t = useMessages()
  const total = record.subscribers
  const done = Math.min(sumOf(record, 'delivered') + sumOf(record, 'gone'), total)
  const text = t('push-history.progress', { done, total })
  return (
    <span className="push-progress">
      <progress value={done} max={Math.max(total, 1)} aria-label={text} />
      <span>{text}</span>
    </span>
  )
}

function Name({ record }: { record: PushRecord }) {
  const show = useSetAtom(shownAtom)
  return (
    <button type="button" className="push-open" aria-haspopup="dialog" onClick={() => show(record)}>
      <span className="two-lines" dir="auto">
        {record.text}
      </span>
    </button>
  )
}

/** Has reached phones, or was stopped while it did. */
const HAS_BEGUN: readonly PushRecord['state'][] = ['under-way', 'sent', 'undelivered', 'withdrawn']

/** What the history shows of each notification; the rest is in its details. */
export function useColumns(timeZone: string): Column<PushRecord>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const moment = useMoment(timeZone)
  const { list, people } = useAudience()
  const { format } = new Intl.NumberFormat(tag)
  const figure = (name: 'delivered' | 'gone' | 'failed'): Column<PushRecord> => ({
    id: name,
    title: t(`push-history.${name}`),
    isNamed: true,
    cell: (record) => HAS_BEGUN.includes(record.state) && format(figuresOf(record)[name])
  })
  return [
    { id: 'text', title: t('push-form.text'), cell: (record) => <Name record={record} /> },
    { id: 'state', title: t('push-history.state'), cell: (record) => <State record={record} /> },
    {
      id: 'due',
      title: t('push-history.when'),
      cell: ({ due_at }) => <time dateTime={due_at}>{moment(due_at)}</time>
    },
    {
      id: 'audience',
      title: t('push-history.audience'),
      cell: ({ branches, advisors, advisor_names: names, is_test }) => (
        <span className="two-lines">
          {is_test
            ? t('push-history.own-cards')
            : people({ advisors, names }) || list(branches) || t('push-form.branch-advisors', { count: advisors })}
        </span>
      )
    },
    {
      id: 'devices',
      title: t('push-history.devices'),
      isNamed: true,
      cell: (record) => format(figuresOf(record).devices)
    },
    figure('delivered'),
    figure('gone'),
    figure('failed')
  ]
}
