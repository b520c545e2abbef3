import { beforeEach, expect, test } from 'vitest'
import {
  exampleDayErrors,
  exampleHours,
  exampleInherited,
  exampleOwnWeek
} from '#contract/examples/working-hours.example'
import { conflict, tagged } from '../../testing/conflict.ts'
import { mount, type, until } from '../../testing/mount.ts'
import { answer, json, requests, tenantLanguage } from '../../testing/network.ts'
import './working-hours.element.ts'

const own = '/api/v1/advisors/anna-gruber/working-hours'
const tag = '<advisor-working-hours alias="anna-gruber"></advisor-working-hours>'
type Root = Awaited<ReturnType<typeof mount>>['root']

const REVERSED = 'The start time of your working hours must be before the end time.'
const START_INVALID =
  'The start time of your working hours is invalid. Please enter a start time at the full or half hour in the format hh:mm.'
const OVERLAP =
  'This time starts before the previous one ends. Please leave at least half an hour between two times of a day.'
const END_INVALID =
  'The end time of your working hours is invalid. Please enter an end time at the full or half hour in the format hh:mm.'

const time = (root: Root, day: number, field: 'start_time' | 'end_time') =>
  root.querySelector(`#working-hours-${day}-${field}`) as HTMLInputElement
const row = (root: Root, day: number) => root.querySelectorAll<HTMLElement>('.week-day')[day - 1] as HTMLElement
const button = (root: Root, day: number) => row(root, day).querySelector('button') as HTMLButtonElement
const errors = (root: Root, day: number) =>
  [...row(root, day).querySelectorAll('.errors p')].map((one) => one.textContent)
const press = (root: Root, day: number, selector: string) =>
  row(root, day).querySelector<HTMLElement>(selector)?.click()
const times = (root: Root, day: number) =>
  [...row(root, day).querySelectorAll<HTMLInputElement>('input.time')].map(({ value }) => value)
const focused = (root: Root) => (root as ShadowRoot).activeElement
const tick = (root: Root, name: string) =>
  [...root.querySelectorAll('.copy-day')]
    .find(({ textContent }) => textContent === name)
    ?.querySelector('input')
    ?.click()
const submit = (root: Root) => root.querySelector<HTMLElement>('[type=submit]')?.click()
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const writes = () => requests.filter(({ method }) => method === 'PUT')
const enter = (root: Root, day: number, field: 'start_time' | 'end_time', value: string) => {
  const input = time(root, day, field)
  input.focus()
  type(input, value)
  input.blur()
}

beforeEach(() => {
  answer(`GET ${own}`, exampleHours)
  answer(`GET ${own}/default`, exampleOwnWeek)
  answer(`PUT ${own}`, undefined, 204)
})

test('shows an error and a retry when loading fails', async () => {
  answer(`GET ${own}`, {}, 403)
  const { root } = await mount(tag, '.general-error')
  expect(root.querySelector('.general-error')?.textContent).toContain('#403')
  answer(`GET ${own}`, exampleHours)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('form'))
})

test('shows an error for a reversed day on blur', async () => {
  const { root } = await mount(tag, 'form')
  enter(root, 2, 'end_time', '08:00')
  await until(() => errors(root, 2).length)
  expect(errors(root, 2)).toEqual([REVERSED])
  expect(time(root, 2, 'start_time').getAttribute('aria-invalid')).toBe('true')
  const described = time(root, 2, 'start_time').getAttribute('aria-describedby')
  expect(root.querySelector(`[id="${described}"]`)?.textContent).toBe(REVERSED)
})

test('requires both times, and sends nothing without them', async () => {
  const { root } = await mount(tag, 'form')
  enter(root, 1, 'start_time', '')
  enter(root, 1, 'end_time', '')
  expect(errors(root, 1)).toEqual([])
  submit(root)
  await until(() => errors(root, 1).length)
  expect(errors(root, 1)).toEqual([START_INVALID, END_INVALID])
  expect(writes()).toEqual([])
})

