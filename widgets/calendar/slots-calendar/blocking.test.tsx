import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleWeek } from '#contract/examples/slots-calendar.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/online-appointments/calendars/slots/management'
const READ = 'GET /api/v1/advisors/anna-gruber/calendar-week'
const WRITE = 'PATCH /api/v1/advisors/anna-gruber/calendar-spans'
const staying = (count: number, first_day: string | null) => ({ staying: { count, first_day } })

beforeEach(async () => {
  await page.viewport(1280, 900)
  // 14:10 at the branch
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-24T13:10:00Z') })
  answer(READ, exampleWeek)
  answer(WRITE, staying(0, null))
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(414, 896)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const button = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)
const inputOf = (dialog: ParentNode, name: string) =>
  dialog.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value

/** Whether it is within the window and what of the calendar is scrolled to. */
function isSeen(root: ParentNode, what: string) {
  const [box, one] = [root.querySelector('.time-scroller'), root.querySelector(what)].map((node) =>
    node?.getBoundingClientRect()
  )
  if (!box || !one) return false
  return one.top >= Math.max(box.top, 0) && one.top < Math.min(box.bottom, innerHeight)
}

async function openForm(init?: ReturnType<typeof initOf>) {
  const { root } = await open(PAGE, init)
  await until(() => root.querySelector('.slot-piece'))
  button(root, 'Add time')?.click()
  return { root, dialog: await until(() => root.querySelector<HTMLDialogElement>('dialog[open]')) }
}

async function block(root: Root, dialog: HTMLDialogElement, date: string) {
  type(dialog.querySelector('input[name=date]'), date)
  await until(() => inputOf(dialog, 'date') === date)
  button(dialog, 'Save')?.click()
  await until(() => !dialog.open)
  await until(() => requests.some(({ method }) => method === 'PATCH'))
  return until(() => root.querySelector('.slot-said')?.textContent?.startsWith('Added') && root)
}

test('a new time begins with the next half hour', async () => {
  const { dialog } = await openForm()
  expect(['date', 'start_time', 'end_time'].map((name) => inputOf(dialog, name))).toEqual([
    '2026-11-24',
    '14:30',
    '15:30'
  ])
})

test('what is blocked without appointments says nothing of them', async () => {
  const { root, dialog } = await openForm()
  await block(root, dialog, '2026-11-25')
  expect(root.querySelector('.slot-calendar .notice')).toBeNull()
})

test('appointments that stay in a blocked time are said, with the way to them', async () => {
  answer(WRITE, staying(2, '2026-11-25'))
  const { root, dialog } = await openForm()
  await block(root, dialog, '2026-11-25')
  const notice = await until(() => root.querySelector('.slot-calendar .notice'))
  expect(notice.textContent).toBe('2 appointments fall in this time and stay booked. Go to calendar')
  expect(notice.querySelector('a')?.getAttribute('href')).toBe(
    '/app/online-appointments/appointments/index?view=day&day=2026-11-25'
  )
  // undone, nothing is blocked any more
  answer(WRITE, staying(0, null))
  button(root, 'Undo')?.click()
  await until(() => !root.querySelector('.slot-calendar .notice'))
})

test('where appointments have no page they are said without a link', async () => {
  answer(WRITE, staying(1, '2026-11-25'))
  const { root, dialog } = await openForm(initOf({ off: 'online-appointments' }))
  await block(root, dialog, '2026-11-25')
  const notice = await until(() => root.querySelector('.slot-calendar .notice'))
  expect(notice.textContent?.trim()).toBe('1 appointment falls in this time and stays booked.')
})

test('what was added is named with its day and time, and in sight', async () => {
  const { root, dialog } = await openForm()
  type(dialog.querySelector('input[name=start_time]'), '22:00')
  type(dialog.querySelector('input[name=end_time]'), '23:00')
  await block(root, dialog, '2026-11-25')
  expect(root.querySelector('.slot-said')?.textContent).toBe('Added: Wednesday 25 November, 22:00 to 23:00.')
  await until(() => isSeen(root, '[aria-label^="Blocked 22:00"]'))
})

test.each([
  ['a desk', 1280, '2026-11-24T20:10:00Z'],
  ['a phone', 390, '2026-11-24T14:10:00Z']
])('on %s, today opens with the present moment in sight, and comes back to it', async (_where, width, now) => {
  await page.viewport(width, 844)
  vi.setSystemTime(now)
  const { root } = await open(PAGE)
  await until(() => isSeen(root, '.time-now'))
  root.querySelector('.time-scroller')?.scrollTo(0, 0)
  await until(() => !isSeen(root, '.time-now'))
  button(root, 'Today')?.click()
  await until(() => isSeen(root, '.time-now'))
})

test('late in the day, a phone shows the present moment when asked for today', async () => {
  await page.viewport(390, 844)
  vi.setSystemTime('2026-11-24T21:30:00Z')
  const { root } = await open(PAGE)
  await until(() => root.querySelector('.time-now'))
  button(root, 'Today')?.click()
  await until(() => isSeen(root, '.time-now'))
  scrollTo(0, 0)
})

test.each([
  ['refused', 422, { message: 'No', errors: { put: ['That is too much.'] } }, 'That is too much.'],
  ['not received', 503, {}, 'The change has not been saved.']
])('a new time that is %s stays in its form, and is not added twice', async (_what, status, refusal, said) => {
  answer(WRITE, refusal, status)
  const { root, dialog } = await openForm()
  type(dialog.querySelector('input[name=label]'), 'Dentist')
  await until(() => inputOf(dialog, 'label') === 'Dentist')
  button(dialog, 'Save')?.click()
  await until(() => dialog.querySelector('[role=alert]')?.textContent?.includes(said))
  expect([dialog.open, inputOf(dialog, 'label')]).toEqual([true, 'Dentist'])
  expect(root.querySelector('.slot-calendar > div > [role=alert] .slot-refusal')).toBeNull()
  answer(WRITE, staying(0, null))
  await until(() => button(dialog, 'Save')?.ariaDisabled !== 'true')
  button(dialog, 'Save')?.click()
  await until(() => !dialog.open)
  const sent = requests.filter(({ method }) => method === 'PATCH')
  const [first, second] = await Promise.all(sent.map(async (one) => (await one.clone().json()).put[0]))
  expect(second).toEqual(first)
  expect(root.querySelector('.slot-refusal')).toBeNull()
})

test('where the session has ended, the form keeps its entries and the session is spoken of once', async () => {
  answer(WRITE, {}, 401)
  answer(READ, exampleWeek)
  const { root, dialog } = await openForm()
  type(dialog.querySelector('input[name=label]'), 'Dentist')
  await until(() => inputOf(dialog, 'label') === 'Dentist')
  button(dialog, 'Save')?.click()
  const session = () => [...root.querySelectorAll('dialog[open]')].find((one) => one !== dialog)
  await until(() => session()?.textContent?.includes('Your entries are still here.'))
  answer(READ, {}, 401)
  await userEvent.keyboard('{Escape}')
  await until(
    () => !session() && dialog.querySelector('[role=alert]')?.textContent?.includes('Your session has ended.')
  )
  await drawn()
  expect([session(), dialog.open, inputOf(dialog, 'label')]).toEqual([undefined, true, 'Dentist'])
  expect(root.querySelector('.notification')).toBeNull()
  answer(WRITE, staying(0, null))
  button(dialog, 'Save')?.click()
  await until(() => !dialog.open && root.querySelector('.slot-said')?.textContent?.startsWith('Added'))
})

test('after a time of another week is saved, that week is shown', async () => {
  const { root, dialog } = await openForm()
  await block(root, dialog, '2026-12-09')
  await until(() => root.querySelector('.cal-title')?.textContent?.includes('13 December 2026'))
  await until(() => requests.some(({ url }) => url.includes('from=2026-12-07&to=2026-12-13')))
})

test('on a phone the day that was blocked is shown', async () => {
  await page.viewport(390, 844)
  const { root, dialog } = await openForm()
  await block(root, dialog, '2026-11-26')
  await until(() => root.querySelector('.slot-day[aria-current=date]')?.textContent?.includes('26'))
})
