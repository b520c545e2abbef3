import { exampleAdvisorList } from '#contract/examples/advisor-list.example'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { MODULES } from '#contract/module-names'
import { available, hold } from '../widgets/booking/booking/testing/harness.ts'
import { body } from './states.ts'

const ANNA = '/api/v1/advisors/anna'

/** An advisor with everything, who can be booked. */
export const PLAYGROUND_ANSWERS = {
  [`GET ${ANNA}`]: body({ ...exampleProfile, slug: 'anna' }),
  [`GET ${ANNA}/whatsapp`]: body(exampleWhatsApp),
  [`GET ${ANNA}/contact-offer`]: body(exampleContactOffer),
  [`GET ${ANNA}/appointment-topics`]: body(exampleAssignments),
  [`GET ${ANNA}/appointment-types`]: body([{ type: 'by-phone' }, { type: 'in-branch' }, { type: 'online' }]),
  [`GET ${ANNA}/availability`]: available,
  [`POST ${ANNA}/holds`]: () => hold(),
  'GET /api/v1/appointment-topics': body(exampleTopics),
  'GET /api/v1/modules': body(MODULES.map((module_name) => ({ module_name, effective_state: true }))),
  'GET /api/v1/advisor-list': body(exampleAdvisorList),
  'GET /api/v1/proof-of-work': body({})
}
