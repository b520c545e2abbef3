import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tokenOf } from '../../booking/appointments/booking.service.ts'
import { HOUR } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { startWalletSite, type WalletSite } from './testing/wallet-site.ts'

const ANNA = '/api/v1/advisors/anna-gruber'
const PAGE = '/wallet-card/anna-gruber'

let walletSite: WalletSite
let mailbox: Mailbox
let topic: string

beforeAll(async () => {
  mailbox = await openMailbox()
  walletSite = await startWalletSite({ SMTP_URL: mailbox.url })
  const { uuid } = await walletSite.row('advisors', { alias: 'anna-gruber' }).first('uuid')
  topic = (await walletSite.row('advisor_topics', { advisor_uuid: uuid }).first('topic_uuid')).topic_uuid
})
afterEach(async () => {
  for (const table of ['booking_claims', 'appointments']) await walletSite.site.app.knex(table).delete()
  mailbox.mails.length = 0
  await walletSite.clear()
})
afterAll(async () => {
  await walletSite.stop()
  await mailbox.stop()
})

const get = (path: string, asked = {}) =>
  request(walletSite.site, 'GET', path, { ...asked, headers: { accept: 'text/html' } })
const advisor = async (method: string, path: string, body?: object) => {
  const cookie = await signIn(walletSite.site, 'advisor@demo.example')
  return request(walletSite.site, method, `${ANNA}/${path}`, { cookie, ...(body && { body }) })
}

/** The free times of a day in November. */
async function free(day: number, type = 'in-branch'): Promise<string[]> {
  const date = `2026-11-${day}`
  const query = new URLSearchParams({ topic, type, from: date, to: date })
  const { body } = await request(walletSite.site, 'GET', `${ANNA}/availability?${query}`)
  return body.days[date]
}

/** Books the first free time of a day, with a visitor's token. */
async function booked(day: number, { email = 'vera@visitor.example', type = 'in-branch' } = {}) {
  const [starts_at] = await free(day, type)
  const visitor = { first_name: 'Vera', last_name: 'Visitor', email, phone: '+43 1 5550000' }
  const { status, body } = await advisor('POST', 'customer-appointments', { topic, type, starts_at, ...visitor })
  expect(status).toBe(201)
  const token = tokenOf(walletSite.site.app.config.SESSION_SECRET, body.uuid)
  return { ...body, token } as { uuid: string; token: string; starts_at: string; ends_at: string }
}

async function holder(appointment: string, mailed = '') {
  const held = await walletSite.holder('anna-gruber', { appointment, mailbox: mailed, notify: 'yes' })
  /** The card's content after a check, and whether the phone was woken for it. */
  const shown = async () => {
    const before = walletSite.woken().length
    await walletSite.live()
    const isWoken = walletSite.woken().length > before
    await held.phone.wake()
    expect(held.phone.alerts).toEqual([])
    return { isWoken, text: held.phone.back(held.serial).appointment }
  }
  return { ...held, text: () => held.phone.back(held.serial).appointment, shown }
}

