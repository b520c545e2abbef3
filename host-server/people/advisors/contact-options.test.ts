import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTACT_OPTIONS, type ContactOption, OPTION_MODULES } from '#contract/contact-options'
import { LEAD_CONSENT } from '#contract/leads'
import {
  bookingRequest,
  later,
  type Office,
  openOffice,
  readAvailability,
  slotOf,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'

let office: Office
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  await switchAll(true)
  branch = (await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')).alias
  await advisor().update({ whatsapp_enable: true, whatsapp_id: 'ANNA42', email_address: ADDRESS })
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const ADDRESS = 'anna.gruber.public@demo.example'
const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '+43 1 234567' }

let branch: string
const advisor = () => office.knex('advisors').where({ tenant_id: office.tenantId, uuid: office.advisorUuid })
const modules = () => office.knex('tenant_modules').where({ tenant_id: office.tenantId })
const switchModule = (module_name: string, effective_state: boolean) =>
  modules().where({ module_name }).update({ effective_state })
async function switchOption(name: ContactOption, isOn: boolean) {
  const row = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, name }
  if (isOn) await office.knex('advisor_contact_options').insert(row).onConflict().ignore()
  else await office.knex('advisor_contact_options').where(row).delete()
}
async function switchAll(isOn: boolean) {
  for (const name of CONTACT_OPTIONS) await switchOption(name, isOn)
  for (const name of Object.values(OPTION_MODULES).flat()) await switchModule(name, isOn)
}

const get = (path: string, accept = 'application/json') => request(office.site, 'GET', path, { headers: { accept } })
const post = (path: string, body: object) => request(office.site, 'POST', path, { body })
const api = (rest: string) => `/api/v1/advisors/${office.alias}${rest}`
/** Whether an address answers anything but a refusal. */
const answers = async (path: string) => {
  const { status } = await get(path, 'text/html')
  expect([200, 302, 403, 404]).toContain(status)
  return status < 400
}
const isOnCard = (name: ContactOption) => async () =>
  (await get(api('?with=offers'))).body.offers.contact.includes(name)
const succeeds = async (sent: Promise<{ status: number }>) => {
  const { status } = await sent
  expect([200, 201, 303, 403, 404]).toContain(status)
  return status < 400
}

/** Sends a contact request of a kind, and finds its form and its page. */
const contact = (kind: string, details: object = {}): Record<string, () => Promise<boolean>> => ({
  'the offer of the form': async () => (await get(api('/contact-offer'))).body.kinds.includes(kind),
  'a request': () => succeeds(post(api('/contact-requests'), { kind, ...VERA, note: 'Servus', ...details })),
  'the page': () => answers(`/contact/${office.alias}/${kind}`)
})

let taken = 0
const PER_DAY = 8
/** A start from Tuesday to Friday that no test has taken yet. */
const freeTime = () => {
  taken += 1
  return later(TUESDAY, Math.floor(taken / PER_DAY) * 24 * 60 + (taken % PER_DAY) * 60)
}

/** The mail that confirms an appointment. */
async function confirmation() {
  mailbox.mails.length = 0
  await office.knex('outbox').delete()
  await post(api('/appointments'), bookingRequest(office, freeTime()))
  await deliver(office.site)
  return mailbox.mails.find(({ to }) => to?.some(({ address }) => address === VERA.email))
}
const shows = async (path: string) => (await get(path, 'text/html')).text.includes(ADDRESS)

const search = async () =>
  (await get('/api/v1/search/advisors?name=Gruber')).body.advisors.find(
    ({ slug }: { slug: string }) => slug === office.alias
  )

