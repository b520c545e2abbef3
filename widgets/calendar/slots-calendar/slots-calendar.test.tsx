import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdvisorAppointment } from '#contract/appointments'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { exampleWeek } from '#contract/examples/slots-calendar.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { answerLeaving, leaveQuestion } from '../../testing/leaving.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/online-appointments/calendars/slots/management'
const READ = 'GET /api/v1/advisors/anna-gruber/calendar-week'
const WRITE = 'PATCH /api/v1/advisors/anna-gruber/calendar-spans'
const NONE = { count: 0, first_day: null }
type Root = Awaited<ReturnType<typeof open>>['root']

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-24T08:00:00Z') })
  answer(READ, exampleWeek)
  answer(WRITE, { staying: NONE })
})
afterEach(() => vi.useRealTimers())

const names = (root: Root) =>
  [...root.querySelectorAll('.slot-piece')].map((one) => one.getAttribute('aria-label') ?? '')
const piece = (root: Root, text: string) =>
  until(() => [...root.querySelectorAll<HTMLElement>('.slot-piece')].find((one) => one.ariaLabel?.includes(text)))
const button = (root: Root, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === text || one.ariaLabel === text)
const active = () => document.activeElement as HTMLElement
const press = (key: string, held: KeyboardEventInit = {}) =>
  active().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
const writes = async () =>
  Promise.all(requests.filter(({ method }) => method === 'PATCH').map((request) => request.clone().json()))
const shown = async () => {
  const { root } = await open(PAGE)
  await piece(root, 'Team')
  return root
}
const TEAM = exampleWeek.spans[0]
const MOVED = 'Blocked Team 10:00–12:00, Tuesday 24 November'

test.each([
  ['without the module', initOf({ off: 'slots-calendar' })],
  [
    'for who is not institutional',
    initOf({ me: { roles: ['stduser'], alias: 'anna-gruber', is_institutional: false } })
  ]
])('%s the page redirects to /403', async (_what, init) => {
  await open(PAGE, init)
  await until(() => path() === '/app/403')
  expect(requests.some(({ url }) => url.includes('calendar-week'))).toBe(false)
})

test('shows an error and a retry when loading fails', async () => {
  answer(READ, {}, 500)
  const { root } = await open(PAGE)
  await until(() => root.querySelector('.general-error'))
  expect(button(root, 'Next week')).toBeDefined()
  answer(READ, exampleWeek)
  root.querySelector<HTMLButtonElement>('.general-error button')?.click()
  await piece(root, 'Team')
})

test('keeps the keyboard focus on the retry when a week fails to load', async () => {
  const root = await shown()
  root.querySelector<HTMLElement>('.slot-cell')?.focus()
  answer(READ, {}, 500)
  press('PageDown')
  await until(() => active().closest('.general-error'))
  expect(root.querySelector('.cal-title')?.textContent).toBe('30 November – 6 December 2026')
})

test('begins with the week of the day on which it is opened, however long its script has been there', async () => {
  vi.setSystemTime('2026-12-09T08:00:00Z')
  const { root } = await open(PAGE)
  await until(() => root.querySelector('.cal-title')?.textContent?.includes('13 December 2026'))
})

test('names each entry of the week with its day and time', async () => {
  const root = await shown()
  expect(names(root)).toEqual([
    'Blocked Lunch 12:00–13:00, Monday 23 November, repeats',
    'Blocked Team 10:00–11:30, Tuesday 24 November',
    'Blocked Lunch 12:00–13:00, Tuesday 24 November, repeats',
    'Eva Muster 14:00–15:00, Tuesday 24 November, Appointment',
    'Max Muster Appointment request 14:30–15:30, Tuesday 24 November',
    'Entry in own calendar 09:00–10:30, Wednesday 25 November',
    'Blocked Lunch 12:00–13:00, Wednesday 25 November, repeats',
    'Extra time 17:00–19:00, Wednesday 25 November',
    'Blocked Lunch 12:00–13:00, Thursday 26 November, repeats',
    'Away Holidays 00:00–24:00, Friday 27 November'
  ])
  expect(root.querySelector('.slot-head .time-note')?.textContent).toBe('Closed: Feast day')
})

