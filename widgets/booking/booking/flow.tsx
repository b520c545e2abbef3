import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useRef } from 'react'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import type { uiDurationMessages } from '#contract/messages/ui.messages'
import { campaignQuery } from '../../core/element/campaign-query.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { durationOf } from '../../ui/base/duration.ts'
import { AbsenceNotice } from '../../ui/feedback/absence-notice.tsx'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { Actions } from './actions.tsx'
import {
  addressAtom,
  bookedAtom,
  choiceAtom,
  chooseSlotAtom,
  goAtom,
  hasEntriesAtom,
  offerAtom,
  stepAtom,
  stepsAtom,
  topicAtom,
  wishAtom
} from './booking.atoms.ts'
import { goneAtom, holdingAtom } from './hold.atoms.ts'
import { Icon } from './icons.tsx'
import { Later } from './later-step.tsx'
import { SlotGoneNotice } from './slot-gone.tsx'
import { SlotStep } from './step-slot.tsx'
import { TopicStep } from './step-topic.tsx'
import { TypeStep } from './step-type.tsx'
import type { Step } from './wizard-state.ts'

type Messages = typeof bookingFlowMessages & typeof uiDurationMessages

const EARLY: Partial<Record<Step, ComponentType>> = { topic: TopicStep, type: TypeStep, slot: SlotStep }

function Advisor({ id }: { id: string }) {
  const t = useTexts<Messages>()
  const { origin } = useHost()
  const { advisor, branch } = useAtomValue(offerAtom)
  const address = useAtomValue(addressAtom)
  const name = advisor?.full_name ?? branch?.name
  if (!name) return null
  const { position, absence } = advisor ?? {}
  const picture = (advisor ?? branch)?.profile_picture_url
  const lines = advisor ? [position, branch?.name] : [address]
  return (
    <>
      <div className="advisor">
        {picture && <img src={new URL(picture, origin || location.origin).href} alt="" width="56" height="56" />}
        <div>
          <p className="advisor-name" id={id}>
            {t('booking.with', { name })}
          </p>
          <p className="help">{lines.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <AbsenceNotice absence={absence} path={`${origin}/book/`} query={campaignQuery()} />
    </>
  )
}

function Progress() {
  const t = useTexts<Messages>()
  const steps = useAtomValue(stepsAtom)
  const step = useAtomValue(stepAtom)
  const number = steps.indexOf(step) + 1
  if (!number) return null
  return (
    <div className="progress">
      <div className="bar" aria-hidden="true">
        {steps.map((one, index) => (
          <span key={one} className={index < number ? 'past' : undefined} />
        ))}
      </div>
      <p className="help">{t('booking.step', { step: number, steps: steps.length })}</p>
    </div>
  )
}

/** The chosen topic, its duration and the type, where that is chosen. */
function Summary() {
  const t = useTexts<Messages>()
  const topic = useAtomValue(topicAtom)
  const { type } = useAtomValue(choiceAtom)
  if (!topic) return null
  return (
    <p className="lead">
      {topic.topic} ({t('ui.duration', durationOf(topic.length))}){type && `, ${t(`booking.${type}`)}`}
    </p>
  )
}

function Gone() {
  const slots = useAtomValue(goneAtom)
  const step = useAtomValue(stepAtom)
  const taking = useAtomValue(holdingAtom)
  const choose = useSetAtom(chooseSlotAtom)
  const go = useSetAtom(goAtom)
  const hasEntries = useAtomValue(hasEntriesAtom)
  const isWish = Boolean(useAtomValue(wishAtom))
  if (!slots) return null
  const onAll = step === 'slot' ? undefined : () => go('slot')
  return <SlotGoneNotice {...{ slots, taking, hasEntries, isWish, onAll }} onChoose={choose} />
}

/** Scrolls to the top of a step unless that is in view. */
function scrollToTop(step: Element | null | undefined) {
  const above = step?.closest('.modal-body')?.getBoundingClientRect().top ?? 0
  if (step && step.getBoundingClientRect().top < above) step.scrollIntoView({ block: 'start' })
}

/** One step at a time: progress, error and the step itself. */
export function Flow() {
  const t = useTexts<Messages>()
  const step = useAtomValue(stepAtom)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isGone = Boolean(useAtomValue(goneAtom))
  const shown = useRef({ step, isGone })
  useEffect(() => {
    const before = shown.current
    shown.current = { step, isGone }
    // the focused element has disappeared with the step, or with the notice
    if (before.step === step && !(before.isGone && !isGone)) return
    heading.current?.focus({ preventScroll: true })
    scrollToTop(heading.current?.closest('section'))
  }, [step, isGone])
  const isRequested = useAtomValue(bookedAtom)?.state === 'requested'
  const { test } = useHost()
  const Early = EARLY[step]
  return (
    <section className={`flow at-${step}`} aria-labelledby={`${id} ${id}-with`}>
      <Advisor id={`${id}-with`} />
      <Progress />
      <h2 id={id} tabIndex={-1} ref={heading}>
        {step === 'done' && (
          <span className="badge success">
            <Icon name="check" />
          </span>
        )}
        {(step === 'done' && test?.heading) || t(isRequested ? 'booking.requested-heading' : `booking.${step}-heading`)}
      </h2>
      {Early && step !== 'topic' && <Summary />}
      <Gone />
      {Early ? (
        <>
          <RequestErrorNotice />
          <Early />
          <Actions />
        </>
      ) : (
        <Later />
      )}
    </section>
  )
}
