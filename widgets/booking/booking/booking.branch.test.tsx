import { beforeEach, expect, test } from 'vitest'
import { exampleBooked, exampleHold } from '#contract/examples/appointments.example'
import { exampleBranch } from '#contract/examples/branches.example'
import { answer, requests } from '../../testing/network.ts'
import { asked, available, hold, maria, serve, visit } from './testing/harness.ts'

const BRANCH = 'GET /api/v1/branches/wien'
const AVAILABILITY = `${BRANCH}/availability`
const HOLD = 'POST /api/v1/branches/wien/holds'
const BOOK = 'POST /api/v1/branches/wien/appointments'
const TAG = '<advisor-booking branch="wien"></advisor-booking>'

const anna = {
  alias: 'anna',
  full_name: 'Mag. Anna Gruber',
  position: 'Home loans',
  profile_picture_url: '/media/anna.webp'
}

beforeEach(() => {
  serve()
  answer(BRANCH, exampleBranch)
  answer(AVAILABILITY, available)
  answer(HOLD, () => hold())
  answer(`DELETE /api/v1/branches/wien/holds/${exampleHold.hold}`, undefined, 204)
  answer(BOOK, { ...exampleBooked, advisor: anna }, 201)
})

test('offers nothing for an unknown branch', async () => {
  answer(BRANCH, { message: 'Not found' }, 404)
  const { says } = await visit(TAG)
  await says('Online booking is not available')
})

test('of a branch that is closed it says so, and leads to the others and the institution', async () => {
  const ways = [
    { href: 'https://bank.example/search', label: 'Find an advisor' },
    { href: 'https://www.bank.example/', label: 'To the website' }
  ]
  answer(BRANCH, { message: 'This branch is closed.', ways }, 410)
  const { says, shadow } = await visit(TAG)
  await says('This branch is closed.')
  const links = [...shadow.querySelectorAll('a')].map(({ href, textContent }) => ({ href, label: textContent }))
  expect(links).toEqual(ways)
  expect(shadow.textContent).not.toContain('Online booking is not available')
})

test('books any advisor who is free, and names the advisor', async () => {
  const { toReview, press, at, says, find } = await visit(TAG)
  await says('Appointment with Alpenbank Wien')
  await toReview('branch')
  await says('Kärntner Straße 21, 1010 Wien')
  await press('Book now')
  await at('done')
  await says('Appointment with Mag. Anna Gruber')
  await says('Home loans · Alpenbank Wien')
  expect((await find<HTMLImageElement>('.advisor img')).src).toMatch(/\/media\/anna\.webp$/)
  const facts = (await find('.facts')).textContent
  expect(facts).toContain('Alpenbank WienKärntner Straße 21, 1010 Wien')
  expect(facts).toContain(exampleBranch.offers[0]?.topic.comment)
  expect(await asked(BOOK)[0]?.json()).toMatchObject({ ...maria, hold: exampleHold.hold, type: 'in-branch' })
  expect(requests.filter(({ url }) => url.includes('/advisors'))).toEqual([])
})

test('shows the photo of the branch until the advisor is known', async () => {
  answer(BRANCH, { ...exampleBranch, profile_picture_url: '/media/wien.jpg' })
  const { toReview, press, at, says, find } = await visit(TAG)
  await says('Appointment with Alpenbank Wien')
  expect((await find<HTMLImageElement>('.advisor img')).src).toMatch(/\/media\/wien\.jpg$/)
  await toReview('branch')
  await press('Book now')
  await at('done')
  expect((await find<HTMLImageElement>('.advisor img')).src).toMatch(/\/media\/anna\.webp$/)
})

test('writes a British address with the postcode last', async () => {
  answer(BRANCH, { ...exampleBranch, address: { street: '12 Cornhill', zip: 'EC3V 3ND', city: 'London' } })
  const { toReview, says } = await visit(TAG)
  await toReview('branch')
  await says('12 Cornhill, London EC3V 3ND')
})

test('offers only the types of the advisors who take the topic, whatever was chosen before', async () => {
  const { press, at, find, shadow } = await visit(TAG)
  const [first, second] = exampleBranch.offers
  await press(first?.topic.topic ?? '')
  await at('type')
  expect(shadow.textContent).not.toContain('Video call')
  await press('Meet at the branch')
  await at('slot')
  await press('Back')
  await at('type')
  await press('Back')
  await at('topic')
  await press(second?.topic.topic ?? '')
  await at('type')
  expect((await find('.options')).textContent).toContain('Video call')
  expect((await find('.options')).textContent).not.toContain('Meet at the branch')
})