/** Every way in which a visitor reaches each contact option, besides the card. */
const WAYS: Record<ContactOption, Record<string, () => Promise<boolean>>> = {
  online_appointment: {
    'the page': () => answers(`/book/${office.alias}`),
    topics: () => answers(api('/appointment-topics')),
    types: () => answers(api('/appointment-types')),
    'free times': () => succeeds(readAvailability(office)),
    'a hold': () => succeeds(post(api('/holds'), slotOf(office, freeTime()))),
    'a booking': () => confirmation().then(Boolean),
    search: async () => (await search()).is_bookable,
    'the branch’s free times': async () => {
      const query = { topic: office.topics.short, type: 'in-branch', from: '2027-03-02', to: '2027-03-02' }
      const { body } = await get(`/api/v1/branches/${branch}/availability?${new URLSearchParams(query)}`)
      return Object.keys(body.days ?? {}).length > 0
    }
  },
  whatsapp: {
    'the tag': async () => Boolean((await get(api('/whatsapp'))).body.isEnabled),
    'the counted link': () => answers(`/advisor/whatsapp-hit?advisorAlias=${office.alias}`)
  },
  email_address: {
    'the counted link': () => answers(`/advisor/email-hit?advisorAlias=${office.alias}`),
    'the card’s data': async () => (await get(api(''))).body.email_address === ADDRESS,
    'the card': async () =>
      (await get(`/app/profile/${office.alias}`, 'text/html')).text.includes('/advisor/email-hit'),
    'the vCard': async () => (await get(api('/v-card'))).body.content.includes(ADDRESS),
    'the booking page': () => shows(`/book/${office.alias}`),
    'a mail': async () => {
      const mail = await confirmation()
      return Boolean(mail?.replyTo?.length || mail?.html?.includes(ADDRESS) || mail?.text?.includes(ADDRESS))
    }
  },
  call_back_request: {
    ...contact('callback', { date: '2027-03-05', start_time: '09:00', end_time: '11:30' }),
    'the times of the form': async () => (await get(api('/callback-times'))).body.callback_days.length > 0
  },
  appointment_request: contact('appointment', { date: '2027-03-05' }),
  basic_contact_form: contact('basic'),
  vcard: {
    'the tag': () => answers(api('/v-card')),
    'the file': () => answers(`/v-card/${office.alias}.vcf`)
  },
  wallet_cards: {
    'the page': () => answers(`/wallet-card/${office.alias}`),
    'the card': () => succeeds(submit(office.site, `/wallet-card/${office.alias}`, { kind: 'apple' })),
    'a mail': async () => Boolean((await confirmation())?.html?.includes(`/wallet-card/${office.alias}`))
  },
  messenger: contact('messenger'),
  contact_exchange: {
    'the page': () => answers(`/contact-exchange/${office.alias}`),
    'the API': () => succeeds(post(api('/leads'), { ...VERA, consent: LEAD_CONSENT }))
  }
}

const ways = (option: ContactOption) => Object.entries({ 'its button': isOnCard(option), ...WAYS[option] })
const reached = async (option: ContactOption) => {
  const found: [string, boolean][] = []
  for (const [name, isOpen] of ways(option)) found.push([name, await isOpen()])
  return found
}
/** Does something while a switch is off. */
async function without<R>(act: () => Promise<R>, turn: (isOn: boolean) => Promise<unknown>): Promise<R> {
  await turn(false)
  return act().finally(() => turn(true))
}
const all = (option: ContactOption, isOpen: boolean) => ways(option).map(([name]) => [name, isOpen])

test.each(CONTACT_OPTIONS)('%s is offered in every way while it is on', async (option) => {
  expect(await reached(option)).toEqual(all(option, true))
})

test.each(CONTACT_OPTIONS)('%s is offered in no way while the advisor has it off', async (option) => {
  const found = await without(
    () => reached(option),
    (isOn) => switchOption(option, isOn)
  )
  expect(found).toEqual(all(option, false))
})

const REQUIRED = CONTACT_OPTIONS.flatMap((option) => OPTION_MODULES[option].map((module) => [option, module] as const))

test.each(REQUIRED)('%s is offered in no way while the module %s is off', async (option, module) => {
  const found = await without(
    () => reached(option),
    (isOn) => switchModule(module, isOn)
  )
  expect(found).toEqual(all(option, false))
})

test('staff still read what they may choose among', async () => {
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const { status } = await without(
    () => request(office.site, 'GET', api('/appointment-topics'), { cookie }),
    (isOn) => switchOption('online_appointment', isOn)
  )
  expect(status).toBe(200)
})
