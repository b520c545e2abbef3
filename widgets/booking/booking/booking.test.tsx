import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleBooked, exampleHold } from '#contract/examples/appointments.example'
import { drawn, until } from '../../testing/mount.ts'
import { answer, json } from '../../testing/network.ts'
import { AVAILABILITY, asked, BOOK, HOLD, maria, RELEASE, serve, visit } from './testing/harness.ts'

beforeEach(serve)

const [loan] = exampleTopics
const KEY = 'advisor-booking:anna'
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
const tag = (attributes: string) => `<advisor-booking alias="anna" ${attributes}></advisor-booking>`

test('links to the stand-in above every step while the advisor is absent', async () => {
  const absence = { until: '2027-02-12', text: '', stand_in: { slug: 'lukas', full_name: 'Lukas Hofer' } }
  answer('GET /api/v1/advisors/anna', { ...exampleProfile, absence })
  const { find, at } = await visit()
  await at('topic')
  expect((await find<HTMLAnchorElement>('.absence a')).pathname).toBe('/book/lukas')
  expect((await find('.absence')).textContent).toContain('Away until 12 February 2027.')
})

test('the link to the stand-in carries the campaign of the page on', async () => {
  const here = location.href
  onTestFinished(() => history.replaceState(null, '', here))
  history.replaceState(null, '', `${location.pathname}?src=plakat`)
  const absence = { until: '2027-02-12', text: '', stand_in: { slug: 'lukas', full_name: 'Lukas Hofer' } }
  answer('GET /api/v1/advisors/anna', { ...exampleProfile, absence })
  const { find, at } = await visit()
  await at('topic')
  expect((await find<HTMLAnchorElement>('.absence a')).search).toBe('?src=plakat')
})

test('a branch of one long word stays within the window', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversorgungsanstalt'
  answer('GET /api/v1/advisors/anna', { ...exampleProfile, organization: { ...exampleProfile.organization, name } })
  const { element, at, says } = await visit()
  element.style.cssText = 'display: block; inline-size: 320px'
  const step = await at('topic')
  await says(name)
  expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth)
})

test('books an appointment from the topic to the confirmation', async () => {
  const { element, toReview, press, at, find, says } = await visit()
  const events: Event[] = []
  for (const name of ['advisor-step', 'advisor-booked']) element.addEventListener(name, (event) => events.push(event))
  await toReview('phone')
  expect((await find('.facts')).textContent).toContain('+43 1 234567')
  await press('Book now')
  await at('done')
  await says('confirmation to maria@example.at')

  const [held] = await Promise.all(asked(HOLD).map((request) => request.json()))
  expect(await asked(BOOK)[0]?.json()).toMatchObject({ ...held, ...maria, hold: exampleHold.hold, type: 'by-phone' })
  const links = [...(await find('.at-done')).querySelectorAll('a')].map(({ href }) => new URL(href))
  const page = `/appointments/${exampleBooked.token}`
  const [google, outlook] = ['/calendar/render', '/calendar/0/deeplink/compose']
  expect(links.map(({ pathname }) => pathname)).toEqual([`${page}/calendar.ics`, google, outlook, page])
  const steps = events.map((event) => (event as CustomEvent).detail)
  expect(steps).toEqual([
    { step: 'type' },
    { step: 'slot' },
    { step: 'details' },
    { step: 'review' },
    { step: 'done' },
    { topic: loan?.uuid, topic_name: loan?.topic, type: 'by-phone', alias: 'anna' }
  ])
  await until(() => stored().booked)
  expect(JSON.stringify(stored())).not.toMatch(/Maria|Huber/)
})

test('after a booking another one begins anew, without what was typed, and becomes an appointment of its own', async () => {
  const { element, toReview, toDetails, typed, fill, press, at, says } = await visit()
  await toReview('phone')
  await press('Book now')
  await at('done')
  const focused = (selector: string) => until(() => element.shadowRoot?.activeElement?.matches(selector))
  await focused('.at-done h2')
  await press('Book another appointment')
  await at('topic')
  await says('Step 1 of 5')
  await focused('.booking, .booking h2')
  await toDetails('phone')
  expect([typed('first_name'), typed('email')]).toEqual(['', ''])
  await fill({ ...maria, phone: '+43 1 234567' })
  await press('Continue')
  await press('Book now')
  await at('done')
  const [first, second] = asked(BOOK).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).not.toBe(first)
})

const AT_HOME = { name: 'Wien Innere Stadt', address: { street: 'Graben 1', zip: '1010', city: 'Wien' } }
const AWAY = { name: 'Graz', address: { street: 'Herrengasse 2', zip: '8010', city: 'Graz' } }

