import { useAtomValue, useSetAtom } from 'jotai'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { ManagedTopic } from '#contract/topics-management'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { assignedAtom } from './assign.atoms.ts'
import { Done } from './done.tsx'
import { otherThan } from './topic-form.ts'
import { busyAtom, confirmationAtom, openedAtom, restoreAtom, topics } from './topics-management.atoms.ts'

const useMessages = useTexts<typeof topicsManagementMessages & typeof uiMessages>

export const nameId = (uuid: string) => `topic-${uuid}`

function Facts({ topic: { length, advisors, upcoming, retired_at, texts } }: { topic: ManagedTopic }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const other = otherThan(useAtomValue(topics.valueAtom)?.language ?? 'en')
  const day = (at: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(at))
  const isUntranslated = !retired_at && !texts.some(({ language }) => language === other)
  return (
    <ul className="topics-facts">
      <li>{t('ui.duration', durationOf(length))}</li>
      <li>{t('topics-management.advisors', { count: advisors })}</li>
      {upcoming > 0 && <li>{t('topics-management.upcoming', { count: upcoming })}</li>}
      {isUntranslated && <li className="topics-missing">{t(`topics-management.untranslated-${other}`)}</li>}
      {retired_at && <li>{t('topics-management.retired-since', { day: day(retired_at) })}</li>}
    </ul>
  )
}

function Actions({ topic }: { topic: ManagedTopic }) {
  const t = useMessages()
  const open = useSetAtom(openedAtom)
  const assign = useSetAtom(assignedAtom)
  const ask = useSetAtom(confirmationAtom)
  const bringBack = useSetAtom(restoreAtom)
  const isBusy = useAtomValue(busyAtom) === topic.uuid
  const button = { type: 'button' as const, 'aria-describedby': nameId(topic.uuid) }
  return (
    <div className="topics-actions">
      <button {...button} className="button" onClick={() => open({ topic })}>
        {t('topics-management.edit')}
      </button>
      {!topic.retired_at && (
        <button {...button} className="button" onClick={() => assign(topic)}>
          {t('topics-management.assign')}
        </button>
      )}
      {topic.retired_at ? (
        <Busy className="button" busy={isBusy} onClick={() => void bringBack(topic)}>
          {t('topics-management.bring-back')}
          <span className="visually-hidden">: {topic.topic}</span>
        </Busy>
      ) : (
        <button {...button} className="button quiet" onClick={() => ask({ action: 'retire', topic })}>
          {t('topics-management.retire')}
        </button>
      )}
      {!topic.is_used && (
        <button {...button} className="button quiet topics-delete" onClick={() => ask({ action: 'delete', topic })}>
          {t('topics-management.delete')}
        </button>
      )}
    </div>
  )
}

/** A topic with its details and actions. */
export function TopicBody({ topic }: { topic: ManagedTopic }) {
  return (
    <>
      <div className="topics-text">
        <h3 id={nameId(topic.uuid)}>{topic.topic}</h3>
        {topic.comment && <p className="help">{topic.comment}</p>}
        <Facts topic={topic} />
      </div>
      <Actions topic={topic} />
      <Done topic={topic} />
    </>
  )
}
