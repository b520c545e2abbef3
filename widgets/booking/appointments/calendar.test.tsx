import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleAgenda } from '#contract/examples/agenda.example'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const ANNA = '/api/v1/advisors/anna-gruber'
const PAGE = '/online-appointments/appointments/index'
const [call] = exampleAgenda.appointments
const uuid = call?.uuid ?? ''

beforeEach(async () => {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
  answer(`GET ${ANNA}/calendar`, exampleAgenda)
})

async function show(view: string) {
  const { root } = await open(`${PAGE}?view=${view}&day=2027-01-20`)
  await until(() => root.querySelector('.cal-event'))
  return root
}

const dialogOf = (root: ParentNode) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
const columnOf = (root: ParentNode, day: number) => root.querySelector(`[data-column="2027-01-${day}"]`)
const eventOf = (root: ParentNode) => until(() => root.querySelector<HTMLElement>(`[data-appointment="${uuid}"]`))

/** What can be booked, so that a time can be moved or booked to. */
function serveOffer() {
  answer('GET /api/v1/appointment-topics', exampleTopics)
  answer(`GET ${ANNA}/appointment-topics`, exampleAssignments)
  answer(`GET ${ANNA}/appointment-types`, [{ type: 'by-phone' }])
  answer(`GET ${ANNA}/availability`, {
    time_zone: 'Europe/Vienna',
    days: { '2027-01-19': ['2027-01-19T08:00:00Z', '2027-01-19T13:00:00Z'] },
    next_free_day: '2027-01-19',
    last_day: '2027-03-01'
  })
}

test('a week shows what is open, absent and closed, in the words of the branch’s calendar', async () => {
  const root = await show('week')
  const heads = [...root.querySelectorAll('.cal-day > header')].map(({ textContent }) => textContent)
  expect(heads[2]).toBe('Wed 20/0109:00–17:00')
  expect(heads[3]).toContain('Away')
  expect(heads[4]).toContain('Closed: Landespatronin')
  expect(heads[5]).toContain('Not bookable')
  expect(columnOf(root, 20)?.querySelector('.is-blocked')?.textContent).toBe('10:00–11:00 Blocked')
  expect(columnOf(root, 22)?.classList).toContain('closed')
  expect([18, 21, 22].map((day) => columnOf(root, day)?.querySelectorAll('.time-free').length)).toEqual([16, 0, 0])
  expect(root.querySelector('.time-closures')?.textContent).toBe('Closed: Fri 22/01 (Landespatronin)')
})

test('an absence of whole days is said without the hours that are shown', async () => {
  const root = await show('week')
  expect(columnOf(root, 21)?.querySelector('.is-absence')?.textContent).toBe('Away all day')
})

test.each([
  ['a desk', 1280],
  ['a phone', 390]
])('what has to be confirmed says so in full, and first of all the topic is cut, on %s', async (_where, width) => {
  await page.viewport(width, 844)
  const topic = 'Kontoeröffnung und umfassende Beratung zu allen Fragen rund um Zahlungsverkehr und Karten'
  const short = { ...call, state: 'requested', topic, ends_at: '2027-01-20T13:30:00Z' }
  answer(`GET ${ANNA}/calendar`, { ...exampleAgenda, appointments: [short] })
  const root = await show('day')
  const state = root.querySelector('.cal-event .cal-state') as HTMLElement
  const lines = root.querySelector('.cal-lines') as HTMLElement
  const [own, box] = [state.getBoundingClientRect(), lines.getBoundingClientRect()]
  expect(state.textContent).toContain('Awaiting confirmation')
  expect([own.width > 0, own.right <= box.right, own.bottom <= box.bottom + 1]).toEqual([true, true, true])
  // no letter runs over the edge, where an ellipsis would take its word
  expect(own.left).toBeGreaterThanOrEqual(box.left)
  expect(getComputedStyle(lines).textOverflow).toBe('ellipsis')
})

test('in a week, half an hour has room for first name and surname', async () => {
  await page.viewport(1280, 900)
  const half = { ...call, first_name: 'Gertrude', last_name: 'Schlögl', ends_at: '2027-01-20T13:30:00Z' }
  answer(`GET ${ANNA}/calendar`, { ...exampleAgenda, appointments: [half] })
  const root = await show('week')
  const name = await until(() => root.querySelector('.cal-event .cal-name'))
  const lines = root.querySelector('.cal-lines')
  const [own, box] = [name.getBoundingClientRect(), lines?.getBoundingClientRect()]
  expect(own.bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1)
  expect(own.right).toBeLessThanOrEqual(box?.right ?? 0)
})

