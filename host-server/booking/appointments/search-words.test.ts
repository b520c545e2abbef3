import { afterAll, beforeAll, expect, test } from 'vitest'
import { up } from '../../../migrations/20261122_001900_search_words.ts'
import { request, signIn } from '../../testing/client.ts'
import { book, later, MONDAY, type Office, openOffice, TUESDAY } from './testing/office.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
  cookie = await signIn(office.site, 'advisor@demo.example')
})
afterAll(() => office.site.stop())

const found = async (q: string) => {
  const path = `/api/v1/advisors/${office.alias}/appointments?q=${encodeURIComponent(q)}`
  return (await request(office.site, 'GET', path, { cookie })).body.appointments.length
}

test('customers from before the search column are found too, without accents and by digits only', async () => {
  await book(office, later(MONDAY, 60), { first_name: 'Jürgen', last_name: 'Groß', phone: '+43 660 123 45 67' })
  await book(office, later(TUESDAY, 60), { first_name: 'Zoë', last_name: 'Świątek' })
  const counts = () => Promise.all(['jürgen gross', 'Jurgen', '436601234567', 'swiatek', 'nobody'].map(found))
  expect(await counts()).toEqual([1, 1, 1, 1, 0])
  await office.knex('appointments').update({ search_words: '' })
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
  await up(office.knex)
  expect(await counts()).toEqual([1, 1, 1, 1, 0])
})
