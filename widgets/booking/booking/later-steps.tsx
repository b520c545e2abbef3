import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentType } from 'react'
import { useHost } from '../../core/element/host.ts'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { bookAtom } from './book.atoms.ts'
import { stepAtom } from './booking.atoms.ts'
import { HoldBar } from './hold-bar.tsx'
import { DetailsStep } from './step-details.tsx'
import { DoneStep } from './step-done.tsx'
import { ReviewStep } from './step-review.tsx'

const BODIES: Record<string, ComponentType> = { details: DetailsStep, review: ReviewStep, done: DoneStep }

function RequestError() {
  const { root } = useHost()
  const book = useSetAtom(bookAtom)
  const isLast = useAtomValue(stepAtom) === 'review'
  const retry = () => {
    // the notice disappears with its button
    root.querySelector<HTMLElement>('.actions .primary')?.focus()
    book()
  }
  return <RequestErrorNotice onRetry={isLast ? retry : undefined} />
}

/** A step after the slot, with the hold's remaining time except in the last. */
export function LaterStep() {
  const step = useAtomValue(stepAtom)
  const Body = BODIES[step]
  return (
    <>
      {step !== 'done' && <HoldBar />}
      <RequestError />
      {Body && <Body />}
    </>
  )
}
