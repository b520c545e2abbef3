import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { bookingMessages } from '#contract/booking.messages'
import type { uiMessages } from '#contract/ui.messages'
import { dropHash, useHash } from '../core/hash.ts'
import { onReturn } from '../core/return.ts'
import { useTexts } from '../core/texts.tsx'
import { Modal } from '../ui/modal.tsx'
import { offerAtom, presetAtom, statusAtom, stepAtom } from './booking.atoms.ts'
import { Flow } from './flow.tsx'
import { loadAtom } from './load.atoms.ts'
import { Skeleton } from './skeleton.tsx'
import { useKeptPlace } from './use-kept-place.ts'

type Messages = typeof bookingMessages & typeof uiMessages

export interface BookingProps {
  alias?: string
  /** `inline` (as when absent), `popup` or `page`. */
  mode?: string
  topic?: string
  type?: string
}

/** Spec §2. */
const HASH = /^#(termin|appointment)$/i

const WIDTH = 760

function Message({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flow stack" role="status">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Screen({ isPage, onRetry }: { isPage: boolean; onRetry: () => void }) {
  const t = useTexts<Messages>()
  const status = useAtomValue(statusAtom)
  const { topics, types } = useAtomValue(offerAtom)
  const press = (event: MouseEvent<HTMLElement>) => {
    // the message goes with its button
    event.currentTarget.closest<HTMLElement>('.booking')?.focus()
    onRetry()
  }
  useEffect(() => (status === 'error' ? onReturn(onRetry) : undefined), [status, onRetry])
  // our own page has the first step drawn already
  if (status === 'loading') return isPage ? <slot /> : <Skeleton />
  if (status === 'error') {
    return (
      <Message title={t('booking.load-error')}>
        <div>
          <button type="button" className="button" onClick={press}>
            {t('ui.retry')}
          </button>
        </div>
        <slot />
      </Message>
    )
  }
  if (topics.length && types.length) return <Flow />
  return (
    <Message title={t('booking.empty')}>
      <p className="lead">{t('booking.empty-help')}</p>
      <slot />
    </Message>
  )
}

/** Books an appointment with an advisor, from the topic to the confirmation. */
export function Booking({ alias = '', mode, topic, type }: BookingProps) {
  const t = useTexts<Messages>()
  const isPopup = mode === 'popup'
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(!isPopup)
  const step = useAtomValue(stepAtom)
  const load = useSetAtom(loadAtom)
  const preset = useAtomValue(presetAtom)
  const frame = useRef<HTMLDivElement>(null)
  useKeptPlace()

  useEffect(() => {
    if (isWanted || !isPopup) load({ alias, topic, type })
  }, [isWanted, isPopup, alias, topic, type, load])

  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
    if (isPopup) return
    frame.current?.scrollIntoView({ block: 'start' })
    frame.current?.focus({ preventScroll: true })
  }, [isPopup])
  useHash(HASH, open)

  const retry = useCallback(() => void load({ ...preset }), [load, preset])
  const close = () => {
    setOpen(false)
    dropHash(HASH)
    if (step === 'done') setWanted(false)
  }
  const screen = <Screen isPage={mode === 'page'} onRetry={retry} />
  if (!isPopup) {
    return (
      <div className={mode === 'page' ? 'booking page' : 'booking card'} part="frame" ref={frame} tabIndex={-1}>
        {screen}
      </div>
    )
  }
  return (
    <>
      <button type="button" className="button primary" part="button" aria-haspopup="dialog" onClick={open}>
        {t('booking.open')}
      </button>
      <Modal open={isOpen} onClose={close} title={t('booking.open')} width={WIDTH}>
        <div className="booking popup" tabIndex={-1}>
          {screen}
        </div>
      </Modal>
    </>
  )
}
