import { afterAll, beforeAll, beforeEach } from 'vitest'
import { MONDAY, type Office, openOffice, readAvailability } from '../../../booking/appointments/testing/office.ts'
import { fullName } from '../../../core/base/full-name.ts'
import { type RequestOptions, request, signIn } from '../../../testing/client.ts'
import { type Mailbox, openMailbox } from '../../../testing/mailbox.ts'

export const WEDNESDAY = '2027-03-03'
export const LINK = 'https://meet.demo.example/anna'
export const away = (change: object = {}) => ({
  absence: { from: '2027-03-01', to: '2027-03-03', text: 'I am on holiday.', stand_in: null, ...change }
})

export let office: Office
export let mailbox: Mailbox
export let cookie: string
export let colleague: { uuid: string; alias: string; name: string }

export const settings = (method: string, asked: RequestOptions = {}) =>
  request(office.site, method, `/api/v1/advisors/${office.alias}/settings`, { cookie, ...asked })
/** Sets the clock and signs in again: a session does not outlast a day. */
export async function setClock(time: Date) {
  office.site.clock.time = time
  cookie = await signIn(office.site, 'advisor@demo.example')
}
export const put = (body: object) => settings('PUT', { body })
export const get = (path: string, asked: RequestOptions = {}) => request(office.site, 'GET', path, asked)
export const free = async (query: Record<string, string> = {}) =>
  (await readAvailability(office, query)).body.days as Record<string, string[]>
export const tenant = (name: string, value: string) =>
  office.knex('tenant_settings').insert({ tenant_id: office.tenantId, name, value })

/** Opens an office, and resets the advisor's settings before each test. */
export function prepareSettings() {
  beforeAll(async () => {
    mailbox = await openMailbox()
    office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
    const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
    await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'online' })
    const row = await knex('advisors')
      .where({ tenant_id, is_institutional: true })
      .whereNot({ uuid: advisor_uuid })
      .orderBy('alias')
      .first()
    colleague = { uuid: row.uuid, alias: row.alias, name: fullName(row) }
  })
  beforeEach(async () => {
    await setClock(new Date(MONDAY))
    for (const table of ['advisor_settings', 'outbox', 'booking_claims', 'booking_holds', 'appointments']) {
      await office.knex(table).delete()
    }
    await office.knex('tenant_settings').where({ name: 'advisors_set_buffers' }).delete()
    await office.knex('advisors').update({ requires_confirmation: false })
    mailbox.mails.length = 0
  })
  afterAll(async () => {
    await office.site.stop()
    await mailbox.stop()
  })
}
