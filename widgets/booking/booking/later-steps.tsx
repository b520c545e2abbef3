import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { ClosedBranch } from '#contract/branches'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import { readFailure } from '../../core/data/read-failure.ts'
import { requestErrorAtom } from '../../core/data/request-error.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { bookAtom } from './book.atoms.ts'
import { type Offer, offerAtom, stepAtom } from './booking.atoms.ts'
import { embeddedAs } from './embedded-as.ts'
import { HoldBar } from './hold-bar.tsx'
import css from './later-steps.css?inline'
import { DetailsStep } from './step-details.tsx'
import { DoneStep } from './step-done.tsx'
import { ReviewStep } from './step-review.tsx'

export { count } from './counting.ts'
export { Waiting } from './waiting.tsx'

const BODIES: Record<string, ComponentType> = { details: DetailsStep, review: ReviewStep, done: DoneStep }

function RequestError() {
  const { root } = useHost()
  const book = useSetAtom(bookAtom)
  const isLast = useAtomValue(stepAtom) === 'review'
  const error = useAtomValue(requestErrorAtom)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error && isLast) box.current?.scrollIntoView({ block: 'nearest' })
  }, [error, isLast])
  const retry = () => {
    // the notice disappears with its button
    root.querySelector<HTMLElement>('.actions .primary')?.focus()
    book()
  }
  return (
    <div ref={box}>
      <RequestErrorNotice onRetry={isLast ? retry : undefined} />
    </div>
  )
}

/** Nothing can be booked; a closed branch names where to go instead. */
function Nothing({ refusal }: Pick<Offer, 'refusal'>) {
  const t = useTexts<typeof bookingFlowMessages>()
  const host = useHost()
  const [read, setRead] = useState<{ closed: ClosedBranch | undefined }>()
  useEffect(() => void readFailure(refusal, ClosedBranch).then((closed) => setRead({ closed })), [refusal])
  if (!read) return null
  const { closed } = read
  return (
    <div className="flow stack" role="status">
      <h2>{closed?.message ?? t('booking.empty')}</h2>
      {closed && (
        <div className="cluster">
          {closed.ways.map(({ href, label }) => (
            <a key={href} className="button" href={href}>
              {label}
            </a>
          ))}
        </div>
      )}
      {!closed && <p className="lead">{t('booking.empty-help')}</p>}
      {/* in a popup, the link inside the tag would lead here again */}
      {!closed && embeddedAs(host) === 'inline' && <slot />}
    </div>
  )
}

/** A step after the slot, with the hold's remaining time except in the last. */
export function LaterStep() {
  useStyles(css)
  const step = useAtomValue(stepAtom)
  const { topics, types, refusal } = useAtomValue(offerAtom)
  const Body = BODIES[step]
  if (!(topics.length && types.length)) return <Nothing refusal={refusal} />
  return (
    <>
      {step !== 'done' && <HoldBar />}
      <RequestError />
      {Body && <Body />}
    </>
  )
}