/** The key in the link in the mail to the visitor. */
async function mailedTo(address: string): Promise<string> {
  await walletSite.deliver()
  const mail = mailbox.mails.find(({ recipients, text }) => recipients[0] === address && text?.includes(`${PAGE}?`))
  return /mailbox=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

test.each(['x', '0'.repeat(43), '__proto__'])(
  'with an invalid token (%s), a card shows no appointment',
  async (token) => {
    await booked(24)
    const { text } = await holder(token)
    expect(text()).toBeUndefined()
    expect((await get(`${PAGE}?appointment=${token}`)).text).not.toContain('name="appointment"')
    expect(await walletSite.row('wallet_passes').pluck('appointment_uuid')).toEqual([null])
  }
)

test('the card of another advisor, or at another institution, does not show the appointment', async () => {
  const { token } = await booked(24)
  await walletSite.holder('lukas-hofer', { appointment: token })
  expect(await walletSite.row('wallet_passes').pluck('appointment_uuid')).toEqual([null])
  const { knex } = walletSite.site.app
  await knex('tenant_modules').where({ module_name: 'wallet-cards' }).update({ effective_state: true })
  const { alias } = await knex('advisors').whereNot({ tenant_id: walletSite.tenant_id }).first('alias')
  const { text } = await get(`/wallet-card/${alias}?appointment=${token}`, NORDBANK)
  expect(text).not.toContain('name="appointment"')
})

test('a visitor who books under another’s address does not see the other’s appointments', async () => {
  await booked(24, { email: 'victim@visitor.example' })
  const own = await booked(25, { email: 'victim@visitor.example' })
  for (const guessed of ['', 'x'.repeat(43), own.token]) {
    const { text } = await holder(own.token, guessed)
    expect(text()).toContain('25. November')
  }
})

test('a card taken with a cancelled appointment shows none', async () => {
  const { uuid, token } = await booked(24)
  await advisor('POST', `appointments/${uuid}/cancellation`, {})
  const { text, shown } = await holder(token)
  expect(text()).toBeUndefined()
  expect((await shown()).isWoken).toBe(false)
})

test('if the advisor offers no card, neither does the appointment’s page', async () => {
  const { token } = await booked(24)
  const { uuid } = await walletSite.row('advisors', { alias: 'anna-gruber' }).first('uuid')
  const option = { tenant_id: walletSite.tenant_id, advisor_uuid: uuid, name: 'wallet_cards' }
  await walletSite.row('advisor_contact_options', option).delete()
  expect((await get(`/appointments/${token}`)).text).not.toContain('/wallet-card/')
  await walletSite.site.app.knex('advisor_contact_options').insert(option)
})

test('the appointment’s page leads to a card that shows it with its location', async () => {
  const { token } = await booked(24)
  expect((await get(`/appointments/${token}`)).text).toContain(`href="${PAGE}?appointment=${token}"`)
  const page = await get(`${PAGE}?appointment=${token}`)
  expect(page.text).toContain(`<input type="hidden" name="appointment" value="${token}"`)
  expect(page.text).toContain('Auf der Rückseite der Karte steht Ihr nächster Termin.')
  const { text } = await holder(token)
  expect(text()).toMatch(/^Dienstag, 24\. November 2026, \d\d:\d\d–\d\d:\d\d\n/)
  expect(text()).toContain('In der Filiale\n')
})

test('an online appointment shows no link to the meeting', async () => {
  const { token } = await booked(24, { type: 'online' })
  expect((await holder(token)).text()).toContain('Den Link erhalten Sie vor dem Termin per E-Mail.')
})

test('the card follows its appointment: moved, cancelled, each without an alert and each once', async () => {
  const { uuid, token } = await booked(24)
  const { shown } = await holder(token)
  expect((await shown()).isWoken).toBe(false)
  const [starts_at] = await free(26)
  expect((await advisor('PATCH', `appointments/${uuid}`, { starts_at })).status).toBe(200)
  expect(await shown()).toEqual({ isWoken: true, text: expect.stringContaining('26. November') })
  expect((await shown()).isWoken).toBe(false)
  expect((await advisor('POST', `appointments/${uuid}/cancellation`, {})).status).toBe(200)
  expect(await shown()).toEqual({ isWoken: true, text: undefined })
})

test('an unconfirmed appointment says so until it is confirmed', async () => {
  const { uuid, token } = await booked(24)
  await walletSite.row('appointments', { uuid }).update({ state: 'requested' })
  const { text, shown } = await holder(token)
  expect(text()).toContain('Noch nicht bestätigt')
  expect((await advisor('POST', `appointments/${uuid}/confirmation`)).status).toBe(200)
  expect(await shown()).toEqual({ isWoken: true, text: expect.not.stringContaining('Noch nicht') })
})

test('a card opened from an e-mail shows the next appointment with this advisor, and the following one afterwards', async () => {
  const later = await booked(26)
  const mailed = await mailedTo('vera@visitor.example')
  expect(mailed).not.toBe('')
  const { text, shown } = await holder(later.token, mailed)
  expect(text()).toContain('26. November')
  await booked(24, { email: 'other@visitor.example' })
  expect((await shown()).isWoken).toBe(false)
  const sooner = await booked(25, { email: 'Vera@visitor.example' })
  expect(await shown()).toEqual({ isWoken: true, text: expect.stringContaining('25. November') })
  const { clock } = walletSite.site
  clock.time = new Date(Date.parse(sooner.ends_at) - HOUR)
  expect((await shown()).isWoken).toBe(false)
  clock.time = new Date(sooner.ends_at)
  expect(await shown()).toEqual({ isWoken: true, text: expect.stringContaining('26. November') })
  clock.time = new Date(later.ends_at)
  expect(await shown()).toEqual({ isWoken: true, text: undefined })
})

test('customers without an e-mail address are not one another', async () => {
  const { token, uuid } = await booked(26)
  const { shown } = await holder(token, await mailedTo('vera@visitor.example'))
  await walletSite.row('appointments', { uuid }).update({ email: '' })
  await booked(24, { email: '' })
  expect(await shown()).toMatchObject({ text: expect.stringContaining('26. November') })
})

test('a simultaneous change of card and appointment does not alert', async () => {
  const { uuid, token } = await booked(24)
  const { shown, name } = await holder(token)
  const anna = () => walletSite.row('advisors', { alias: 'anna-gruber' })
  const before = await anna().first('last_name')
  await anna().update({ last_name: 'Gruber-Mayr' })
  await advisor('POST', `appointments/${uuid}/cancellation`, {})
  expect(await shown()).toEqual({ isWoken: true, text: undefined })
  expect(name()).toBe('Mag. Anna Gruber-Mayr')
  await anna().update(before)
})

test('a card that is handed over shows appointments with the successor only', async () => {
  const { token } = await booked(24)
  const { shown, name } = await holder(token)
  const cookie = await signIn(walletSite.site, 'admin@demo.example')
  const body = { successor: 'lukas-hofer' }
  expect((await request(walletSite.site, 'POST', `${ANNA}/wallet-cards/hand-over`, { cookie, body })).status).toBe(202)
  expect(await shown()).toEqual({ isWoken: true, text: undefined })
  expect(name()).toContain('Hofer')
  expect((await shown()).isWoken).toBe(false)
})