test('focuses the error summary, which links to the field', async () => {
  const { root } = await mount(tag, 'form')
  enter(root, 3, 'end_time', '')
  submit(root)
  const summary = await until(() => root.querySelector('.error-summary'))
  await until(() => (root as ShadowRoot).activeElement === summary)
  const link = summary.querySelector('a') as HTMLAnchorElement
  expect(link.textContent).toBe(`Wednesday: ${END_INVALID}`)
  link.click()
  expect((root as ShadowRoot).activeElement).toBe(time(root, 3, 'end_time'))
})

test('shows the server’s message at a refused day and keeps the input', async () => {
  answer(`PUT ${own}`, exampleDayErrors, 422)
  const { root } = await mount(tag, 'form')
  enter(root, 3, 'end_time', '14:00')
  submit(root)
  expect(await notice(root)).toBe('Please check these entries')
  expect(errors(root, 3)).toEqual(['The branch closes at 12:00 on this day.'])
  expect(time(root, 3, 'end_time').value).toBe('14:00')
  type(time(root, 3, 'end_time'), '12:00')
  await until(() => !errors(root, 3).length)
})

test('keeps the week when saving fails', async () => {
  answer(`PUT ${own}`, {}, 500)
  const { root } = await mount(tag, 'form')
  enter(root, 1, 'start_time', '10:00')
  submit(root)
  await notice(root)
  expect(time(root, 1, 'start_time').value).toBe('10:00')
  expect(root.querySelector('.form-actions .help')).not.toBeNull()
})

test('rounds a time down on blur, and says so', async () => {
  const { root } = await mount(tag, 'form')
  enter(root, 1, 'start_time', '8:45')
  await until(() => time(root, 1, 'start_time').value === '08:30')
  expect(row(root, 1).querySelector('.changed')?.textContent).toBe('Rounded down to 08:30.')
  enter(root, 1, 'start_time', '1.00')
  await until(() => time(root, 1, 'start_time').value === '03:00')
  expect(row(root, 1).querySelector('.changed')?.textContent).toBe('Set to 03:00, the earliest possible time.')
})

test('accepts only characters of a time', async () => {
  const { root } = await mount(tag, 'form')
  const input = time(root, 1, 'end_time')
  type(input, 'ab1x9:75')
  await until(() => input.value === '19:00')
  type(input, '25:30')
  await until(() => input.value === '00:30')
  // refused characters leave the state unchanged, but not the field
  type(input, '00:30x')
  await until(() => input.value === '00:30')
  expect(input.maxLength).toBe(5)
})

test('says so where nothing of what is typed belongs to a time', async () => {
  const { root } = await mount(tag, 'form')
  type(time(root, 1, 'start_time'), 'abc')
  await until(() => row(root, 1).querySelector('.errors p')?.textContent?.includes('in the format hh:mm'))
  expect(time(root, 1, 'start_time').getAttribute('aria-invalid')).toBe('true')
  type(time(root, 1, 'start_time'), '9')
  await until(() => !row(root, 1).querySelector('.errors p'))
})

test('adds a day with the hours of the one before, removes it, and moves the focus along', async () => {
  const { root } = await mount(tag, 'form')
  expect(row(root, 6).textContent).toContain('No booking times')
  button(root, 6).click()
  await until(() => time(root, 6, 'start_time'))
  expect([time(root, 6, 'start_time').value, time(root, 6, 'end_time').value]).toEqual(['08:00', '13:00'])
  await until(() => (root as ShadowRoot).activeElement === time(root, 6, 'start_time'))
  button(root, 6).click()
  await until(() => !time(root, 6, 'start_time'))
  await until(() => (root as ShadowRoot).activeElement === button(root, 6))
})

test('normalises the field in which Enter was pressed, and saves the week', async () => {
  const { root } = await mount(tag, 'form')
  button(root, 2).click()
  await until(() => !time(root, 2, 'start_time'))
  type(time(root, 1, 'start_time'), '0745')
  submit(root)
  expect(await notice(root)).toBe('Booking times saved')
  expect(await writes()[0]?.json()).toEqual([
    { day: 1, start_time: '07:30', end_time: '17:00' },
    ...exampleHours.slice(2)
  ])
})

test('names the days in the tenant’s language', async () => {
  tenantLanguage.current = 'de-AT'
  const { root } = await mount('<advisor-working-hours alias="anna-gruber" lang="de"></advisor-working-hours>', 'form')
  expect([...root.querySelectorAll('.week-day-name')].map((one) => one.textContent)).toEqual([
    'Montag',
    'Dienstag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag'
  ])
})

