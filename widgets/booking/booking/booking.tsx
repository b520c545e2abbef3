import { useCallback, useEffect, useRef, useState } from 'react'
import type { bookingOpenMessages } from '#contract/messages/booking.messages'
import { useHash } from '../../core/element/hash.ts'
import { useHost } from '../../core/element/host.ts'
import { loadPreload } from '../../core/element/preload.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { expecting, usePart } from '../../core/element/use-part.ts'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'
import type { Wish } from './booking.atoms.ts'
import { Loading } from './skeleton.tsx'

export interface BookingProps {
  alias?: string
  /** A branch, instead of `alias`: any advisor who is free there. */
  branch?: string
  /** `inline` (as when absent), `popup` or `page`. */
  mode?: string
  topic?: string
  type?: string
  /** Books nothing, and says so. */
  test?: boolean
}

/** Spec §2. */
const HASH = /^#(termin|appointment)$/i

/** A time that was pressed among links to times (`/book/{alias}?starts_at=…`) right after the tag; it opens the booking. */
function useWish(open: () => void) {
  const { root } = useHost()
  const [wish, setWish] = useState<Wish>()
  useEffect(() => {
    const times = (root as Partial<ShadowRoot>).host?.nextElementSibling as HTMLElement | null
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const start = new URLSearchParams(link?.search).get('starts_at')
      if (!start || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setWish({ start })
      open()
    }
    times?.addEventListener('click', press)
    return () => times?.removeEventListener('click', press)
  }, [root, open])
  return wish
}

export const loadFlow = () => import('./booking-flow.tsx').then(({ BookingFlow }) => BookingFlow)

/** The code of the popup, and beside it the texts and first answers that a booking within the page has at once. */
function useLoadPopup() {
  const { origin, root, lang = '' } = useHost()
  const texts = useTextsContext()
  return useCallback(async () => {
    const inline = (root as ShadowRoot).host.cloneNode() as HTMLElement
    inline.removeAttribute('mode')
    inline.lang = lang
    const [{ popupWith }, preload] = await Promise.all([import('./booking-popup.tsx'), loadPreload(origin, inline)])
    return popupWith({ ...texts, ...preload })
  }, [origin, root, lang, texts])
}

function Parts({ alias = '', branch, mode, topic, type, test }: BookingProps) {
  const t = useTexts<typeof bookingOpenMessages>()
  const isPopup = mode === 'popup'
  const loadPopup = useLoadPopup()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(!isPopup)
  const load = isPopup ? loadPopup : loadFlow
  const loadTest = useCallback(async () => {
    const { tryOut } = await import('../test-mode/test-mode.tsx')
    return tryOut(await load())
  }, [load])
  const { Part, isFailed, retry } = usePart(test ? loadTest : load, isWanted || !isPopup)
  const frame = useRef<HTMLDivElement>(null)
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
    if (isPopup) return
    frame.current?.scrollIntoView({ block: 'start' })
    frame.current?.focus({ preventScroll: true })
  }, [isPopup])
  useHash(HASH, open)
  const wish = useWish(open)
  const onClose = useCallback(() => setOpen(false), [])
  const popup = isPopup ? { isOpen, onOpen: open, onClose } : undefined
  const flow = Part && (
    <Part alias={branch || alias} isBranch={Boolean(branch)} topic={topic} type={type} popup={popup} wish={wish} />
  )
  const failed = isFailed && <PartFailed onRetry={retry} />
  if (!isPopup) {
    return (
      <div className={mode === 'page' ? 'booking' : 'booking card'} part="frame" ref={frame} tabIndex={-1}>
        {failed || flow || <Loading />}
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button primary"
        part="button"
        aria-haspopup="dialog"
        aria-busy={isOpen && !Part && !isFailed}
        onClick={open}
        {...expecting(loadPopup)}
      >
        {t('booking.open')}
        {/* what the page says below it */}
        <slot name="hint" />
      </button>
      {isOpen && failed}
      {flow}
    </>
  )
}

/** Books an appointment with an advisor, or with any free advisor of a branch, from the topic to the confirmation. */
export function Booking(props: BookingProps) {
  const { locale } = useTextsContext()
  // a popup has its texts from when it was loaded
  return <Parts key={`${props.test} ${props.mode === 'popup' && locale}`} {...props} />
}
