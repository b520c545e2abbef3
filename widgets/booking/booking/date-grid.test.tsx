import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Day, Month } from '../../core/dates/calendar-date.ts'
import { defineWidget } from '../../core/element/define-widget.tsx'
import { formatMessage } from '../../core/element/format.ts'
import { mount, until } from '../../testing/mount.ts'
import { DateGrid } from './date-grid.tsx'

const FREE: Record<Day, number> = { '2027-02-09': 3, '2027-02-10': 1, '2027-02-23': 8, '2027-03-02': 2 }
const chosen = vi.fn()

function Harness({ today = '2027-02-04' }: { today?: Day }) {
  const [month, setMonth] = useState<Month>('2027-02')
  const [selected, select] = useState<Day>('2027-02-09')
  return (
    <DateGrid
      month={month}
      selected={selected}
      today={today}
      min={today}
      max="2028-03-20"
      busy={false}
      countOf={(day) => FREE[day] ?? 0}
      onSelect={(day) => {
        chosen(day)
        select(day)
      }}
      onMonth={setMonth}
    />
  )
}
defineWidget({ tag: 'advisor-test-grid', props: { today: 'string' } }, Harness, {
  styles: [],
  format: formatMessage
})

async function grid(today: Day = '2027-02-04') {
  chosen.mockReset()
  const { root } = await mount(`<advisor-test-grid today="${today}"></advisor-test-grid>`, '[role=grid]')
  const shadow = root as ShadowRoot
  const focused = () => (shadow.activeElement as HTMLElement | null)?.dataset.day
  const press = async (key: string, lands: Day | undefined, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true, cancelable: true })
    shadow.activeElement?.dispatchEvent(event)
    await until(() => focused() === lands)
    return event
  }
  shadow.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  return { shadow, press, focused }
}

test('does not select a day without free times, by key or by pointer', async () => {
  const { shadow, press } = await grid()
  await press('ArrowDown', '2027-02-16')
  await press('Enter', '2027-02-16')
  shadow.querySelector<HTMLElement>('[data-day="2027-02-17"]')?.click()
  expect(chosen).not.toHaveBeenCalled()
  expect(shadow.querySelector('[data-day="2027-02-16"]')?.ariaDisabled).toBe('true')
})

test('says of a day without free times that it has none, when it is pressed', async () => {
  const { shadow, press } = await grid()
  const said = () => shadow.querySelector('[role=status]')?.textContent ?? ''
  await press('ArrowDown', '2027-02-16')
  expect(said()).toBe('')
  await press('Enter', '2027-02-16')
  await until(() => /^Tuesday,? 16 February 2027, no free times$/.test(said()))
  await press('ArrowUp', '2027-02-09')
  await until(() => said() === '')
  shadow.querySelector<HTMLElement>('[data-day="2027-02-17"]')?.click()
  await until(() => /^Wednesday,? 17 February 2027, no free times$/.test(said()))
})

test('stops at the first and the last available day', async () => {
  const { press } = await grid()
  await press('Home', '2027-02-08')
  await press('ArrowUp', '2027-02-04')
  await press('ArrowLeft', '2027-02-04')
  await press('PageDown', '2028-02-04', true)
  await press('PageDown', '2028-03-04')
  await press('PageDown', '2028-03-20')
})

test('leaves other keys to the page', async () => {
  const { press } = await grid()
  expect((await press('a', '2027-02-09')).defaultPrevented).toBe(false)
  expect((await press('Tab', '2027-02-09')).defaultPrevented).toBe(false)
})

test('moves the focus by day, week and month with the keyboard', async () => {
  const { shadow, press } = await grid()
  await press('ArrowRight', '2027-02-10')
  await press('ArrowDown', '2027-02-17')
  await press('End', '2027-02-21')
  await press('ArrowRight', '2027-02-22')
  await press('ArrowDown', '2027-03-01')
  expect(shadow.querySelector('h3')?.textContent).toBe('March 2027')
  await press('PageUp', '2027-02-04')
  await press('ArrowRight', '2027-02-05')
})

test('at a month’s end the weeks roll on into the next month', async () => {
  const { shadow, press } = await grid('2027-02-25')
  expect(shadow.querySelector('h3')?.textContent).toMatch(/^February\s*[–-]\s*March 2027$/)
  expect(shadow.querySelectorAll('tbody tr')).toHaveLength(4)
  expect(shadow.querySelector('[data-day="2027-02-21"]')).toBeNull()
  expect(shadow.querySelector('[data-day="2027-03-21"]')).not.toBeNull()
  await press('ArrowDown', '2027-03-04')
  await press('ArrowLeft', '2027-03-03')
  await press('ArrowLeft', '2027-03-02')
  await press('Enter', '2027-03-02')
  expect(chosen).toHaveBeenLastCalledWith('2027-03-02')
  expect(shadow.querySelector('h3')?.textContent).toMatch(/^February/)
})

test('Enter and Space choose a free day', async () => {
  const { shadow, press } = await grid()
  await press('ArrowRight', '2027-02-10')
  await press(' ', '2027-02-10')
  expect(chosen).toHaveBeenLastCalledWith('2027-02-10')
  await until(() => shadow.querySelector('[data-day="2027-02-10"][aria-selected=true]'))
  await press('PageDown', '2027-03-10')
  await press('ArrowUp', '2027-03-03')
  await press('ArrowLeft', '2027-03-02')
  await press('Enter', '2027-03-02')
  expect(chosen).toHaveBeenLastCalledWith('2027-03-02')
})

test('names date and free times of each day and the weekday of each column, with one tab stop', async () => {
  const { shadow } = await grid()
  const label = (day: Day) => shadow.querySelector(`[data-day="${day}"]`)?.ariaLabel
  expect(label('2027-02-09')).toMatch(/^Tuesday,? 9 February 2027, 3 free times$/)
  expect(label('2027-02-10')).toMatch(/1 free time$/)
  expect(label('2027-02-11')).toMatch(/no free times$/)
  expect(label('2027-02-04')).toMatch(/\(today\)/)
  expect(shadow.querySelector('th')?.abbr).toBe('Monday')
  expect(shadow.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
})
