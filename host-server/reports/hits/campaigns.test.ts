import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  book,
  bookingRequest,
  later,
  type Office,
  openOffice,
  pass,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { flush } from '../../core/events/hits.queue.ts'
import { request } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  await flush(office.site.app)
  for (const table of ['hit_visitors', 'advisor_hits']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const counted = async () => {
  await flush(office.site.app)
  return office.knex('advisor_hits').select('kind', 'advisor_alias', 'count')
}

test.each([
  ['', 0],
  ['Flyer', 60],
  ["'; drop table advisor_hits", 90],
  ['x'.repeat(41), 120]
])('a booking with the malformed campaign %j is accepted and not counted', async (src, minutes) => {
  expect((await book(office, later(TUESDAY, minutes), { src })).status).toBe(201)
  expect(await counted()).toEqual([])
})

test('a campaign that is not a string is refused', async () => {
  expect((await book(office, TUESDAY, { src: ['flyer'] })).status).toBe(422)
})

test('a refused booking is not counted', async () => {
  expect((await book(office, TUESDAY, { src: 'flyer' })).status).toBe(409)
  expect(await counted()).toEqual([])
})

test('bookings are counted for their campaign, and a retry, even with another campaign, is not counted again', async () => {
  const again = { headers: { 'idempotency-key': 'a-key-of-16-letters' } }
  const at = later(TUESDAY, 180)
  for (const src of ['flyer', 'flyer', 'mail']) expect((await book(office, at, { src }, again)).status).toBe(201)
  expect((await book(office, later(TUESDAY, 240), { src: 'flyer' })).status).toBe(201)
  expect(await counted()).toEqual([{ kind: 'booked:flyer', advisor_alias: office.alias, count: 2 }])
})

test('a booking with any advisor of a branch counts for the branch', async () => {
  const body = bookingRequest(office, later(TUESDAY, 300), { src: 'flyer' })
  expect((await request(office.site, 'POST', '/api/v1/branches/wien-innere-stadt/appointments', { body })).status).toBe(
    201
  )
  expect(await counted()).toEqual([{ kind: 'booked:flyer', advisor_alias: 'branch/wien-innere-stadt', count: 1 }])
})

test('without script the campaign is carried through every step', async () => {
  const path = `/book/${office.alias}`
  const read = (address: string) => request(office.site, 'GET', address, { headers: { accept: 'text/html' } })
  const links = ({ text }: { text: string }) =>
    [...text.matchAll(/href="(\/book\/[^"?]+\?[^"]*)"/g)].map(([, href]) => href)
  const first = links(await read(`${path}?src=flyer`))
  expect(first.length).toBeGreaterThan(1)
  expect(first.filter((href) => !href?.includes('src=flyer'))).toEqual([])
  const starts_at = later(TUESDAY, 360)
  const query = new URLSearchParams({ topic: office.topics.short, type: 'in-branch', starts_at, src: 'flyer' })
  const [, ticket = ''] = /name="ticket" value="([^"]*)"/.exec((await read(`${path}?${query}`)).text) ?? []
  pass(office, 1)
  const visitor = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: '' }
  expect((await submit(office.site, `${path}?${query}`, { step: 'book', ...visitor, ticket })).status).toBe(303)
  expect(await counted()).toEqual([{ kind: 'booked:flyer', advisor_alias: office.alias, count: 1 }])
})
