import { useAtomValue, useSetAtom } from 'jotai'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { ManagedTopic } from '#contract/topics-management'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { Toggle } from '../../ui/fields/toggle.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { assignedAtom } from './assign.atoms.ts'
import { otherThan } from './topic-form.ts'
import { busyAtom, confirmationAtom, openedAtom, restoreAtom, topics } from './topics-management.atoms.ts'

const useMessages = useTexts<typeof topicsManagementMessages & typeof uiMessages>

export const nameId = (uuid: string) => `topic-${uuid}`

function Name({ topic: { uuid, topic, comment, retired_at, texts } }: { topic: ManagedTopic }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const other = otherThan(useAtomValue(topics.valueAtom)?.language ?? 'en')
  const day = (at: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(at))
  const isUntranslated = !retired_at && !texts.some(({ language }) => language === other)
  return (
    <>
      <span id={nameId(uuid)} className="topics-name">
        {topic}
      </span>
      {isUntranslated && (
        <span className="topics-notes topics-missing">{t(`topics-management.untranslated-${other}`)}</span>
      )}
      {retired_at ? (
        <span className="topics-notes">{t('topics-management.retired-since', { day: day(retired_at) })}</span>
      ) : (
        comment && <span className="topics-notes topics-comment">{comment}</span>
      )}
    </>
  )
}

/** Turning it off asks first. */
function Offered({ topic }: { topic: ManagedTopic }) {
  const t = useMessages()
  const ask = useSetAtom(confirmationAtom)
  const bringBack = useSetAtom(restoreAtom)
  const isBusy = useAtomValue(busyAtom) === topic.uuid
  return (
    <Toggle
      label={t('topics-management.offered-of', { topic: topic.topic })}
      hideLabel
      sync
      checked={!topic.retired_at}
      disabled={isBusy}
      onChange={() => (topic.retired_at ? void bringBack(topic) : ask({ action: 'retire', topic }))}
    />
  )
}

function Actions({ topic }: { topic: ManagedTopic }) {
  const t = useMessages()
  const open = useSetAtom(openedAtom)
  const assign = useSetAtom(assignedAtom)
  const ask = useSetAtom(confirmationAtom)
  const button = { type: 'button' as const, 'aria-describedby': nameId(topic.uuid) }
  return (
    <span className="table-actions">
      <button {...button} className="button" onClick={() => open({ topic })}>
        {t('topics-management.edit')}
      </button>
      {!topic.retired_at && (
        <button {...button} className="button" onClick={() => assign(topic)}>
          {t('topics-management.assign')}
        </button>
      )}
      {!topic.is_used && (
        <button {...button} className="button danger" onClick={() => ask({ action: 'delete', topic })}>
          {t('topics-management.delete')}
        </button>
      )}
    </span>
  )
}

/** What the lists of topics show. */
export function useColumns(): Column<ManagedTopic>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { format } = new Intl.NumberFormat(tag)
  return [
    { id: 'topic', title: t('topics-management.topic'), cell: (topic) => <Name topic={topic} /> },
    { id: 'offered', title: t('topics-management.bookable'), cell: (topic) => <Offered topic={topic} /> },
    { id: 'length', title: t('topics-management.length'), cell: ({ length }) => t('ui.duration', durationOf(length)) },
    {
      id: 'advisors',
      title: t('topics-management.people'),
      isNamed: true,
      cell: ({ advisors }) => (advisors ? format(advisors) : t('topics-management.nobody'))
    },
    {
      id: 'upcoming',
      title: t('topics-management.ahead'),
      isNamed: true,
      cell: ({ upcoming }) => upcoming > 0 && format(upcoming)
    },
    { id: 'actions', title: t('topics-management.actions'), cell: (topic) => <Actions topic={topic} /> }
  ]
}
