import { type ReactNode, useMemo } from 'react'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { topicsMessages } from '#contract/messages/topics.messages'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { TextsContext, useTextsContext } from '../../core/element/texts.tsx'

type Own = keyof (typeof topicsMessages & typeof workingHoursMessages & typeof appointmentsMessages)

const THEIRS: Partial<Record<Own, keyof typeof peopleMessages>> = {
  'topics.help': 'people.topics-help',
  'topics.none': 'people.topics-none',
  'working-hours.help': 'people.hours-help',
  'working-hours.kept': 'people.hours-inherited',
  'working-hours.own': 'people.hours-own',
  'working-hours.begin-own': 'people.hours-begin-own',
  'working-hours.give-up-title': 'people.hours-give-up-title',
  'working-hours.give-up-text': 'people.hours-give-up-text',
  'working-hours.preview': 'people.hours-week',
  'appointments.none-upcoming-hint': 'people.appointments-none-hint'
}

/** What advisors' own pages say to them, said of them to someone who manages their cards. */
export function TheirTexts({ children }: { children: ReactNode }) {
  const texts = useTextsContext()
  const theirs = useMemo(() => {
    const said = Object.entries(THEIRS).map(([own, their]) => [own, texts.messages[their]])
    return { ...texts, messages: { ...texts.messages, ...Object.fromEntries(said) } }
  }, [texts])
  return <TextsContext.Provider value={theirs}>{children}</TextsContext.Provider>
}
