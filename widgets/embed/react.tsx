'use client'

import { createElement, type ReactNode, useEffect } from 'react'

type Props = Record<string, unknown> & { children?: ReactNode }

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** React listens to `advisor-booked` with `onadvisor-booked`; applications write `onAdvisorBooked`. */
const given = ([name, value]: [string, unknown]) => [
  /^onAdvisor[A-Z]/.test(name) ? `ona${kebab(name).slice(4)}` : name,
  value
]

interface EmbeddedProps {
  tag: string
  load: () => Promise<unknown>
  props: Props
}

/** The server renders the tag with its fallback; its code loads in the browser. */
function Embedded({ tag, load, props }: EmbeddedProps) {
  useEffect(() => void load(), [load])
  return createElement(tag, Object.fromEntries(Object.entries(props).map(given)))
}

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
const reschedule = () => import('../booking/booking/reschedule.element.ts')
const topics = () => import('../booking/appointment-topics/topics.element.ts')
const appointmentTypes = () => import('../booking/appointment-types/appointment-types.element.ts')
const workingHours = () => import('../calendar/working-hours/working-hours.element.ts')
const whatsappSettings = () => import('../card/whatsapp-settings/whatsapp-settings.element.ts')
const pushForm = () => import('../wallet/push-notifications/push-form.element.ts')

// written out, so that an application bundles what it uses
export const AdvisorWhatsappButton = (props: Props) => (
  <Embedded tag="advisor-whatsapp-button" load={whatsappButton} props={props} />
)
export const AdvisorVcardButton = (props: Props) => (
  <Embedded tag="advisor-vcard-button" load={vcardButton} props={props} />
)
export const AdvisorWalletButton = (props: Props) => (
  <Embedded tag="advisor-wallet-button" load={walletButton} props={props} />
)
export const AdvisorShareButton = (props: Props) => (
  <Embedded tag="advisor-share-button" load={shareButton} props={props} />
)
export const AdvisorCard = (props: Props) => <Embedded tag="advisor-card" load={card} props={props} />
export const AdvisorBooking = (props: Props) => <Embedded tag="advisor-booking" load={booking} props={props} />
export const AdvisorContactForm = (props: Props) => (
  <Embedded tag="advisor-contact-form" load={contactForm} props={props} />
)
export const AdvisorMessengerButton = (props: Props) => (
  <Embedded tag="advisor-messenger-button" load={messengerButton} props={props} />
)
export const AdvisorSearch = (props: Props) => <Embedded tag="advisor-search" load={search} props={props} />
export const AdvisorList = (props: Props) => <Embedded tag="advisor-list" load={list} props={props} />
export const AdvisorReschedule = (props: Props) => <Embedded tag="advisor-reschedule" load={reschedule} props={props} />
export const AdvisorTopics = (props: Props) => <Embedded tag="advisor-topics" load={topics} props={props} />
export const AdvisorAppointmentTypes = (props: Props) => (
  <Embedded tag="advisor-appointment-types" load={appointmentTypes} props={props} />
)
export const AdvisorWorkingHours = (props: Props) => (
  <Embedded tag="advisor-working-hours" load={workingHours} props={props} />
)
export const AdvisorWhatsappSettings = (props: Props) => (
  <Embedded tag="advisor-whatsapp-settings" load={whatsappSettings} props={props} />
)
export const AdvisorPushForm = (props: Props) => <Embedded tag="advisor-push-form" load={pushForm} props={props} />
