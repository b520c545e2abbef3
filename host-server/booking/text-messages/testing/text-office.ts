import { CONSENT_VERSION } from '#contract/text-consent'
import { type RequestOptions, request, signIn } from '../../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../../testing/mailbox.ts'
import { book, later, MONDAY, type Office, openOffice } from '../../appointments/testing/office.ts'
import { REPLIES } from '../text-messages.pages.ts'
import { GenericServer } from './generic-server.ts'
import { TwilioServer } from './twilio-server.ts'

/** The number as it is typed, and as services dial it. */
export const TYPED = '0664 / 123 45 67'
export const NUMBER = '+436641234567'

/** An office with both kinds of services beside it. */
export interface TextOffice extends Office {
  mailbox: Mailbox
  twilio: TwilioServer
  generic: GenericServer
  admin: string
}

export async function openTextOffice(environment: Record<string, string> = {}): Promise<TextOffice> {
  const [mailbox, twilio, generic] = await Promise.all([openMailbox(), TwilioServer.open(), GenericServer.open()])
  const office = await openOffice({
    LOAD_TEST: '1',
    SMTP_URL: mailbox.url,
    INTERNAL_HOSTS: `${twilio.host} ${generic.host}`,
    ...environment
  })
  twilio.now = () => office.site.clock.time
  return { ...office, mailbox, twilio, generic, admin: '' }
}

export async function closeTextOffice({ site, mailbox, twilio, generic }: TextOffice) {
  await site.stop()
  await Promise.all([mailbox.stop(), twilio.close(), generic.close()])
}

const TABLES = [
  'text_messages',
  'text_stops',
  'text_replies',
  'text_consents',
  'report_events',
  'booking_claims',
  'appointments',
  'audit_log',
  'outbox',
  'rate_limits'
]

export async function startOver(office: TextOffice) {
  for (const table of TABLES) await office.knex(table).delete()
  await office.knex('tenant_settings').whereLike('name', 't%').whereNot('name', 'topics_enabled').delete()
  await office.knex('calendars').increment('revision')
  for (const server of [office.twilio, office.generic]) server.forget()
  await setClock(office, MONDAY)
  office.mailbox.mails.length = 0
}

/** Sessions do not outlive a jump of the clock. */
export async function setClock(office: TextOffice, time: string) {
  office.site.clock.time = new Date(time)
  office.admin = await signIn(office.site, 'admin@demo.example')
}

export const patchSettings = ({ site, admin }: TextOffice, body: object, cookie = admin) =>
  request(site, 'PATCH', '/api/v1/settings', { cookie, body })

export const twilioSettings = ({ twilio }: TextOffice) => ({
  text_provider: 'twilio',
  twilio_url: twilio.url,
  twilio_account: twilio.account,
  twilio_token: twilio.token,
  text_sender: '+43720123456',
  text_price: '0,079'
})

export const genericSettings = ({ generic }: TextOffice) => ({
  text_provider: 'generic',
  text_url: generic.url,
  text_token: generic.token,
  text_reply_secret: generic.replySecret,
  text_sender: '+43720123456'
})

export const bookWithTexts = async (office: TextOffice, starts_at: string, rest: object = {}) =>
  book(
    office,
    starts_at,
    { phone: TYPED, text_consent: CONSENT_VERSION, ...rest },
    { headers: { 'accept-language': 'de' } }
  )

/** Runs what is due. */
export async function run({ site, mailbox }: TextOffice) {
  await deliver(site)
  return mailbox.mails.splice(0)
}

/** Lets the time come, and runs what is due then. */
export async function at(office: TextOffice, time: string) {
  await setClock(office, time)
  return run(office)
}

/** Lets a job that has failed be tried again. */
export async function again(office: TextOffice, minutes = 5) {
  await setClock(office, later(office.site.clock.time.toISOString(), minutes))
  await office
    .knex('outbox')
    .where({ state: 'waiting', kind: 'text-message' })
    .where('attempts', '>', 0)
    .update({ next_at: later(office.site.clock.time.toISOString(), -1) })
  return run(office)
}

/** Somebody's answer, as the service passes it on. */
export const answer = (
  { site }: TextOffice,
  { body, headers }: { body: string; headers: Record<string, string> },
  asked: RequestOptions = {}
) => request(site, 'POST', REPLIES, { ...asked, body, headers })
