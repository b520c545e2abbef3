import { joinWindow } from '#contract/talks'
import { request, signIn } from '../../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../../testing/mailbox.ts'
import { book, later, MONDAY, type Office, openOffice, TUESDAY } from '../../appointments/testing/office.ts'

/** Wednesday, nine o'clock in Vienna. */
export const START = later(TUESDAY, 24 * 60)
export const END = later(START, 30)
const { opens, closes } = joinWindow({ starts_at: START, ends_at: END })
export const OPENS = later(new Date(opens).toISOString(), 0)
export const CLOSES = later(new Date(closes).toISOString(), 0)

/** An office whose advisor holds video talks, with a mailbox. */
export interface VideoOffice extends Office {
  mailbox: Mailbox
  advisor: string
  admin: string
}

export async function openVideoOffice(environment: Record<string, string> = {}): Promise<VideoOffice> {
  const mailbox = await openMailbox()
  const office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url, ...environment })
  const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
  await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'online' })
  return { ...office, mailbox, advisor: '', admin: '' }
}

export async function closeVideoOffice({ site, mailbox }: VideoOffice) {
  await site.stop()
  await mailbox.stop()
}

/** Sessions do not outlive a jump of the clock. */
export async function setClock(office: VideoOffice, time: string) {
  office.site.clock.time = new Date(time)
  office.advisor = await signIn(office.site, 'advisor@demo.example')
  office.admin = await signIn(office.site, 'admin@demo.example')
}

export async function startOver(office: VideoOffice) {
  const tables = ['advisor_settings', 'booking_claims', 'appointments', 'audit_log', 'outbox', 'rate_limits']
  for (const table of tables) await office.knex(table).delete()
  await office.knex('tenant_settings').whereLike('name', 'jitsi%').delete()
  await office.knex('tenant_settings').whereLike('name', 'bigbluebutton%').delete()
  await office.knex('tenant_settings').where({ name: 'video_provider' }).delete()
  await office.knex('advisors').update({ requires_confirmation: false })
  await setClock(office, MONDAY)
  office.mailbox.mails.length = 0
}

export const patchSettings = ({ site, admin }: VideoOffice, body: object, cookie = admin) =>
  request(site, 'PATCH', '/api/v1/settings', { cookie, body })

export interface Booked {
  uuid: string
  token: string
  talk?: string
}

export const bookVideo = async (office: VideoOffice, starts_at = START, rest: object = {}): Promise<Booked> =>
  (await book(office, starts_at, { type: 'online', ...rest }, { headers: { 'accept-language': 'de' } })).body

export async function mailed({ site, mailbox }: VideoOffice) {
  await deliver(site)
  const mails = mailbox.mails.splice(0)
  const isVisitors = ({ recipients }: Delivered) => recipients.includes('vera@visitor.example')
  return { visitor: mails.filter(isVisitors), advisor: mails.filter((mail) => !isVisitors(mail)) }
}

/** The customer's path to the talk, as a mail has it. */
export const guestPathIn = (mail: Delivered | undefined) =>
  /\/talks\/[\da-f-]{36}\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''

export const hostPath = ({ uuid }: Pick<Booked, 'uuid'>) => `/talks/${uuid}/host`

export const get = ({ site }: Office, path: string, asked: Parameters<typeof request>[3] = {}) =>
  request(site, 'GET', path, { ...asked, headers: { accept: 'text/html', ...asked?.headers } })

/** Where a press leads. */
export const led = async (office: Office, path: string, cookie = '') => {
  const { status, headers } = await get(office, path, { cookie })
  return { status, url: new URL(headers.location ?? 'about:blank', office.site.origin) }
}
