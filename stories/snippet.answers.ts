import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleBooked, exampleToken, exampleVisitorAppointment } from '#contract/examples/appointments.example'
import { exampleCallbackTimes, exampleContactOffer } from '#contract/examples/contact-requests.example'
import { exampleFoundAdvisors, exampleSubscribers } from '#contract/examples/push-form.example'
import { exampleSearchForm, exampleSearchResult } from '#contract/examples/search.example'
import { exampleVCard } from '#contract/examples/vcard.example'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { exampleWhatsAppSettings } from '#contract/examples/whatsapp-settings.example'
import { exampleHours, exampleOwnWeek } from '#contract/examples/working-hours.example'
import { MODULES } from '#contract/module-names'
import type { Answers } from '../.storybook/scene.tsx'
import { body, done } from '../.storybook/states.ts'
import { AVAILABILITY, available, BOOK, HOLD, hold, RELEASE } from '../widgets/booking/booking/testing/harness.ts'
import { json } from '../widgets/testing/network.ts'

const anna = '/api/v1/advisors/anna'
const inDays = (days: number, hour: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}:00:00Z`
const appointment = { ...exampleVisitorAppointment, starts_at: inDays(7, 10), ends_at: inDays(7, 11) }

/** The advisor in all responses, whatever an editor types. */
export const SAMPLE: Record<string, string> = { alias: 'anna', token: exampleToken }

/** A server on which every widget has something to show. */
export const answers: Answers = {
  [`GET ${anna}/whatsapp`]: body(exampleWhatsApp),
  'GET /api/v1/modules': body(MODULES.map((module_name) => ({ module_name, effective_state: true }))),
  [`GET ${anna}/v-card`]: body(exampleVCard),
  'GET /api/v1/configurations/online-appointments': body({ isTopicsEnabled: true }),
  'GET /api/v1/appointment-topics': body(exampleTopics),
  [`GET ${anna}/appointment-topics`]: body(exampleAssignments),
  [`PUT ${anna}/appointment-topics`]: done,
  [`GET ${anna}/appointment-types`]: body([{ type: 'by-phone' }, { type: 'in-branch' }, { type: 'online' }]),
  [`PUT ${anna}/appointment-types`]: done,
  [`GET ${anna}/working-hours`]: body(exampleHours),
  [`GET ${anna}/working-hours/default`]: body(exampleOwnWeek),
  [`PUT ${anna}/working-hours`]: done,
  [`GET ${anna}/whatsapp/settings`]: body(exampleWhatsAppSettings),
  [`PUT ${anna}/whatsapp/settings`]: done,
  'GET /api/v1/search/form': body(exampleSearchForm),
  'GET /api/v1/search/advisors': body(exampleSearchResult),
  'GET /api/v1/search/advisors-by-name': body(exampleFoundAdvisors),
  'GET /api/v1/wallet-cards/subscribers': body(exampleSubscribers),
  'POST /api/v1/wallet-cards/notifications': () => json({ uuid: exampleBooked.uuid }, 201),
  'GET /api/v1/advisors': body([]),
  'GET /api/v1/proof-of-work': body({}),
  [`GET ${anna}/contact-offer`]: body(exampleContactOffer),
  [`GET ${anna}/callback-times`]: body(exampleCallbackTimes),
  [`POST ${anna}/contact-requests`]: () => json({ uuid: exampleBooked.uuid }, 201),
  [AVAILABILITY]: available,
  [HOLD]: () => hold(),
  [RELEASE]: done,
  [BOOK]: () => json(exampleBooked, 201),
  [`GET /api/v1/appointments/${exampleToken}`]: body(appointment),
  [`PATCH /api/v1/appointments/${exampleToken}`]: body({
    ...appointment,
    starts_at: inDays(8, 10),
    ends_at: inDays(8, 11)
  }),
  'GET /api/v1/advisors/anna-gruber/availability': available
}
