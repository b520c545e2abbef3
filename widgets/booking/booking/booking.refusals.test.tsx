import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { exampleQuestions, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleBooked } from '#contract/examples/appointments.example'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { until } from '../../testing/mount.ts'
import { answer, json, refusePreloads } from '../../testing/network.ts'
import { AVAILABILITY, asked, available, BOOK, HOLD, hold, maria, serve, visit } from './testing/harness.ts'

beforeEach(serve)

const free = ['2027-05-04T08:00:00Z', '2027-05-04T09:30:00Z']
const gone = () => json({ message: 'Gone', slots: free }, 409)

test('keeps the content of the tag for an unknown advisor, and tells the page’s developers', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const { element, says, shadow } = await visit(
    '<advisor-booking alias="nobody-to-book"><a href="/contact">Call</a></advisor-booking>'
  )
  await says('Online booking is not available')
  expect(shadow.querySelector('slot')).not.toBeNull()
  const said = `${location.origin} has no public advisor or branch “nobody-to-book”. Check the alias or branch of`
  // warnings of other tests may still come
  const own = () => warn.mock.calls.filter(([text]) => text === said)
  await until(() => own().length)
  expect(own()).toEqual([[said, element]])
})

test('a popup in which nothing can be booked says so alone, without the link that would lead there again', async () => {
  answer('GET /api/v1/advisors/anna/appointment-topics', [])
  const { press, find, shadow } = await visit(
    '<advisor-booking alias="anna" mode="popup"><a href="/book/anna">Book</a></advisor-booking>',
    'button'
  )
  await press('Book an appointment')
  expect((await find('dialog[open] .flow h2')).textContent).toContain('Online booking is not available')
  expect(shadow.querySelector('dialog .flow slot')).toBeNull()
})

test('an advisor without topics cannot be booked', async () => {
  answer('GET /api/v1/advisors/anna/appointment-topics', [])
  const { says } = await visit()
  await says('Online booking is not available')
})

test('offers a retry when the server is unavailable', async () => {
  answer('GET /api/v1/advisors/anna/appointment-types', {}, 500)
  const { says, press, at } = await visit(undefined, 'h2')
  await says('could not be loaded')
  serve()
  await press('Try again')
  await at('topic')
})

test('offers a retry when loading free times fails', async () => {
  answer(AVAILABILITY, {}, 500)
  const { press, at, says, find } = await visit('<advisor-booking alias="anna" type="online"></advisor-booking>')
  await press('Home loan')
  await at('slot')
  await says('could not be loaded')
  answer(AVAILABILITY, available)
  await press('Try again')
  await find('.times .slot')
})

test('says in the form of the waitlist that the list is full, and keeps what was typed', async () => {
  const full = 'The waitlist is full. Please choose one of the free times.'
  answer(AVAILABILITY, async (request: Request) => json({ ...(await available(request).json()), waitlist: true }))
  answer('POST /api/v1/advisors/anna/waitlist', { message: full }, 409)
  const { press, at, says, fill, typed, find } = await visit(
    '<advisor-booking alias="anna" type="online"></advisor-booking>'
  )
  await press('Home loan')
  await at('slot')
  await press('No suitable time?')
  await fill(maria)
  await press('Join')
  await says(full)
  expect(typed('first_name')).toBe('Maria')
  await press('Back to the times')
  await find('.times .slot')
})

test('the form of the waitlist takes the place of what is said of a time that is gone, and its confirmation that of the step', async () => {
  answer(AVAILABILITY, async (request: Request) => json({ ...(await available(request).json()), waitlist: true }))
  answer('POST /api/v1/advisors/anna/waitlist', {}, 201)
  answer(HOLD, gone)
  const { press, pick, at, says, click, fill, find, shadow } = await visit()
  const isSeen = (selector: string) => shadow.querySelector(selector)?.checkVisibility()
  await press('Home loan')
  await pick('branch')
  await at('slot')
  await click('.times .slot:not(.skeleton *)')
  await says('This time is no longer available.')
  await press('No suitable time?')
  await fill(maria)
  expect(['.slot-gone', '.progress', '.flow > h2'].map(isSeen)).toEqual([false, true, true])
  await press('Join')
  await find('.waitlist-joined')
  expect(['.progress', '.flow > h2', '.flow > .lead'].map(isSeen)).toEqual([false, false, false])
  await press('Back to the times')
  await until(() => isSeen('.flow > h2') && isSeen('.times .slot'))
})