test('appointments of a day off have its whole width, in front of the absence', async () => {
  const [away] = exampleWeek.busy.filter(({ kind }) => kind === 'absence')
  const visit = { kind: 'appointment', date: away?.date, start_time: '10:00', end_time: '10:30', label: 'Eva Muster' }
  answer(READ, { ...exampleWeek, busy: [visit, away] })
  const root = await shown()
  const width = (kind: string) => root.querySelector(`.is-${kind}`)?.getBoundingClientRect().width ?? 0
  expect(width('appointment')).toBe(width('absence'))
  expect(width('appointment')).toBeGreaterThan(50)
})

test('says of a day that nothing is planned, unless it is a holiday or its week is still loading', async () => {
  answer(READ, { ...exampleWeek, spans: [TEAM] })
  const root = await shown()
  const heads = () =>
    [...root.querySelectorAll('.slot-head')].map((head) => Boolean(head.querySelector('.time-note:not(.time-closed)')))
  // Tuesday, Wednesday and Friday have entries, Thursday is a holiday
  await until(() => heads().join() === 'true,false,false,false,false,true,true')
  expect(root.querySelector('.time-note:not(.time-closed)')?.textContent).toBe('Nothing planned')
  answer(READ, () => new Promise(() => {}))
  button(root, 'Next week')?.click()
  await until(() => root.querySelector('.cal-title')?.textContent?.includes('30 November'))
  expect(heads()).not.toContain(true)
})

test('labels each hour, also the first one and the one that it scrolls to', async () => {
  const root = await shown()
  const scroller = root.querySelector('.time-scroller') as HTMLElement
  const hours = [...root.querySelectorAll<HTMLElement>('.time-hours li')]
  const isSeen = (hour: HTMLElement | undefined) => {
    const words = document.createRange()
    words.selectNodeContents(hour as HTMLElement)
    return words.getBoundingClientRect().top >= scroller.getBoundingClientRect().top
  }
  expect([hours.findIndex(isSeen), scroller.scrollTop > 0]).toEqual([7, true])
  scroller.scrollTop = 0
  expect([hours[0]?.textContent, isSeen(hours[0]), getComputedStyle(hours[0] as HTMLElement).visibility]).toEqual([
    '00:00',
    true,
    'visible'
  ])
})

const OWN = '/api/v1/advisors/anna-gruber/appointments'
const [call] = exampleAppointments as [AdvisorAppointment]
const meeting = { ...call, uuid: exampleWeek.busy[0]?.uuid ?? '', first_name: 'Eva', last_name: 'Muster' }
const OPEN = `GET ${OWN}/${meeting.uuid}`
const details = (root: Root) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))

test.each(['a click', 'Enter'])('%s on an appointment opens its details', async (how) => {
  answer(OPEN, meeting)
  const root = await shown()
  const own = await piece(root, 'Eva Muster')
  own.focus()
  if (how === 'Enter') await userEvent.keyboard('{Enter}')
  else own.click()
  const dialog = await details(root)
  expect(dialog.querySelector('h2')?.textContent).toBe('Eva Muster')
  expect(dialog.textContent).toContain('Mortgage and property financing')
  await userEvent.keyboard('{Escape}')
  await until(() => !dialog.open && active() === own)
})