test('shows overlapping ranges on blur, and does not send them', async () => {
  const { root } = await mount(tag, 'form')
  press(root, 3, '.add')
  await until(() => times(root, 3).length === 4)
  const second = root.querySelector('#working-hours-3-2-start_time') as HTMLInputElement
  second.focus()
  type(second, '1200')
  second.blur()
  await until(() => errors(root, 3).length)
  expect(errors(root, 3)).toEqual([OVERLAP])
  expect(second.getAttribute('aria-invalid')).toBe('true')
  submit(root)
  const summary = await until(() => root.querySelector<HTMLElement>('.error-summary a'))
  summary.click()
  expect(focused(root)).toBe(second)
  expect(writes()).toEqual([])
})

test('shows the server’s message about a day at its first range', async () => {
  answer(`GET ${own}`, [...exampleHours, { day: 3, start_time: '14:00', end_time: '17:00' }])
  answer(`PUT ${own}`, exampleDayErrors, 422)
  const { root } = await mount(tag, 'form')
  submit(root)
  await until(() => errors(root, 3).length)
  expect(time(root, 3, 'end_time').getAttribute('aria-invalid')).toBe('true')
  expect(root.querySelector('#working-hours-3-2-end_time')?.getAttribute('aria-invalid')).toBeNull()
})

test('adds and removes another range of a day, and moves the focus along', async () => {
  const { root } = await mount(tag, 'form')
  press(root, 3, '.add')
  await until(() => focused(root)?.id === 'working-hours-3-2-start_time')
  expect(times(root, 3)).toEqual(['09:00', '12:30', '13:30', '17:30'])
  expect(focused(root)?.getAttribute('aria-label')).toBe('Wednesday, 2: from')
  submit(root)
  await notice(root)
  const saved = await writes()[0]?.json()
  expect(saved.slice(2, 4)).toEqual([exampleHours[2], { day: 3, start_time: '13:30', end_time: '17:30' }])
  press(root, 3, '[aria-label="Remove times on Wednesday, 2"]')
  await until(() => times(root, 3).length === 2)
  await until(() => focused(root) === row(root, 3).querySelector('.add'))
})

test('copies a day’s times to the chosen days, replacing theirs, unless Escape is pressed', async () => {
  answer(`GET ${own}`, [...exampleHours, { day: 5, start_time: '14:00', end_time: '16:00' }])
  const { root } = await mount(tag, 'form')
  press(root, 5, '.to-copy')
  await until(() => focused(root)?.matches('.copy-day input'))
  tick(root, 'Monday')
  focused(root)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
  await until(() => !root.querySelector('.copy'))
  expect(times(root, 1)).toEqual(['09:00', '17:00'])
  expect(focused(root)).toBe(row(root, 5).querySelector('.to-copy'))
  press(root, 5, '.to-copy')
  await until(() => root.querySelector('.copy'))
  tick(root, 'Monday')
  tick(root, 'Sunday')
  await until(() => root.querySelector('.copy .button[aria-disabled=false]'))
  press(root, 5, '.copy .button')
  await until(() => times(root, 7).length === 4)
  expect(times(root, 1)).toEqual(['08:00', '13:00', '14:00', '16:00'])
  expect(row(root, 5).querySelector('[role=status]')?.textContent).toBe('Copied to Monday and Sunday.')
  expect(writes()).toEqual([])
})

test('offers the weekdays without times for a copy', async () => {
  answer(`GET ${own}`, [exampleHours[0]])
  const { root } = await mount(tag, 'form')
  press(root, 1, '.to-copy')
  await until(() => root.querySelector('.copy'))
  press(root, 1, '.copy .button')
  await until(() => times(root, 5).length === 2)
  expect([2, 3, 4, 5, 6, 7].map((day) => times(root, day).length)).toEqual([2, 2, 2, 2, 0, 0])
})

