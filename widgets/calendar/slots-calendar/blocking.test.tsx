import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleWeek } from '#contract/examples/slots-calendar.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
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
