import type { webhooksMessages } from '#contract/messages/webhooks.messages'
import { EVENTS, type EventSubject, type EventType, TEST_EVENT } from '#contract/webhooks'
import { useTexts } from '../../core/element/texts.tsx'

type Deed = (typeof EVENTS)[EventSubject][number]

export const SUBJECTS = Object.keys(EVENTS) as EventSubject[]

/** The events about one thing, with what is done. */
export const eventsOf = (subject: EventSubject): { type: EventType; deed: Deed }[] =>
  EVENTS[subject].map((deed) => ({ type: `${subject}.${deed}` as EventType, deed }))

/** What an event is called. */
export function useEventName() {
  const t = useTexts<typeof webhooksMessages>()
  return (type: EventType | typeof TEST_EVENT) => {
    if (type === TEST_EVENT) return t('webhooks.event-test')
    const [subject, deed] = type.split('.') as [EventSubject, Deed]
    return t('webhooks.event', { subject: t(`webhooks.of-${subject}`), deed: t(`webhooks.deed-${deed}`) })
  }
}
