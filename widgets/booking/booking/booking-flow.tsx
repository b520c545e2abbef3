import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import type { bookingFlowMessages, bookingOpenMessages, bookingSlotMessages } from '#contract/messages/booking.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { onReturn } from '../../core/element/return.ts'
import { StoreProvider } from '../../core/element/store.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { type PopupState, useTrail } from '../../core/element/use-trail.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import type { Modal } from '../../ui/dialogs/modal.tsx'
import type { Preset, Wish } from './booking.atoms.ts'
import {
  offerAtom,
  presetAtom,
  revisitAtom,
  statusAtom,
  stepAtom,
  stepsAtom,
  waitingAtom,
  wishForAtom
} from './booking.atoms.ts'
import css from './booking.css?inline'
import { Flow } from './flow.tsx'
import { loadLater } from './later.ts'
import { Later } from './later-step.tsx'
import { loadAtom } from './load.atoms.ts'
import { Loading, Skeleton } from './skeleton.tsx'
import slots from './slots.css?inline'
import { targetKey } from './target.ts'
import { useSavedState } from './use-wizard-state.ts'
import type { Step } from './wizard-state.ts'

type Messages = typeof bookingFlowMessages &
  typeof bookingOpenMessages &
  typeof bookingSlotMessages &
  typeof uiCommonMessages

export interface BookingFlowProps extends Preset {
  popup: PopupState | undefined
  wish?: Wish | undefined
  /** What a popup is shown in. */
  Frame?: typeof Modal
}

function Screen({ isPopup, onRetry }: { isPopup: boolean; onRetry: () => void }) {
  const t = useTexts<Messages>()
  const status = useAtomValue(statusAtom)
  const { topics, types } = useAtomValue(offerAtom)
  const press = (event: MouseEvent<HTMLElement>) => {
    // the message disappears with its button
    event.currentTarget.closest<HTMLElement>('.booking')?.focus()
    onRetry()
  }
  useEffect(() => (status === 'error' ? onReturn(onRetry) : undefined), [status, onRetry])
  if (status === 'loading') return isPopup ? <Skeleton /> : <Loading />
  if (status === 'error') {
    return (
      <div className="flow stack" role="status">
        <h2>{t('booking.load-error')}</h2>
        <div>
          <button type="button" className="button" onClick={press}>
            {t('ui.retry')}
          </button>
        </div>
        <slot />
      </div>
    )
  }
  return topics.length && types.length ? <Flow /> : <Later />
}

/** Which of its kind an element is on the page, so that two bookings with one advisor each have entries of their own. */
function placeOf(element: Element | undefined): string {
  const root = element?.getRootNode() as ShadowRoot | Document | undefined
  if (!element || !root?.querySelectorAll) return ''
  const place = [...root.querySelectorAll(element.localName)].indexOf(element)
  return `${placeOf((root as Partial<ShadowRoot>).host)} ${place}`
}

/** The browser's Back and Forward lead through the steps. */
function useBack(popup: BookingFlowProps['popup']) {
  const step = useAtomValue(stepAtom)
  const isWaiting = useAtomValue(waitingAtom)
  const status = useAtomValue(statusAtom)
  const preset = useAtomValue(presetAtom)
  const revisit = useSetAtom(revisitAtom)
  const { root } = useHost()
  const [place] = useState(() => placeOf((root as Partial<ShadowRoot>).host))
  useTrail({
    name: `advisor-booking ${popup ? 'popup' : ''} ${targetKey(preset)}${place}`,
    step: isWaiting ? 'waiting' : step,
    isReady: status === 'ready' || status === 'processing',
    isOver: step === 'done',
    popup,
    onReturn: (known) => revisit(known as Step | 'waiting')
  })
}

/** Counts from the press that opens a popup, within a page from the first choice, or where it begins with times. */
function useCounting(isOpen: boolean | undefined) {
  const store = useStore()
  const step = useAtomValue(stepAtom)
  const [first] = useAtomValue(stepsAtom)
  const { test } = useHost()
  const isBegun = !test && step !== 'done' && (isOpen || step === 'slot' || step !== first)
  useEffect(() => {
    if (isBegun)
      loadLater()
        .then(({ count }) => count(store))
        .catch(() => {})
  }, [isBegun, store])
}

function Steps({ alias, isBranch, topic, type, popup, wish, Frame }: BookingFlowProps) {
  const t = useTexts<Messages>()
  const [isWanted, setWanted] = useState(true)
  const step = useAtomValue(stepAtom)
  const load = useSetAtom(loadAtom)
  const wishFor = useSetAtom(wishForAtom)
  const preset = useAtomValue(presetAtom)
  useStyles(slots)
  useStyles(css)
  useSavedState()
  useEffect(() => {
    if (isWanted) load({ alias, isBranch, topic, type })
  }, [isWanted, alias, isBranch, topic, type, load])
  useEffect(() => {
    if (wish) wishFor(wish.start)
  }, [wish, wishFor])
  const isOpen = popup?.isOpen
  useCounting(isOpen)
  useEffect(() => {
    if (isOpen) setWanted(true)
  }, [isOpen])
  const retry = useCallback(() => void load({ ...preset }), [load, preset])
  const onClose = () => {
    popup?.onClose()
    // must not be booked twice
    if (step === 'done') setWanted(false)
  }
  useBack(popup && { ...popup, onClose })
  const notice = useHost().test?.notice
  const screen = <Screen isPopup={Boolean(popup)} onRetry={retry} />
  if (!popup || !Frame) {
    return (
      <>
        {notice}
        {screen}
      </>
    )
  }
  return (
    <Frame open={popup.isOpen} onClose={onClose} title={t('booking.open')}>
      {notice}
      <div className="booking popup" tabIndex={-1}>
        {screen}
      </div>
    </Frame>
  )
}

/** From the topic to the confirmation, inline or in a popup, which keeps the choices while closed. */
export const BookingFlow = (props: BookingFlowProps) => (
  <StoreProvider around={useHost().test?.around}>
    <Steps {...props} />
  </StoreProvider>
)
