import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, type Office, openOffice, TUESDAY } from '../../booking/appointments/testing/office.ts'
import { openStream } from '../../booking/appointments/testing/stream.ts'
import { request, signIn } from '../../testing/client.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { connect, type Send } from './testing/provider.ts'

let office: Office
/** Another node on the same database. */
let node: Site
let send: Send
let admin: string

beforeAll(async () => {
  office = await openOffice()
  const { DATABASE_URL = '' } = office.site.app.config
  node = await startSite({ LOAD_TEST: '1', DATABASE_URL })
  node.clock.time = office.site.clock.time
  send = await connect(node)
  admin = await signIn(office.site, 'admin@demo.example')
})
afterAll(async () => {
  await node.stop()
  await office.site.stop()
})

const advisor = () => office.knex('users').where({ advisor_uuid: office.advisorUuid }).first('uuid', 'email_address')

test('who is deactivated on one node is signed out on every node, and their appointments wait for colleagues', async () => {
  const { uuid, email_address } = await advisor()
  const booked = (await book(office, TUESDAY)).body.uuid
  const cookie = await signIn(office.site, email_address)
  const news = `/api/v1/advisors/${office.alias}/appointments/news`
  const stream = await openStream(office.site, news, cookie)
  expect(stream.status).toBe(200)
  const sessions = (site: Site) => request(site, 'GET', '/api/v1/me/sessions', { cookie }).then(({ status }) => status)
  expect([await sessions(office.site), await sessions(node)]).toEqual([200, 200])

  const Operations = [{ op: 'Replace', path: 'active', value: 'False' }]
  expect((await send('PATCH', `/Users/${uuid}`, { Operations })).body.active).toBe(false)

  expect([await sessions(office.site), await sessions(node)]).toEqual([401, 401])
  await stream.untilEnded()
  expect((await openStream(office.site, news, cookie)).status).toBe(401)

  const branch = (await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')).alias
  const days = 'from=2027-03-01&to=2027-03-07'
  const read = (path: string) => request(office.site, 'GET', `/api/v1/branches/${branch}/${path}`, { cookie: admin })
  const { advisors } = (await read(`calendar?${days}`)).body
  const own = advisors.find(({ alias }: { alias: string }) => alias === office.alias)
  expect(own).toMatchObject({ is_deactivated: true, appointments: [{ uuid: booked }] })
  const plan = (await read(`hand-over?advisor=${office.alias}&${days}`)).body
  expect(JSON.stringify(plan)).toContain(booked)
  // nobody books somebody who has left
  expect((await book(office, TUESDAY)).status).toBe(404)
})
