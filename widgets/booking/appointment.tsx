import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { bookingMessages } from '#contract/booking.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { durationOf } from '../ui/duration.ts'
import { choiceAtom, offerAtom, topicAtom } from './booking.atoms.ts'
import type { Step } from './place.ts'
import { zonesAtom } from './slots.atoms.ts'
import { dayIn, dayText, FULL_DAY, hours, sameClock, span, zoneName } from './times.ts'

/** A time in the zone it is meant in, and at the branch where that differs. */
export function When({ slot, length }: { slot: string; length: number }) {
  const t = useTexts<typeof bookingMessages>()
  const { tag } = useTextsContext()
  const { shown, branch } = useAtomValue(zonesAtom)
  const differs = !sameClock(shown, branch, slot)
  return (
    <>
      <p>
        <strong>{dayText(tag, dayIn(shown, slot), FULL_DAY)}</strong>
      </p>
      <p>
        <strong>{hours(tag, shown, slot, length)}</strong> <span className="help">{zoneName(tag, shown)}</span>
      </p>
      {differs && <p className="help">{t('booking.at-branch', { time: span(tag, branch, slot, length) })}</p>}
    </>
  )
}

/** What was chosen, as rows of a description list. */
export function Appointment({ change }: { change?: (step: Step, what: string) => ReactNode }) {
  const t = useTexts<typeof bookingMessages & typeof uiMessages>()
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
  )) as unknown as ReactNode
}