test('offers fresh slots when the chosen one has just been taken', async () => {
  answer(HOLD, gone)
  const { press, pick, at, click, says, find, focused } = await visit()
  await press('Home loan')
  await pick('branch')
  await at('slot')
  await click('.times .slot:not(.skeleton *)')
  await says('This time is no longer available.')
  await until(() => focused()?.className.includes('slot-gone'))
  expect((await find('.slot-gone .slot')).textContent).toContain('4 May')
  answer(HOLD, () => hold())
  await click('.slot-gone .slot')
  await at('details')
  expect(await asked(HOLD)[1]?.json()).toMatchObject({ starts_at: free[0] })
})

test('does not call a time from a link taken if it does not suit the topic, and tries it again with another', async () => {
  history.replaceState(null, '', `?starts_at=${encodeURIComponent(free[0] as string)}`)
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  answer(HOLD, gone)
  const { press, pick, says, at, shadow } = await visit()
  await press('Home loan')
  await pick('branch')
  await says('This time is not available for this topic. These are the next free times.')
  await press('Back')
  answer(HOLD, () => hold())
  await pick('online')
  await at('details')
  expect(await asked(HOLD)[1]?.json()).toMatchObject({ type: 'online', starts_at: free[0] })
  expect(shadow.querySelector('.slot-gone')).toBeNull()
})

test('calls a time that was offered taken, also after one from a link', async () => {
  history.replaceState(null, '', `?starts_at=${encodeURIComponent(free[0] as string)}`)
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  answer(HOLD, gone)
  const { press, pick, says, click } = await visit()
  await press('Home loan')
  await pick('branch')
  await says('not available for this topic')
  await click('.slot-gone li:last-child .slot')
  await says('This time is no longer available.')
})

test('offers a retry when holding a slot fails for another reason', async () => {
  answer(HOLD, {}, 503)
  const { press, pick, click, says, at } = await visit()
  await press('Home loan')
  await pick('branch')
  await click('.times .slot:not(.skeleton *)')
  await says('Something went wrong.')
  answer(HOLD, () => hold())
  await click('.times .slot')
  await at('details')
})

test('on a page that is not registered, says so, shows the tag’s content and warns the page’s developers once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  answer(HOLD, { message: 'x', code: FOREIGN_ORIGIN }, 403)
  const { element, press, pick, click, says, find, shadow } = await visit(
    // A server of its own: a page warns once of each, and tests share their page.
    '<advisor-booking alias="anna" host="https://bookings.example"><a href="/book/anna">Book</a></advisor-booking>'
  )
  const reasons: string[] = []
  element.addEventListener('advisor-error', (event) => reasons.push((event as CustomEvent).detail.reason))
  await press('Home loan')
  await pick('branch')
  await click('.times .slot:not(.skeleton *)')
  await says('This page is not registered for bookings and messages yet.')
  const slot = await find<HTMLSlotElement>('.notice slot')
  expect(slot.assignedElements()).toEqual([element.querySelector('a')])
  expect(shadow.querySelector('.notice button')).toBeNull()
  await click('.times .slot')
  await until(() => reasons.length === 2)
  expect(reasons).toEqual([FOREIGN_ORIGIN, FOREIGN_ORIGIN])
  const said = `Register this website: https://bookings.example/app/account-admin/embed?website=${location.origin}`
  expect(warn.mock.calls.filter(([text]) => text === said)).toEqual([[said]])
})

test('a page that is not registered says so with the first step, without moving the page, and warns its developers once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const move = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => move.mockRestore())
  refusePreloads()
  const { element, find, press, pick, at, shadow } = await visit(
    '<advisor-booking alias="anna" host="https://first.example"><a href="/book/anna">Book</a></advisor-booking>'
  )
  await at('topic')
  const told = async () => (await find<HTMLSlotElement>('.notice slot')).assignedElements()
  expect(await told()).toEqual([element.querySelector('a')])
  expect(shadow.querySelector('.notice')?.textContent).toContain('not registered for bookings and messages yet')
  expect(move).not.toHaveBeenCalled()
  await press('Home loan')
  await pick('branch')
  await at('slot')
  expect(await told()).toEqual([element.querySelector('a')])
  const said = `Register this website: https://first.example/app/account-admin/embed?website=${location.origin}`
  expect(warn.mock.calls.filter(([text]) => text === said)).toEqual([[said]])
})