test.each([
  ['says so where the place has changed since the review, and names the present one', AWAY, true],
  ['says nothing of a place that is still the same', AT_HOME, false]
])('%s', async (_, branch, isElsewhere) => {
  answer('GET /api/v1/advisors/anna', {
    ...exampleProfile,
    organization: { ...exampleProfile.organization, ...AT_HOME }
  })
  answer(BOOK, { ...exampleBooked, branch }, 201)
  const { toReview, press, at, find } = await visit()
  await toReview()
  expect((await find('.facts')).textContent).toContain('Graben 1')
  await press('Book now')
  const done = await at('done')
  expect(done.querySelector('.facts')?.textContent).toContain(branch.address.street)
  expect(done.textContent?.includes('The place has changed')).toBe(isElsewhere)
  const [google] = [...done.querySelectorAll('a')].filter(({ href }) => href.includes('calendar/render'))
  expect(new URL(google?.href ?? '').searchParams.get('location')).toContain(branch.address.street)
})

test.each([
  ['bring', 'branch', 'Please bring'],
  ['have ready', 'phone', 'Please have ready']
])('says what to %s only once it is booked', async (_, type, name) => {
  const { toReview, press, at } = await visit()
  await toReview(type)
  const review = await at('review')
  expect(review.textContent).not.toContain('Photo ID')
  await press('Book now')
  const done = await at('done')
  const row = [...done.querySelectorAll('.facts > div')].find((one) => one.querySelector('dt')?.textContent === name)
  expect([...(row?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(loan?.documents)
})

test('skips steps with a preset or with only one choice', async () => {
  answer('GET /api/v1/advisors/anna/appointment-types', [{ type: 'online' }])
  const { at, says } = await visit(tag(`topic="${loan?.uuid}"`))
  await at('slot')
  await says('Step 1 of 3')
})

test('asks for the topic or type when the preset one is not offered', async () => {
  const { at, says } = await visit(tag('topic="0b54a5f4-0d9c-4a57-8f4c-999999999999" type="fax"'))
  await at('topic')
  await says('Step 1 of 5')
})

test.each([
  ['phone', 'We will call you on +43 1 234567.'],
  ['online', 'You will get the link by e-mail.']
])('says before and after booking how a conversation (%s) begins', async (type, text) => {
  const { toReview, press, find } = await visit()
  await toReview(type)
  expect((await find('.at-review .facts')).textContent).toContain(text)
  await press('Book now')
  expect((await find('.at-done .facts')).textContent).toContain(text)
})

test('calendars online are told that it is a video call, too', async () => {
  const { toReview, press, find } = await visit()
  await toReview('online')
  await press('Book now')
  const links = [...(await find('.at-done .calendars')).querySelectorAll('a')].slice(1).map(({ href }) => new URL(href))
  expect(links.map(({ searchParams: of }) => of.get('details') ?? of.get('body'))).toEqual(
    Array(2).fill('Home loan\nVideo call')
  )
})

test('the links to calendars wrap on a narrow phone with large text', async () => {
  const { element, toReview, press, find } = await visit()
  await toReview()
  await press('Book now')
  const box = await find('.at-done .calendars')
  element.style.cssText = 'display: block; inline-size: 280px; font-size: 34px'
  const { right } = box.getBoundingClientRect()
  const beyond = [...box.querySelectorAll('a')].filter((link) => link.getBoundingClientRect().right > right + 1)
  expect(beyond).toEqual([])
})

test('moves the focus to each step except the first', async () => {
  const { press, at, focused } = await visit()
  expect(focused()).toBeNull()
  await press('Home loan')
  await at('type')
  await until(() => focused()?.textContent === 'How would you like to meet?')
})

test('going back releases the slot and keeps the input', async () => {
  const { toDetails, fill, press, at, click, typed } = await visit()
  await toDetails()
  await fill(maria)
  await press('Back')
  await at('slot')
  await until(() => asked(RELEASE).length)
  await click('.times .slot:not(.skeleton *)')
  await at('details')
  expect(typed('email')).toBe(maria.email)
})

test('returns to the review after a change made from there', async () => {
  const { toReview, click, at, fill, press, find } = await visit()
  await toReview()
  await click('.facts > :last-child button')
  await at('details')
  await fill({ first_name: 'Marie' })
  await press('Continue')
  await at('review')
  expect((await find('.facts')).textContent).toContain('Marie Huber')
})

test('asks only for a new time after a change of topic', async () => {
  const { toReview, click, press, at } = await visit()
  await toReview()
  await click('.facts > :nth-child(2) button')
  await press('Account and cards')
  await at('slot')
  await until(() => asked(RELEASE).length)
  await click('.times .slot:not(.skeleton *)')
  await at('review')
})

test('extends a hold with its own token', async () => {
  const { toDetails, press, says } = await visit()
  await toDetails()
  await press('I need more time')
  await says('another 5 minutes')
  expect(await asked(HOLD)[1]?.json()).toMatchObject({ hold: exampleHold.hold })
})

test('restores the step and the choices after a reload', async () => {
  const first = await visit()
  await first.toDetails()
  await first.fill(maria)
  await until(() => stored().visitor?.email)
  first.element.remove()
  const { at, typed, says } = await visit()
  await at('details')
  expect(typed('last_name')).toBe('Huber')
  await says('is held for you until')
})

test('forgets the saved step after half an hour', async () => {
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ step: 'slot', topic: loan?.uuid, type: 'online', at: Date.now() - 1_900_000 })
  )
  const { at } = await visit()
  await at('topic')
  expect(stored().topic).toBeUndefined()
})

