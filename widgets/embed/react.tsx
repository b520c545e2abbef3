'use client'

import { createElement, type ForwardedRef, forwardRef, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

type Props = Record<string, unknown> & { children?: ReactNode }
type Handlers = Record<string, (event: Event) => void>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const isListener = (name: string) => /^onAdvisor[A-Z]/.test(name)

/** As attributes of an element that React 18 does not know either: it writes `true` and `classname` as they are. */
const attribute = ([name, value]: [string, unknown]): [string, unknown][] => {
  if (isListener(name) || value === false || value === undefined || value === null) return []
  return [[name === 'className' ? 'class' : name, value === true ? '' : value]]
}

/** What listens to `advisor-booked` is the property `onAdvisorBooked`, which React 18 would write into the markup. */
const handlersIn = (props: Props): Handlers =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      isListener(name) && typeof value === 'function' ? [[kebab(name).slice(3), value as Handlers[string]]] : []
    )
  )

/** Before the element can have said anything; a server neither draws nor hears. */
const useListening = typeof window === 'undefined' ? useEffect : useLayoutEffect

interface EmbeddedProps {
  tag: string
  load: () => Promise<unknown>
  props: Props
  outer: ForwardedRef<HTMLElement>
}

/** The server renders the tag with its fallback; its code loads in the browser. */
function Embedded({ tag, load, props, outer }: EmbeddedProps) {
  const own = useRef<HTMLElement | null>(null)
  useListening(() => {
    const [node, handlers] = [own.current, Object.entries(handlersIn(props))]
    for (const [type, handler] of handlers) node?.addEventListener(type, handler)
    return () => {
      for (const [type, handler] of handlers) node?.removeEventListener(type, handler)
    }
  })
  useEffect(() => void load(), [load])
  const ref = (node: HTMLElement | null) => {
    own.current = node
    if (typeof outer === 'function') outer(node)
    else if (outer) outer.current = node
  }
  return createElement(tag, { ...Object.fromEntries(Object.entries(props).flatMap(attribute)), ref })
}

/** A component that draws a tag, and gives its element to a `ref`; React 18 hands one on by `forwardRef` alone. */
const embedded = (tag: string, load: EmbeddedProps['load']) =>
  /* @__PURE__ */ forwardRef<HTMLElement, Props>((props, outer) => (
    <Embedded tag={tag} load={load} props={props} outer={outer} />
  ))

const whatsappButton = () => import('../card/whatsapp/whatsapp-button.element.ts')
const vcardButton = () => import('../card/vcard/vcard-button.element.ts')
const walletButton = () => import('../wallet/wallet/wallet-button.element.ts')
const shareButton = () => import('../card/share/share-button.element.ts')
const card = () => import('../card/profile/card.element.ts')
const booking = () => import('../booking/booking/booking.element.ts')
const contactForm = () => import('../booking/contact-requests/contact-form.element.ts')
const messengerButton = () => import('../booking/contact-requests/messenger-button.element.ts')
const search = () => import('../site/search/search.element.ts')
const list = () => import('../site/advisor-list/list.element.ts')
const events = () => import('../booking/branch-events/events.element.ts')
const reschedule = () => import('../booking/booking/reschedule.element.ts')
const topics = () => import('../booking/appointment-topics/topics.element.ts')
const appointmentTypes = () => import('../booking/appointment-types/appointment-types.element.ts')
const workingHours = () => import('../calendar/working-hours/working-hours.element.ts')
const whatsappSettings = () => import('../card/whatsapp-settings/whatsapp-settings.element.ts')
const pushForm = () => import('../wallet/push-notifications/push-form.element.ts')

// written out, so that an application bundles what it uses
export const AdvisorWhatsappButton = /* @__PURE__ */ embedded('advisor-whatsapp-button', whatsappButton)
export const AdvisorVcardButton = /* @__PURE__ */ embedded('advisor-vcard-button', vcardButton)
export const AdvisorWalletButton = /* @__PURE__ */ embedded('advisor-wallet-button', walletButton)
export const AdvisorShareButton = /* @__PURE__ */ embedded('advisor-share-button', shareButton)
export const AdvisorCard = /* @__PURE__ */ embedded('advisor-card', card)
export const AdvisorBooking = /* @__PURE__ */ embedded('advisor-booking', booking)
export const AdvisorContactForm = /* @__PURE__ */ embedded('advisor-contact-form', contactForm)
export const AdvisorMessengerButton = /* @__PURE__ */ embedded('advisor-messenger-button', messengerButton)
export const AdvisorSearch = /* @__PURE__ */ embedded('advisor-search', search)
export const AdvisorList = /* @__PURE__ */ embedded('advisor-list', list)
export const AdvisorEvents = /* @__PURE__ */ embedded('advisor-events', events)
export const AdvisorReschedule = /* @__PURE__ */ embedded('advisor-reschedule', reschedule)
export const AdvisorTopics = /* @__PURE__ */ embedded('advisor-topics', topics)
export const AdvisorAppointmentTypes = /* @__PURE__ */ embedded('advisor-appointment-types', appointmentTypes)
export const AdvisorWorkingHours = /* @__PURE__ */ embedded('advisor-working-hours', workingHours)
export const AdvisorWhatsappSettings = /* @__PURE__ */ embedded('advisor-whatsapp-settings', whatsappSettings)
export const AdvisorPushForm = /* @__PURE__ */ embedded('advisor-push-form', pushForm)