test('shows the week as a chart and as text, without invalid ranges', async () => {
  const { root } = await mount(tag, 'form')
  const words = () => [...root.querySelectorAll('.preview li')].map(({ textContent }) => textContent)
  expect(words()[2]).toBe('Wednesday: 09:00 to 12:30')
  expect(words()[6]).toBe('Sunday: No booking times')
  expect(root.querySelector('.preview figcaption')?.textContent).toBe('Your week 33 h in total')
  const boxOf = (selector: string) => (root.querySelector(selector) as Element).getBoundingClientRect()
  const [track, { left, width }] = [boxOf('.hours-chart-track'), boxOf('.hours-chart-bar')]
  expect((left - track.left) / track.width).toBeCloseTo(1 / 11, 1)
  expect(width / track.width).toBeCloseTo(8 / 11, 1)
  enter(root, 3, 'end_time', '08:00')
  await until(() => words()[2] === 'Wednesday: No booking times')
  expect(root.querySelectorAll('.hours-chart-bar')).toHaveLength(4)
})

const named = (root: Root, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(text))

test('shows the inherited week of the branch, with nothing to save', async () => {
  answer(`GET ${own}`, [])
  answer(`GET ${own}/default`, exampleInherited)
  const { root } = await mount(tag, '.inherited')
  expect(root.querySelector('.inherited')?.textContent).toContain(exampleInherited.name)
  expect(root.querySelectorAll('.hours-chart-bar')).toHaveLength(exampleInherited.hours.length)
  expect(root.querySelector('.week, [type=submit]')).toBeNull()
})

test('starts an own week from the inherited one, cancels it, or saves it', async () => {
  answer(`GET ${own}`, [])
  answer(`GET ${own}/default`, { ...exampleInherited, hours: exampleHours })
  const { root } = await mount(tag, '.inherited')
  named(root, 'Set your own times')?.click()
  await until(() => root.querySelector('.week input'))
  expect(times(root, 1)).toEqual(['09:00', '17:00'])
  named(root, 'Use the branch')?.click()
  await until(() => root.querySelector('.inherited'))
  expect(writes()).toEqual([])
  named(root, 'Set your own times')?.click()
  await until(() => root.querySelector('[type=submit]'))
  submit(root)
  expect(await notice(root)).toBe('Booking times saved')
  expect(await writes()[0]?.json()).toEqual(exampleHours)
  expect(root.querySelector('.inherited')).toBeNull()
})

test('an own week begins with the branch’s opening hours, too, instead of the inherited one', async () => {
  answer(`GET ${own}`, [])
  answer(`GET ${own}/default`, { ...exampleInherited, opening_hours: exampleHours })
  const { root } = await mount(tag, '.inherited')
  named(root, 'Begin with the branch’s opening hours')?.click()
  await until(() => root.querySelector('[type=submit]'))
  expect(times(root, 3)).toEqual(['09:00', '12:30'])
  submit(root)
  await notice(root)
  expect(await writes()[0]?.json()).toEqual(exampleHours)
})

test('so does a first week, where there is none to inherit', async () => {
  answer(`GET ${own}`, [])
  answer(`GET ${own}/default`, { ...exampleOwnWeek, is_kept: true, opening_hours: exampleHours })
  const { root } = await mount(tag, '.week')
  expect(times(root, 1)).toEqual([])
  named(root, 'Begin with the branch’s opening hours')?.click()
  await until(() => times(root, 1).length)
  expect(times(root, 1)).toEqual(['09:00', '17:00'])
  expect(named(root, 'Begin with the branch’s opening hours')).toBeUndefined()
  submit(root)
  await notice(root)
  expect(await writes()[0]?.json()).toEqual(exampleHours)
})

test('nothing is offered to begin with where the opening hours do not fit', async () => {
  answer(`GET ${own}`, [])
  answer(`GET ${own}/default`, exampleInherited)
  const { root } = await mount(tag, '.inherited')
  expect(named(root, 'Set your own times')).toBeDefined()
  expect(named(root, 'Begin with the branch’s opening hours')).toBeUndefined()
})

