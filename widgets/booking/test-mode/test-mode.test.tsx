import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import { exampleChatTimes } from '#contract/examples/conversations.example'
import { MODULES } from '#contract/module-names'
import { mountButton } from '../../testing/dialog-button.ts'
import { mount, type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'
import { maria, serve, visit } from '../booking/testing/harness.ts'
import '../../card/profile/card.element.ts'
import '../contact-requests/contact-form.element.ts'
import '../contact-requests/messenger-button.element.ts'

const NOTICE = 'Test mode: everything is checked as usual, but nothing is booked and nothing is sent.'
const DONE = 'This was a test: nothing was booked, and no message or e-mail was sent.'

beforeEach(() => {
  serve()
  answer('POST /api/v1/advisors/anna/booking-steps', undefined, 202)
  answer('GET /api/v1/advisors/anna/contact-offer', exampleContactOffer)
  answer('GET /api/v1/advisors/anna/chat-times', exampleChatTimes)
})

/** The writes, each with whether it was a test. */
const writes = () =>
  requests
    .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
    .map(({ method, url, headers }) => [`${method} ${new URL(url).pathname}`, headers.has('test-mode')])

const next = (element: Element, name: string) =>
  new Promise<unknown>((resolve) =>
    element.addEventListener(name, (event) => resolve((event as CustomEvent).detail), { once: true })
  )

describe('a booking', () => {
  test.each(['inline', 'popup'])('%s is tried out: it says so, books nothing and counts nothing', async (mode) => {
    const { element, shadow, click, says, press, toReview } = await visit(
      `<advisor-booking alias="anna" mode="${mode}" test></advisor-booking>`,
      mode === 'popup' ? 'button' : 'h2'
    )
    if (mode === 'popup') await click('[part=button]')
    await says(NOTICE)
    await toReview()
    await says(NOTICE)
    const booked = next(element, 'advisor-booked')
    await press('Book now')
    expect(await booked).toMatchObject({ alias: 'anna', test: true })
    await says(DONE)
    expect(shadow.querySelector('.flow h2')?.textContent).toBe('Test completed')
    // what would be of a real booking
    expect([...shadow.querySelectorAll('a')].filter(({ href }) => href.includes('/appointments/'))).toEqual([])
    expect(shadow.textContent).not.toContain(maria.email)
    expect(writes()).toEqual([
      ['POST /api/v1/advisors/anna/holds', true],
      ['POST /api/v1/advisors/anna/appointments', true]
    ])
  })

  test('is real again once the attribute is taken away', async () => {
    const { element, shadow, says, toReview } = await visit('<advisor-booking alias="anna" test></advisor-booking>')
    await says(NOTICE)
    element.removeAttribute('test')
    await until(() => shadow.querySelector('h2') && !shadow.textContent?.includes(NOTICE))
    await toReview()
    await vi.waitFor(() =>
      expect(writes()).toEqual(
        expect.arrayContaining([
          ['POST /api/v1/advisors/anna/holds', false],
          ['POST /api/v1/advisors/anna/booking-steps', false]
        ])
      )
    )
  })
})

test.each(['basic', 'messenger'])('a message of kind %s is tried out', async (kind) => {
  answer('POST /api/v1/advisors/anna/contact-requests', { uuid: '6f1c2d3e-4b5a-4c6d-8e7f-000000000001' }, 201)
  const { element, root } = await mount(
    `<advisor-contact-form alias="anna" kind="${kind}" test></advisor-contact-form>`
  )
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => until(() => root.querySelector<E>(selector))
  for (const [name, value] of Object.entries({ ...maria, note: 'Hello' }))
    type(await find<HTMLInputElement>(`[name=${name}]`), value)
  expect(root.textContent).toContain(NOTICE)
  const sent = next(element, 'advisor-sent')
  ;(await find('[type=submit]')).click()
  expect(await sent).toMatchObject({ test: true })
  await until(() => root.textContent?.includes(DONE))
  expect(root.querySelector('h2')?.textContent).toBe('Test completed')
  expect(writes()).toEqual([['POST /api/v1/advisors/anna/contact-requests', true]])
})

test('a chat is tried out, and none begins', async () => {
  answer('POST /api/v1/advisors/anna/conversations', () => json({ token: 'x'.repeat(43) }, 201))
  const { element, root, open, find } = await mountButton(
    '<advisor-messenger-button alias="anna" test></advisor-messenger-button>'
  )
  const dialog = await open()
  await until(() => dialog.textContent?.includes(NOTICE))
  for (const [name, value] of Object.entries({ name: 'Maria', email: maria.email, text: 'Hello' }))
    type(await find<HTMLInputElement>(`[name=${name}]`), value)
  const sent = next(element, 'advisor-sent')
  ;(await find('[type=submit]')).click()
  expect(await sent).toMatchObject({ test: true })
  await until(() => root.textContent?.includes(DONE))
  expect(requests.filter(({ url }) => url.includes('/api/v1/conversation'))).toEqual([])
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('advisor-conversation'))).toEqual([])
})

test('a card tries out what it opens', async () => {
  answer('GET /api/v1/advisors/tried', { ...exampleProfile, slug: 'tried' })
  answer(
    'GET /api/v1/modules',
    MODULES.map((module_name) => ({ module_name, effective_state: true }))
  )
  const { root } = await mount('<advisor-card alias="tried" test></advisor-card>', '.card')
  const tested = [...root.querySelectorAll('[test]')].map(({ localName }) => localName)
  expect([...new Set(tested)].toSorted()).toEqual([
    'advisor-booking',
    'advisor-contact-form',
    'advisor-messenger-button'
  ])
})