test('brings what was refused into view, and again when it is refused once more', async () => {
  answer(HOLD, { message: 'x' }, 503)
  const { element, press, pick, click, find, shadow } = await visit()
  element.style.cssText = 'display: block; padding-block-end: 100vh'
  await press('Home loan')
  await pick('branch')
  const slot = await find('.times .slot:not(.skeleton *)')
  const isInView = () => {
    const box = shadow.querySelector('.notice.danger')?.getBoundingClientRect()
    return box && box.top >= 0 && box.bottom <= innerHeight
  }
  for (const nth of [1, 2]) {
    slot.scrollIntoView({ block: 'start' })
    expect([nth, Boolean(isInView())]).toEqual([nth, false])
    await click('.times .slot')
    await until(isInView)
  }
})

test('lists missing details with links to their fields', async () => {
  const { toDetails, press, find, focused, shadow } = await visit()
  await toDetails('phone')
  await press('Continue')
  await until(() => focused()?.className.includes('error-summary'))
  const texts = [...shadow.querySelectorAll('.error-summary a')].map((one) => one.textContent)
  expect(texts).toEqual([
    'First name cannot be empty',
    'Last name cannot be empty',
    'E-mail address cannot be empty',
    'Phone number cannot be empty'
  ])
  const link = await find('.error-summary li:last-child a')
  link.click()
  expect(focused()?.getAttribute('name')).toBe('phone')
  expect(focused()?.ariaInvalid).toBe('true')
})

test('shows an error for an invalid e-mail address until it is corrected', async () => {
  const { toDetails, press, fill, says, shadow } = await visit()
  await toDetails()
  await fill({ ...maria, email: 'maria@huber' })
  await press('Continue')
  await says('Please enter a valid e-mail address')
  await fill({ email: 'maria@example.at' })
  await until(() => !shadow.querySelector('.error-summary'))
})

test('shows the server’s errors at their fields and keeps the input', async () => {
  answer(BOOK, { message: 'x', errors: { email: ['This mailbox does not exist.'] } }, 422)
  const { toReview, press, at, says, typed, fill, shadow } = await visit()
  await toReview()
  await press('Book now')
  await at('details')
  await says('This mailbox does not exist.')
  expect(typed('last_name')).toBe('Huber')
  await fill({ email: 'other@example.at' })
  await until(() => !shadow.textContent?.includes('This mailbox'))
  answer(BOOK, exampleBooked, 201)
  await press('Continue')
  await press('Book now')
  await at('done')
})

test('retries an unanswered booking with the same idempotency key', async () => {
  answer(BOOK, () => Promise.reject(new TypeError('offline')))
  const { toReview, press, at, says } = await visit()
  await toReview()
  await press('Book now')
  await says('We could not reach the server.')
  answer(BOOK, exampleBooked, 201)
  await press('Try again')
  await at('done')
  const keys = asked(BOOK).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
  expect(keys[1]).toBe(keys[0])
})

test.each([
  [429, 'Too many attempts'],
  [503, 'Something went wrong.']
])('keeps the input after a %i at the last step', async (status, text) => {
  answer(BOOK, { message: 'x' }, status)
  const { toReview, press, at, says } = await visit()
  await toReview()
  await press('Book now')
  await says(text)
  answer(BOOK, exampleBooked, 201)
  await press('Try again')
  await at('done')
})

test('keeps the form and offers fresh slots when the slot is gone at the last step', async () => {
  answer(BOOK, gone)
  const { toReview, press, at, says, click, find, focused, shadow } = await visit()
  await toReview()
  await press('Book now')
  await says('This time is no longer available.')
  await at('review')
  expect([...shadow.querySelectorAll('button')].some((one) => one.textContent?.includes('Book now'))).toBe(false)
  answer(BOOK, exampleBooked, 201)
  await click('.slot-gone .slot')
  await until(() => focused()?.localName === 'h2' && !shadow.querySelector('.slot-gone'))
  expect((await find('.facts')).textContent).toContain('4 May 2027')
  await press('Book now')
  await at('done')
  const [first, second] = await Promise.all(asked(BOOK).map((request) => request.json()))
  expect(second).toMatchObject({ ...maria, starts_at: free[0] })
  expect(first.starts_at).not.toBe(second.starts_at)
})

test('replaces an expired proof of work silently', async () => {
  let tries = 0
  answer(BOOK, () => {
    tries += 1
    return tries === 1 ? json({ message: 'x', errors: { proof: ['x'] } }, 422) : json(exampleBooked, 201)
  })
  const { toReview, press, at } = await visit()
  await toReview()
  await press('Book now')
  await at('done')
  expect(asked('GET /api/v1/proof-of-work')).toHaveLength(2)
})

