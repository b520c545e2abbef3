import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { bookingFlowMessages, bookingSlotMessages } from '#contract/messages/booking.messages'
import type { uiDurationMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { When } from './appointment-time.tsx'
import { addressAtom, bookedAtom, branchAtom, choiceAtom, offerAtom, topicAtom, visitorAtom } from './booking.atoms.ts'
import type { Step } from './wizard-state.ts'

const Lines = ({ lines }: { lines: readonly (string | false | undefined)[] }) =>
  lines.filter(Boolean).map((line) => <p key={String(line)}>{line}</p>)

const row = (name: string, lines: readonly (string | false | undefined)[]): [string, ReactNode] => [
  name,
  <Lines key={name} lines={lines} />
]

interface AppointmentProps {
  change?: (step: Step, what: string) => ReactNode
}

/** The choices as rows of a description list; once it is booked, with what to know before. */
export function Appointment({ change }: AppointmentProps) {
  const t = useTexts<typeof bookingFlowMessages & typeof bookingSlotMessages & typeof uiDurationMessages>()
  const topic = useAtomValue(topicAtom)
  const { advisor } = useAtomValue(offerAtom)
  const branch = useAtomValue(branchAtom)
  const address = useAtomValue(addressAtom)
  const isBooked = Boolean(useAtomValue(bookedAtom))
  const { type, slot } = useAtomValue(choiceAtom)
  const { phone } = useAtomValue(visitorAtom)
  if (!topic || !type || !slot) return null
  const isThere = type === 'in-branch'
  const places = {
    'in-branch': [branch?.name, address],
    'by-phone': [phone && t('booking.by-phone-where', { phone: phone.trim() })],
    online: [t('booking.online-where')]
  }
  const whom = [advisor?.full_name, !isThere && branch?.name]
  const rows: [string, ReactNode, Step?][] = [
    [t('booking.time'), <When key="when" slot={slot} length={topic.length} />, 'slot'],
    [t('booking.topic'), `${topic.topic} (${t('ui.duration', durationOf(topic.length))})`, 'topic'],
    [t('booking.type'), t(`booking.${type}`), 'type'],
    ...(places[type].some(Boolean) ? [row(t('booking.place'), places[type])] : []),
    ...(whom.some(Boolean) ? [row(t('booking.advisor'), whom)] : []),
    ...(isBooked && topic.documents ? [row(t(isThere ? 'booking.bring' : 'booking.have-ready'), topic.documents)] : []),
    ...(isBooked && topic.comment ? [row(t('booking.prepare'), [topic.comment])] : [])
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