test('resets an own week only after confirmation, and keeps it when that fails', async () => {
  answer(`GET ${own}/default`, { ...exampleInherited, is_kept: false })
  answer(`DELETE ${own}`, {}, 500)
  const { root } = await mount(tag, '.week')
  named(root, 'Use the branch')?.click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  dialog.querySelector<HTMLElement>('.danger')?.click()
  await notice(root)
  await until(() => !dialog.open)
  expect(times(root, 1)).toEqual(['09:00', '17:00'])
  answer(`DELETE ${own}`, undefined, 204)
  named(root, 'Use the branch')?.click()
  await until(() => dialog.open)
  dialog.querySelector<HTMLElement>('.danger')?.click()
  await until(() => root.querySelector('.inherited'))
  expect(root.querySelector('.week')).toBeNull()
})

const shown = (root: Root) => [1, 2, 3].map((day) => times(root, day).join('–'))

test('goes on from what somebody else has saved, day by day, and shows and saves either version', async () => {
  answer(`GET ${own}`, tagged(exampleHours, 'a'))
  answer(`PUT ${own}`, conflict)
  const { root } = await mount(tag, 'form')
  enter(root, 2, 'start_time', '10:00')
  enter(root, 3, 'end_time', '11:00')
  const theirs = exampleHours.map((one) => (one.day < 3 ? { ...one, end_time: '16:00' } : one))
  answer(`GET ${own}`, tagged(theirs, 'b'))
  submit(root)
  const box = await until(() => root.querySelector<HTMLElement>('[role=alert] .notice.warning'))
  await until(() => focused(root) === box)
  expect(root.querySelector('.notification')).toBeNull()
  expect(shown(root)).toEqual(['09:00–16:00', '10:00–17:00', '09:00–11:00'])
  await until(() => box.querySelector('li'))
  expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Monday: 09:00–16:00',
    'Tuesday: 09:00–16:00 (yours: 10:00–17:00)'
  ])
  box.querySelector<HTMLElement>('button:not(.primary)')?.click()
  await until(() => shown(root)[2] === '09:00–12:30')
  expect(shown(root)).toEqual(['09:00–16:00', '09:00–16:00', '09:00–12:30'])
  root.querySelector<HTMLElement>('.notice.warning button:not(.primary)')?.click()
  await until(() => shown(root)[2] === '09:00–11:00')
  answer(`PUT ${own}`, () => json(undefined, 204, { etag: `"${'c'.repeat(32)}"` }))
  submit(root)
  expect(await notice(root)).toBe('Booking times saved')
  expect(root.querySelector('.notice.warning')).toBeNull()
  enter(root, 1, 'end_time', '15:00')
  submit(root)
  await until(() => writes().length === 3)
  expect(writes().map(({ url }) => new URL(url).searchParams.get('revision')?.[0])).toEqual(['a', 'b', 'c'])
  expect(await writes()[1]?.json()).toEqual(
    theirs.map((one) => {
      if (one.day === 2) return { ...one, start_time: '10:00', end_time: '17:00' }
      return one.day === 3 ? { ...one, end_time: '11:00' } : one
    })
  )
})

test('an own week that has been given up elsewhere is kept beside the inherited one', async () => {
  answer(`GET ${own}`, tagged(exampleHours, 'a'))
  answer(`PUT ${own}`, conflict)
  const { root } = await mount(tag, 'form')
  enter(root, 3, 'end_time', '11:00')
  answer(`GET ${own}`, tagged([], 'b'))
  answer(`GET ${own}/default`, exampleInherited)
  submit(root)
  const box = await until(() => root.querySelector<HTMLElement>('[role=alert] .notice.warning'))
  expect(times(root, 3)).toEqual(['09:00', '11:00'])
  box.querySelector<HTMLElement>('button:not(.primary)')?.click()
  await until(() => root.querySelector('.inherited'))
  root.querySelector<HTMLElement>('.notice.warning button:not(.primary)')?.click()
  await until(() => root.querySelector('.week'))
  expect(times(root, 3)).toEqual(['09:00', '11:00'])
})

test('says so and keeps what was typed when the present week cannot be loaded', async () => {
  answer(`PUT ${own}`, conflict)
  const { root } = await mount(tag, 'form')
  enter(root, 3, 'end_time', '11:00')
  answer(`GET ${own}`, {}, 500)
  submit(root)
  expect(await notice(root)).toContain('changed elsewhere')
  expect(times(root, 3)).toEqual(['09:00', '11:00'])
})