test('solves a puzzle for a further hold silently', async () => {
  let tries = 0
  answer(HOLD, () => {
    tries += 1
    return tries === 1 ? json({ message: 'x', errors: { proof: ['x'] } }, 422) : hold()
  })
  const { toDetails, says, shadow } = await visit()
  await toDetails()
  await says('is held for you until')
  expect(asked(HOLD)).toHaveLength(2)
  expect(asked('GET /api/v1/proof-of-work').map(({ url }) => new URL(url).search)).toContain('?form=hold')
  expect(shadow.querySelector('[role=alert] *')).toBeNull()
})

test('says that a hold has expired and lets the visitor renew it', async () => {
  answer(HOLD, () => hold(2))
  const { toDetails, says, press, fill, typed, shadow } = await visit()
  await toDetails()
  await fill(maria)
  await says('may still be free. Your entries are still here.')
  answer(HOLD, () => hold())
  await press('Hold it again')
  await says('is held for you until')
  expect(shadow.querySelector('[role=timer]')).toBeNull()
  expect(typed('first_name')).toBe('Maria')
  // an expired hold is not moved
  expect(await asked(HOLD)[1]?.json()).not.toHaveProperty('hold')
})

test('speaks of entries only where there are some', async () => {
  answer(HOLD, () => hold(1))
  const { toDetails, says, press, shadow } = await visit()
  await toDetails()
  await says('is no longer held for you')
  answer(HOLD, gone)
  await press('Hold it again')
  await says('These are the next free times.')
  expect(shadow.textContent).not.toContain('entries')
})

test('says until when a time is held on the clock of that time, and counts down only in the last minute', async () => {
  answer(AVAILABILITY, async (request: Request) =>
    json({ ...(await available(request).json()), time_zone: 'Asia/Tokyo' })
  )
  const { toDetails, find, says, press } = await visit()
  await toDetails()
  const inTokyo = (left: number) =>
    new Date(Date.now() + left).toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo', timeStyle: 'short' })
  const [until, before] = [inTokyo(300_000), inTokyo(240_000)]
  expect((await find('.hold')).textContent).toMatch(new RegExp(`is held for you until (${until}|${before})`))
  answer(HOLD, () => hold(40))
  await press('I need more time')
  await says('is held for you for 0:')
  await find('[role=timer]')
})

test('offers fresh slots when the hold has expired and its slot is gone', async () => {
  answer(HOLD, () => hold(1))
  const { toDetails, says, press, click } = await visit()
  await toDetails()
  await says('is no longer held for you')
  answer(HOLD, gone)
  await press('Hold it again')
  await says('This time is no longer available.')
  answer(HOLD, () => hold())
  await click('.slot-gone .slot')
  await says('is held for you until')
})

const [plan, offer] = exampleQuestions
const asking = () =>
  answer(
    'GET /api/v1/appointment-topics',
    exampleTopics.map((topic, at) => (at ? topic : { ...topic, questions: exampleQuestions }))
  )

test('requires an answer to a mandatory question, and sends the answers', async () => {
  asking()
  const { toDetails, fill, press, says, find, at, focused } = await visit()
  await toDetails()
  await fill(maria)
  await press('Continue')
  await says('Please answer: What are you planning?')
  await until(() => focused()?.closest('.error-summary'))
  const select = await find<HTMLSelectElement>(`[name=answer-${plan?.uuid}]`)
  expect(select.getAttribute('aria-invalid')).toBe('true')
  select.value = 'Buy'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await fill({ [`answer-${offer?.uuid}`]: '  Two of them ' })
  await press('Continue')
  await at('review')
  await says('Two of them')
  await press('Book now')
  await at('done')
  expect(await asked(BOOK)[0]?.json()).toMatchObject({
    answers: [
      { question: plan?.uuid, answer: 'Buy' },
      { question: offer?.uuid, answer: 'Two of them' }
    ]
  })
})

test('asks again for an answer that the server refuses, keeping the input', async () => {
  asking()
  const name = `answer-${plan?.uuid}`
  answer(BOOK, { message: 'Please check', errors: { [name]: ['This value is not valid. Please change it.'] } }, 422)
  const { toDetails, fill, press, says, find, at, typed } = await visit()
  await toDetails()
  await fill(maria)
  const select = await find<HTMLSelectElement>(`[name=${name}]`)
  select.value = 'Build'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await press('Continue')
  await at('review')
  await press('Book now')
  await at('details')
  await says('This value is not valid. Please change it.')
  expect([typed(name), typed('first_name')]).toEqual(['Build', 'Maria'])
})