test('saves no personal data on a foreign page', async () => {
  const { toDetails, fill } = await visit(tag('host="https://bank.example"'))
  await toDetails()
  await fill({ ...maria, phone: '+43 1 234567', note: 'Secret' })
  await until(() => stored().step === 'details')
  await drawn()
  expect(stored()).toMatchObject({ topic: loan?.uuid, type: 'in-branch' })
  expect(sessionStorage.getItem(KEY)).not.toMatch(/Maria|Huber|example\.at|234567|Secret/)
})

test('opens the calendar at the next free day when the first months are full', async () => {
  const next = `${new Date().getUTCFullYear() + 1}-11-17`
  answer(AVAILABILITY, ({ url }: Request) => {
    const to = new URL(url).searchParams.get('to') ?? ''
    const days = to < next ? {} : { [next]: [`${next}T08:00:00Z`] }
    return json({ time_zone: 'Europe/Vienna', days, next_free_day: next, last_day: `${next.slice(0, 4)}-12-31` })
  })
  const { find } = await visit(tag(`topic="${loan?.uuid}" type="in-branch"`))
  expect((await find('.times .slot:not(.skeleton *)')).textContent).toBe('09:00')
  expect((await find('[aria-selected=true]')).dataset.day).toBe(next)
})

test('the name of the month grows with the text, and two months make the calendar no higher', async () => {
  const { press, pick, find, shadow } = await visit(
    '<advisor-booking alias="anna" style="inline-size: 320px"></advisor-booking>'
  )
  await press('Home loan')
  await pick('branch')
  const heading = await find('.month h3')
  const high = () => shadow.querySelector('.month')?.clientHeight
  const before = high()
  heading.textContent = 'November – December 2026'
  expect(high()).toBe(before)
  for (const size of [16, 32]) {
    document.documentElement.style.fontSize = `${size}px`
    expect(getComputedStyle(heading).fontSize).toBe(`${size}px`)
  }
})

test('uses the branch’s zone in the branch and the visitor’s on the phone, and shows both when they differ', async () => {
  answer(AVAILABILITY, ({ url }: Request) => {
    const day = `${new Date().getUTCFullYear() + 1}-01-12`
    const to = new URL(url).searchParams.get('to') ?? ''
    const days = to < day ? {} : { [day]: [`${day}T08:00:00Z`] }
    return json({ time_zone: 'Asia/Tokyo', days, next_free_day: day, last_day: day })
  })
  const branch = await visit(tag(`topic="${loan?.uuid}" type="in-branch"`))
  expect((await branch.find('.times .slot:not(.skeleton *)')).textContent).toBe('17:00')
  await branch.says('Time zone of the branch: Japan')
  await branch.click('.times .slot:not(.skeleton *)')
  await branch.at('details')
  expect((await branch.find('.hold')).textContent).toMatch(/17:00 \(Japan.*\) is held for you until/)
  branch.element.remove()
  sessionStorage.clear()
  const phone = await visit(tag(`topic="${loan?.uuid}" type="by-phone"`))
  const slot = await phone.find('.times .slot:not(.skeleton *)')
  expect(slot.textContent).toContain('17:00 at the branch')
  await phone.says('Top: your time')
})

test('counts the remaining characters near the limit', async () => {
  const { toDetails, fill, says, shadow } = await visit()
  await toDetails()
  await fill({ note: 'x'.repeat(1979) })
  expect(shadow.textContent).not.toContain('characters left')
  await fill({ note: 'x'.repeat(1985) })
  await says('15 characters left')
})