test('on a phone of any width, no word of what has to be confirmed runs over the edge', async () => {
  const short = { ...call, state: 'requested', topic: 'Kontoeröffnung', ends_at: '2027-01-20T13:30:00Z' }
  answer(`GET ${ANNA}/calendar`, { ...exampleAgenda, appointments: [short] })
  const root = await show('day')
  const over: number[] = []
  for (let width = 320; width <= 430; width += 5) {
    await page.viewport(width, 844)
    const lines = root.querySelector('.cal-lines') as HTMLElement
    if (lines.scrollWidth > lines.clientWidth) over.push(width)
  }
  expect(over).toEqual([])
})

test('a month marks the days off, and says so', async () => {
  const root = await show('month')
  const off = [...root.querySelectorAll('.cal-cell.off')].map((cell) => cell.querySelector('h2')?.textContent)
  expect(off).toEqual([
    expect.stringContaining('Thursday 21 January, 0 appointments, Away'),
    expect.stringMatching(/Friday 22 January, .*, Closed: Landespatronin/)
  ])
})

test('appointments that overlap stand side by side', async () => {
  const other = { ...call, uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a08', last_name: 'Other' }
  answer(`GET ${ANNA}/calendar`, { ...exampleAgenda, appointments: [call, other] })
  const root = await show('day')
  const [one, two] = [...root.querySelectorAll('.cal-event')].map((event) => event.getBoundingClientRect())
  expect(one?.top).toBe(two?.top)
  expect(two?.left).toBeGreaterThanOrEqual(one?.right ?? 0)
})

test('a free time begins a booking at that time', async () => {
  serveOffer()
  const root = await show('week')
  columnOf(root, 19)?.querySelector<HTMLElement>('.time-free')?.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await dialogOf(root)
  await until(() => dialog.querySelector('button.slot[aria-current=time]')?.textContent?.includes('09:00'))
})

test('Escape and leaving put an appointment back that keys have taken along', async () => {
  const root = await show('week')
  ;(await eventOf(root)).focus()
  for (const end of ['{Escape}', '{Tab}']) {
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await until(() => columnOf(root, 19)?.querySelector('.time-ghost'))
    await userEvent.keyboard(end)
    await until(() => !root.querySelector('.time-ghost'))
  }
  expect(root.querySelector('dialog[open]')).toBeNull()
})

test('by keys an appointment is taken to another day, which is said, and confirmed beside the old time', async () => {
  serveOffer()
  answer(`PATCH ${ANNA}/appointments/${uuid}`, { ...call, starts_at: '2027-01-19T13:00:00Z' })
  const root = await show('week')
  ;(await eventOf(root)).focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await until(() =>
    [...root.querySelectorAll('[role=status]')].some(({ textContent }) =>
      textContent?.startsWith('Tuesday 19 January, 14:00–15:30: same time.')
    )
  )
  await userEvent.keyboard('{Enter}')
  const dialog = await dialogOf(root)
  await until(() => dialog.textContent?.includes('New time: 19 January 2027, 14:00'))
  await until(() => dialog.querySelector('.appt-chosen strong')?.textContent?.endsWith('19 January, 14:00–15:30'))
  // past the button that closes, other times and the message
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  const focused = () => document.activeElement?.textContent
  if (focused() !== 'Reschedule to this time') await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('Reschedule to this time')
  await userEvent.keyboard('{Enter}')
  await until(() => requests.some(({ method }) => method === 'PATCH'))
  expect(await requests.find(({ method }) => method === 'PATCH')?.json()).toEqual({
    starts_at: '2027-01-19T13:00:00Z',
    message: ''
  })
})

test('what has begun stays where it is', async () => {
  const past = { ...call, starts_at: '2020-01-20T13:00:00Z', ends_at: '2020-01-20T14:30:00Z' }
  answer(`GET ${ANNA}/calendar`, { ...exampleAgenda, appointments: [past] })
  const { root } = await open(`${PAGE}?view=day&day=2020-01-20`)
  ;(await eventOf(root)).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(root.querySelector('.time-ghost')).toBeNull()
})
