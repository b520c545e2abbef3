import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { bookingFlowMessages, bookingSlotMessages } from '#contract/messages/booking.messages'
import type { uiDurationMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { When } from './appointment-time.tsx'
import { choiceAtom, offerAtom, topicAtom } from './booking.atoms.ts'
import type { Step } from './wizard-state.ts'

/** The choices as rows of a description list. */
export function Appointment({ change }: { change?: (step: Step, what: string) => ReactNode }) {
  const t = useTexts<typeof bookingFlowMessages & typeof bookingSlotMessages & typeof uiDurationMessages>()
  const topic = useAtomValue(topicAtom)
  const { advisor } = useAtomValue(offerAtom)
  const { type, slot } = useAtomValue(choiceAtom)
  if (!topic || !type || !slot) return null
  const branch = type === 'in-branch' && advisor?.organization.name
  const rows: [string, ReactNode, Step?][] = [
    [t('booking.time'), <When key="when" slot={slot} length={topic.length} />, 'slot'],
    [t('booking.topic'), `${topic.topic} (${t('ui.duration', durationOf(topic.length))})`, 'topic'],
    [t('booking.type'), t(`booking.${type}`), 'type'],
    ...(branch ? ([[t('booking.place'), branch]] as [string, ReactNode][]) : []),
    ...(advisor ? ([[t('booking.advisor'), advisor.full_name]] as [string, ReactNode][]) : [])
  ]
  return rows.map(([name, value, step]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <div>{value}</div>
        {step && change?.(step, name)}
      </dd>
    </div>
  ))
}
