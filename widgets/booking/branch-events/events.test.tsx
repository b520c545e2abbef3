import { afterEach, expect, test } from 'vitest'
import { exampleShownEvents } from '#contract/examples/branch-events.example'
import { mount } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import './events.element.ts'

const LIST = 'GET /api/v1/branches/graz/events'
const FALLBACK = '<a href="/events/graz">Our events</a>'

afterEach(() => history.replaceState(null, '', location.pathname))

async function visit(attributes = '', list: object = exampleShownEvents, ready = '.shown-event') {
  answer(LIST, list)
  return mount(
    `<advisor-events host="https://bank.example" branch="graz" ${attributes}>${FALLBACK}</advisor-events>`,
    ready
  )
}

test.each([403, 404, 503])('an answer of %s leaves what stands inside the tag, and says so', async (status) => {
  answer(LIST, {}, status)
  const { element, root } = await mount(`<advisor-events branch="graz">${FALLBACK}</advisor-events>`)
  const event = await new Promise<Event>((resolve) => element.addEventListener('advisor-error', resolve))
  expect((event as CustomEvent).detail).toEqual({ reason: 'load' })
  expect(root.querySelector('slot')).not.toBeNull()
})

test('without a branch it asks for nothing', async () => {
  const { root } = await mount(`<advisor-events>${FALLBACK}</advisor-events>`)
  expect(root.querySelector('slot')).not.toBeNull()
  expect(requests.filter(({ url }) => url.includes('/events'))).toEqual([])
})

test('says that there are none', async () => {
  const { root } = await visit('', { events: [], total: 0 }, '.help')
  expect(root.textContent).toContain('There are no events at the moment.')
})

test('nobody is led to the waitlist of an event where that is full', async () => {
  const [event] = exampleShownEvents.events
  const { root } = await visit('', { events: [{ ...event, seats_left: 0, state: 'waiting-full' }], total: 1 })
  expect(root.querySelector('.shown-event')?.textContent).toContain('Fully booked – waitlist full')
  expect(root.querySelector('[part=register]')).toBeNull()
})

test('each says its seats and leads to its page, with the campaign of the visit', async () => {
  history.replaceState(null, '', `${location.pathname}?src=poster`)
  const { root } = await visit('limit="2"')
  const rows = [...root.querySelectorAll('.shown-event')]
  expect(rows[0]?.textContent).toContain('18 seats left')
  expect(rows[1]?.textContent).toContain('Fully booked – waitlist open')
  const links = [...root.querySelectorAll('a')].map(({ href }) => href)
  expect(links).toContain('https://bank.example/events/graz/1?src=poster#register')
  expect(links.at(-1)).toBe('https://bank.example/events/graz?src=poster')
  expect(root.querySelector('[part=register]')?.getAttribute('aria-label')).toMatch(/^Register: /)
  expect(requests.find(({ url }) => url.includes('/events'))?.url).toMatch(/\?limit=2$/)
})