test('requests nothing until the popup is opened, and closes it on Escape', async () => {
  const { press, find, shadow } = await visit(tag('mode="popup"'), 'button')
  expect(asked('GET /api/v1/appointment-topics')).toHaveLength(0)
  await press('Book an appointment')
  await find('dialog[open] .at-topic')
  shadow.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  await until(() => !shadow.querySelector('dialog[open]'))
})

test.each(['#termin', '#Appointment'])('%s in the address opens the popup, each time', async (hash) => {
  const { find, click, shadow } = await visit(tag('mode="popup"'), 'button')
  for (let times = 0; times < 2; times += 1) {
    location.hash = hash
    await find('dialog[open] .at-topic')
    const closed = new Promise((resolve) => shadow.querySelector('dialog')?.addEventListener('close', resolve))
    await click('dialog .modal-header button')
    await closed
    expect(location.hash).toBe('')
    // it has left the history's entries, too
    await until(() => !Object.keys(history.state ?? {}).length)
  }
})

test('opens an inline booking from the address too', async () => {
  location.hash = '#termin'
  const { find, focused } = await visit()
  await find('.at-topic')
  await until(() => focused()?.className.includes('booking'))
  history.replaceState(null, '', location.pathname + location.search)
})

/** Opens a page with a query string. */
const link = (search: string) => {
  history.replaceState(null, '', `${location.pathname}${search}`)
  onTestFinished(() => history.replaceState(null, '', location.pathname))
}

test('ignores a topic in the address that is not offered, and derives no campaign from it', async () => {
  link('?topic=loan&type=fax&src=Not%20A%20Word')
  const { at, says, toReview, press } = await visit()
  await at('topic')
  await says('Step 1 of 5')
  await toReview()
  await press('Book now')
  await at('done')
  expect(await asked(BOOK)[0]?.json()).not.toHaveProperty('src')
})

async function fromSlot(html: string) {
  const visitor = await visit(html)
  await visitor.at('slot')
  const toReviewFromSlot = async () => {
    await visitor.click('.times .slot:not(.skeleton *)')
    await visitor.at('details')
    await visitor.fill(maria)
    await visitor.press('Continue')
    await visitor.at('review')
  }
  return { ...visitor, toReviewFromSlot }
}

test('prefers the tag’s attributes to the address', async () => {
  link(`?topic=${exampleTopics[1]?.uuid}&type=online`)
  const { toReviewFromSlot } = await fromSlot(tag(`topic="${loan?.uuid}" type="in-branch"`))
  await toReviewFromSlot()
  expect(await asked(HOLD)[0]?.json()).toMatchObject({ topic: loan?.uuid, type: 'in-branch' })
})

test('preselects topic and type from the link, and sends its campaign with the booking', async () => {
  link(`?topic=${loan?.uuid}&type=online&src=flyer-2026`)
  const { at, says, press, toReviewFromSlot } = await fromSlot(tag(''))
  await says('Step 3 of 5')
  await press('Back')
  await at('type')
  await press('Meet at the branch')
  await at('slot')
  await toReviewFromSlot()
  await press('Book now')
  await at('done')
  expect(await asked(BOOK)[0]?.json()).toMatchObject({ topic: loan?.uuid, type: 'in-branch', src: 'flyer-2026' })
})

test('keeps choices over a reload of the link, and starts over for a different link', async () => {
  link(`?topic=${loan?.uuid}&type=online`)
  const first = await fromSlot(tag(''))
  await first.press('Back')
  await first.at('type')
  await first.press('Meet at the branch')
  await until(() => stored().type === 'in-branch')
  first.element.remove()
  const again = await fromSlot(tag(''))
  expect(stored()).toMatchObject({ type: 'in-branch' })
  again.element.remove()
  history.replaceState(null, '', '?type=by-phone')
  const { at } = await visit(tag(''))
  await at('topic')
  await until(() => stored().type === 'by-phone')
})

test('a topic that the tag or a link has chosen is named where the type is asked for', async () => {
  const { at } = await visit(tag(`topic="${loan?.uuid}"`))
  expect((await at('type')).querySelector('.lead')?.textContent).toMatch(/^Home loan \(.+\)$/)
})

test('the last step leads into the video talk where it has a room', async () => {
  answer(BOOK, { ...exampleBooked, talk: '/talks/6f1c/key' }, 201)
  const { toReview, press, find, says } = await visit()
  await toReview('online')
  await press('Book now')
  await says('Join the video call')
  const link = await find<HTMLAnchorElement>('a[href$="/talks/6f1c/key"]')
  expect(link.textContent).toBe('Join the video call')
})