test('an appointment that is cancelled leaves the week, and the focus stays in the calendar', async () => {
  answer(OPEN, meeting)
  answer(`POST ${OWN}/${meeting.uuid}/cancellation`, { ...meeting, state: 'cancelled' })
  const root = await shown()
  const own = await piece(root, 'Eva Muster')
  own.focus()
  own.click()
  const dialog = await details(root)
  const cancel = () => [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Cancel appointment')
  ;(await until(cancel)).click()
  await until(() => dialog.querySelector('textarea'))
  answer(READ, { ...exampleWeek, busy: exampleWeek.busy.slice(1) })
  cancel()?.click()
  await until(() => !names(root).some((name) => name.includes('Eva Muster')))
  await until(() => dialog.textContent?.includes('Cancelled'))
  await userEvent.keyboard('{Escape}')
  await until(() => !dialog.open && active().closest('.time-body'))
})

test('an appointment that is no longer there leaves the week, and a failure is reported', async () => {
  answer(OPEN, {}, 500)
  const root = await shown()
  const own = await piece(root, 'Eva Muster')
  own.click()
  await until(() => root.querySelector('.notification.failure'))
  answer(OPEN, { message: 'Not found' }, 404)
  answer(READ, { ...exampleWeek, busy: exampleWeek.busy.slice(1) })
  own.click()
  await until(() => !own.isConnected)
  expect(root.querySelector('dialog[open]')).toBeNull()
})

test('reverts a refused change and shows the server’s message', async () => {
  const root = await shown()
  answer(WRITE, { message: 'No', errors: { put: ['That is too much.'] } }, 422)
  ;(await piece(root, 'Team')).focus()
  press('ArrowDown', { shiftKey: true })
  const notice = await until(() => root.querySelector('.slot-refusal'))
  expect(notice.textContent).toBe('The change could not be saved and was undone. That is too much.')
  expect(names(root)).toContain('Blocked Team 10:00–11:30, Tuesday 24 November')
  expect(button(root, 'Undo')?.getAttribute('aria-disabled')).toBe('true')
})

test('refuses a change that conflicts with another window, and reloads the week', async () => {
  const root = await shown()
  const message = 'The calendar has been changed elsewhere in the meantime.'
  answer(WRITE, { message }, 409)
  answer(READ, { ...exampleWeek, spans: [{ ...TEAM, label: 'Elsewhere' }] })
  ;(await piece(root, 'Team')).focus()
  press('Delete')
  await piece(root, 'Blocked Elsewhere 10:00–11:30')
  expect(await writes()).toEqual([{ was: [TEAM], put: [] }])
  const notice = await until(() => root.querySelector('.slot-refusal'))
  expect(notice.textContent).toBe(`The change could not be saved and was undone. ${message}`)
})

test('reloads the week when the response to a change is lost', async () => {
  const root = await shown()
  answer(WRITE, () => {
    answer(READ, { ...exampleWeek, spans: [{ ...TEAM, end_time: '12:00' }] })
    throw new TypeError('Failed to fetch')
  })
  ;(await piece(root, 'Team')).focus()
  press('ArrowDown', { shiftKey: true })
  await until(() => root.querySelector('.slot-refusal'))
  await piece(root, MOVED)
})

test('reloads a week that was read before a change was saved', async () => {
  const sunday = { ...TEAM, date: '2026-11-29' }
  answer(READ, { ...exampleWeek, spans: [sunday] })
  const root = await shown()
  const reads: ((answer: Response) => void)[] = []
  const saves: ((answer: Response) => void)[] = []
  answer(READ, () => new Promise<Response>((resolve) => reads.push(resolve)))
  answer(WRITE, () => new Promise<Response>((resolve) => saves.push(resolve)))
  ;(await piece(root, 'Team')).focus()
  press('ArrowRight', { altKey: true })
  await until(() => reads.length && saves.length)
  saves[0]?.(json({ staying: NONE }))
  await until(() => root.querySelector('.slot-said')?.textContent?.startsWith('Moved'))
  answer(READ, { ...exampleWeek, spans: [{ ...sunday, date: '2026-11-30' }] })
  reads[0]?.(json({ ...exampleWeek, spans: [sunday] }))
  await until(() => root.querySelector('[aria-busy=false]'))
  await piece(root, 'Blocked Team 10:00–11:30, Monday 30 November')
})

test('reverts changes that are queued behind a refused one', async () => {
  const root = await shown()
  let refuse: (answer: Response) => void = () => {}
  answer(WRITE, () => new Promise<Response>((resolve) => (refuse = resolve)))
  ;(await piece(root, 'Team')).focus()
  press('ArrowDown', { shiftKey: true })
  await until(() => names(root).includes(MOVED) && active().ariaLabel === MOVED)
  press('Delete')
  await until(() => !names(root).includes(MOVED))
  refuse(json({}, 503))
  await piece(root, 'Team')
  expect(names(root)).toContain('Blocked Team 10:00–11:30, Tuesday 24 November')
  expect(await writes()).toHaveLength(1)
})

test('turns the week with the same buttons, in the same order, as the appointments calendar', async () => {
  const root = await shown()
  const buttons = [...root.querySelectorAll('.cal-bar button')]
  expect(buttons.map((one) => one.ariaLabel ?? one.textContent)).toEqual(['Previous week', 'Today', 'Next week'])
  const arrows = [...root.querySelectorAll('.cal-bar path')].map((path) => path.getAttribute('d'))
  const heading = root.querySelector('.cal-bar h2')?.className
  history.pushState(null, '', '/app/online-appointments/appointments/index?view=week')
  const bar = await until(() => root.querySelector('.appts .cal-bar'))
  expect(bar.querySelector('h2')?.className).toBe(heading)
  expect([...bar.querySelectorAll('a')].map((one) => one.ariaLabel ?? one.textContent)).toEqual([
    'Previous week',
    'Today',
    'Next week'
  ])
  expect([...bar.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(arrows)
})

test('asks before Escape or the close button discards input, and only then', async () => {
  const root = await shown()
  button(root, 'Add time')?.click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  const note = dialog.querySelector<HTMLInputElement>('[name=label]')
  type(note, 'Dentist')
  await until(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await userEvent.keyboard('{Escape}')
  await answerLeaving(root, 'Keep editing')
  button(root, 'Close')?.click()
  await answerLeaving(root, 'Keep editing')
  expect([dialog.open, note?.value]).toEqual([true, 'Dentist'])
  type(note, '')
  await until(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  button(root, 'Close')?.click()
  await until(() => !dialog.open)
  expect(leaveQuestion(root)).toBeUndefined()
})

test('refuses a span that ends before it starts, and sends nothing', async () => {
  const root = await shown()
  button(root, 'Add time')?.click()
  const dialog = await until(() => root.querySelector('dialog[open]'))
  const [from, to] = dialog.querySelectorAll('input[type=time]')
  type(from ?? null, '15:00')
  type(to ?? null, '14:00')
  await new Promise((drawn) => requestAnimationFrame(drawn))
  button(root, 'Save')?.click()
  await until(() => dialog.textContent?.includes('The end must be after the start.'))
  await until(() => active() === to)
  expect(await writes()).toEqual([])
  expect(dialog.textContent).toContain('Times are on the quarter hour, such as 09:15.')
  type(to ?? null, '16:00')
  await until(() => !dialog.textContent?.includes('The end must be after the start.'))
  expect(to?.getAttribute('aria-invalid')).not.toBe('true')
})

test('refuses a day or a time in the past at its field, and keeps the input', async () => {
  vi.setSystemTime('2026-11-24T13:00:00Z')
  const root = await shown()
  button(root, 'Add time')?.click()
  const dialog = await until(() => root.querySelector('dialog[open]'))
  const field = (name: string) => dialog.querySelector<HTMLInputElement>(`input[name=${name}]`)
  type(field('label'), 'Dentist')
  type(field('start_time'), '09:00')
  type(field('end_time'), '10:00')
  await new Promise((drawn) => requestAnimationFrame(drawn))
  button(root, 'Save')?.click()
  await until(() => dialog.textContent?.includes('This time has already passed today.'))
  await until(() => active() === field('end_time'))
  type(field('date'), '2026-11-20')
  await new Promise((drawn) => requestAnimationFrame(drawn))
  button(root, 'Save')?.click()
  await until(() => dialog.textContent?.includes('This day is in the past.'))
  expect([field('label')?.value, field('date')?.value]).toEqual(['Dentist', '2026-11-20'])
  expect(await writes()).toEqual([])
})

test.each([undefined, 'WEEKLY', 'MONTHLY'])(
  'refuses a missing day at its field, and keeps the input (%s)',
  async (freq) => {
    const root = await shown()
    button(root, 'Add time')?.click()
    const dialog = await until(() => root.querySelector('dialog[open]'))
    const field = (name: string) => dialog.querySelector<HTMLInputElement>(`input[name=${name}]`)
    type(field('label'), 'Dentist')
    const select = dialog.querySelector<HTMLSelectElement>('select[name=freq]')
    if (freq && select) {
      select.value = freq
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    type(field('date'), '')
    await new Promise((drawn) => requestAnimationFrame(drawn))
    button(root, 'Save')?.click()
    await until(() => active() === field('date'))
    expect(dialog.textContent).toContain('This field cannot be empty.')
    expect([field('label')?.value, select?.value]).toEqual(['Dentist', freq ?? 'NEVER'])
    expect(await writes()).toEqual([])
  }
)

test('moves a single day of a repetition beyond its last day', async () => {
  const [, , lunch] = exampleWeek.spans
  answer(READ, { ...exampleWeek, spans: [TEAM, { ...lunch, rrule: 'FREQ=DAILY;UNTIL=20261125' }] })
  const root = await shown()
  ;(await piece(root, '12:00–13:00, Tuesday 24 November')).click()
  const dialog = await until(() => root.querySelector('dialog[open]'))
  type(dialog.querySelector('input[name=date]'), '2026-11-28')
  await new Promise((drawn) => requestAnimationFrame(drawn))
  button(root, 'Save')?.click()
  await piece(root, 'Blocked Lunch 12:00–13:00, Saturday 28 November')
  expect((await writes())[0].put).toMatchObject([
    { uuid: lunch?.uuid, exceptions: ['2026-11-27', '2026-11-24'] },
    { date: '2026-11-28', rrule: null }
  ])
})

test('announces a save where it is visible', async () => {
  const root = await shown()
  ;(await piece(root, 'Team')).focus()
  press('Delete')
  await until(() => root.querySelector('.slot-said')?.textContent === 'Removed on Tuesday 24 November.')
})

test('shows one day on a phone, with links to the others of its week', async () => {
  await page.viewport(390, 844)
  const { root } = await open(PAGE)
  await piece(root, 'Team')
  expect([...root.querySelectorAll('[data-column]')].map((one) => one.getAttribute('data-column'))).toEqual([
    '2026-11-24'
  ])
  button(root, 'Thu 26')?.click()
  await until(() => root.querySelector('[data-column="2026-11-26"]'))
  expect(root.querySelector('.slot-heads')?.textContent).toBe('Closed: Feast day')
  expect(root.querySelector('.slot-day[aria-current]')?.textContent).toBe('Thu 26')
})

test('on a phone a time is added at the thumb, wherever the page is scrolled to', async () => {
  await page.viewport(390, 844)
  const { root } = await open(PAGE)
  await piece(root, 'Team')
  const seen = () => button(root, 'Add time')?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const before = seen()
  scrollTo(0, document.documentElement.scrollHeight)
  await until(() => scrollY > 0)
  expect(seen().top).toBe(before.top)
  expect([before.top > 600, before.bottom <= 844]).toEqual([true, true])
  scrollTo(0, 0)
})

test('adds a selected span with its repetition by keyboard, and undoes it with Ctrl+Z', async () => {
  const root = await shown()
  root.querySelector<HTMLElement>('.slot-cell')?.focus()
  press('ArrowLeft')
  await until(() => active().ariaLabel === 'Monday 23 November, 09:00 to 09:30: Booking times')
  press('ArrowDown', { shiftKey: true })
  await until(() => active().ariaLabel?.includes('09:00 to 10:00'))
  active().click()
  const dialog = await until(() => root.querySelector('dialog[open]'))
  const select = dialog.querySelector('select') as HTMLSelectElement
  select.value = 'WEEKLY'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => dialog.querySelector('.slot-weekdays'))
  button(root, 'Save')?.click()
  await piece(root, 'Blocked 09:00–10:00, Monday 23 November, repeats')
  const put = (await writes())[0]?.put as { uuid: string }[]
  expect(put).toMatchObject([
    { date: '2026-11-23', start_time: '09:00', end_time: '10:00', rrule: 'FREQ=WEEKLY;BYDAY=MO' }
  ])
  root.querySelector<HTMLElement>('.slot-cell, .slot-piece[tabindex="0"]')?.focus()
  press('z', { ctrlKey: true })
  await until(() => !names(root).some((name) => name.includes('09:00–10:00')))
  await until(() => requests.filter(({ method }) => method === 'PATCH').length === 2)
  expect((await writes())[1]).toEqual({ was: put, put: [] })
})

test('undoes several steps one after the other, each with its former state', async () => {
  const root = await shown()
  ;(await piece(root, 'Team')).focus()
  press('ArrowDown', { shiftKey: true })
  await until(() => active().ariaLabel === MOVED)
  press('ArrowRight', { altKey: true })
  await until(() => active().ariaLabel?.startsWith('Blocked Team 10:00–12:00, Wednesday 25'))
  press('Delete')
  await until(() => !names(root).some((name) => name.includes('Team')))
  for (const expected of ['10:00–12:00, Wednesday 25 November', MOVED, '10:00–11:30, Tuesday 24 November']) {
    button(root, 'Undo')?.click()
    await piece(root, expected)
  }
  await until(() => requests.filter(({ method }) => method === 'PATCH').length === 6)
  expect((await writes()).at(-1)).toEqual({ was: [{ ...TEAM, end_time: '12:00' }], put: [TEAM] })
})

test('moves a single day of a repetition, and restores the repetition', async () => {
  const root = await shown()
  ;(await piece(root, '12:00–13:00, Monday 23 November')).focus()
  press('ArrowDown', { altKey: true })
  await piece(root, 'Blocked Lunch 12:30–13:30, Monday 23 November')
  expect((await writes())[0].put).toMatchObject([
    { uuid: exampleWeek.spans[2]?.uuid, exceptions: ['2026-11-27', '2026-11-23'] },
    { date: '2026-11-23', rrule: null }
  ])
  button(root, 'Undo')?.click()
  await piece(root, 'Blocked Lunch 12:00–13:00, Monday 23 November, repeats')
})

test('changes the week by keyboard and focuses the reached cell', async () => {
  const root = await shown()
  root.querySelector<HTMLElement>('.slot-cell')?.focus()
  answer(READ, { ...exampleWeek, busy: [], spans: [] })
  press('PageDown')
  await until(() => active().ariaLabel?.startsWith('Tuesday 1 December, 09:00'))
  await until(() => requests.some(({ url }) => url.includes('from=2026-11-30&to=2026-12-06')))
})

test('with text of 200 % on a phone, nothing of the page is drawn over the menu', async () => {
  await page.viewport(195, 422)
  const { root } = await open(PAGE)
  const undo = await until(() => button(root, 'Undo'))
  const dock = root.querySelector('.dock') as HTMLElement
  const middleOf = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2] as const
  }
  scrollBy(0, middleOf(undo)[1] - middleOf(dock)[1])
  await until(() => Math.abs(middleOf(undo)[1] - middleOf(dock)[1]) < 2)
  expect(dock.contains(document.elementFromPoint(...middleOf(undo)))).toBe(true)
})
