import { beforeEach, expect, test } from 'vitest'
import { drawn, until } from '../../testing/mount.ts'
import { answer, json } from '../../testing/network.ts'
import { turn } from '../../testing/turn.ts'
import { AVAILABILITY, asked, available, HOLD, maria, RELEASE, serve, visit } from './testing/harness.ts'

beforeEach(() => {
  serve()
  history.replaceState(null, '')
})

const POPUP = '<advisor-booking alias="anna" mode="popup"></advisor-booking>'
const SLOT = '.times .slot:not(.skeleton *)'

test('Forward over a time that is gone offers others and keeps the input', async () => {
  const { toDetails, fill, at, says, click, typed } = await visit()
  await toDetails()
  await fill(maria)
  await turn(-1)
  await at('slot')
  answer(HOLD, () => json({ message: 'Gone', slots: [] }, 409))
  await turn(1)
  await at('slot')
  await says('no longer available')
  serve()
  // around midnight the day of the time that is gone may lie before the branch's today
  await click('.day[aria-disabled=false]')
  await click(SLOT)
  await at('details')
  expect(typed('email')).toBe(maria.email)
})

test('Back goes one step back, Forward returns, and the input stays', async () => {
  const { toReview, at, typed, find } = await visit()
  await toReview()
  for (const step of ['details', 'slot', 'type', 'topic']) {
    await turn(-1)
    await at(step)
  }
  expect(asked(RELEASE)).toHaveLength(1)
  for (const step of ['type', 'slot', 'details']) {
    await turn(1)
    await at(step)
  }
  expect(typed('first_name')).toBe(maria.first_name)
  await turn(1)
  await at('review')
  expect((await find('.facts')).textContent).toContain('Maria Huber')
  expect(asked(HOLD)).toHaveLength(2)
})

test('the button Back and the browser’s Back are one: neither repeats what the other did', async () => {
  const { press, pick, at } = await visit()
  await press('Home loan')
  await at('type')
  await pick('branch')
  await at('slot')
  await drawn()
  const { length } = history
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await press('Back')
  await at('type')
  await turned
  expect(history.length).toBe(length)
  await turn(-1)
  await at('topic')
})

test('in a popup, Back from the first step closes the dialog, and Forward opens it again', async () => {
  const { press, at, find, shadow } = await visit(POPUP, 'button')
  await press('Book an appointment')
  await at('topic')
  await press('Home loan')
  await at('type')
  await turn(-1)
  await at('topic')
  await turn(-1)
  await until(() => !shadow.querySelector('dialog[open]'))
  await turn(1)
  await find('dialog[open] .at-topic')
  await turn(1)
  await find('dialog[open] .at-type')
})

test('a popup closed by its button leaves no steps behind in the history', async () => {
  const { press, at, click, shadow } = await visit(POPUP, 'button')
  history.replaceState({ page: 1 }, '')
  await press('Book an appointment')
  await at('topic')
  await press('Home loan')
  await at('type')
  await drawn()
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await click('dialog .modal-header button')
  await turned
  expect(history.state).toEqual({ page: 1 })
  expect(shadow.querySelector('dialog[open]')).toBeNull()
})

test('after booking, Back leads to no step that books again', async () => {
  const { toReview, press, at, shadow } = await visit()
  await toReview()
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await press('Book now')
  await at('done')
  await turned
  await turn(1)
  await drawn()
  expect(shadow.querySelector('.at-done')).not.toBeNull()
})

test('two bookings with one advisor on a page: Back leads only the one back in which a step was made last', async () => {
  const one = await visit()
  const other = await visit()
  await one.press('Home loan')
  await one.at('type')
  await drawn()
  await other.press('Home loan')
  await other.at('type')
  await drawn()
  await turn(-1)
  await other.at('topic')
  await drawn()
  expect(one.shadow.querySelector('.at-type')).not.toBeNull()
  await turn(-1)
  await one.at('topic')
  await turn(1)
  await one.at('type')
  await drawn()
  expect(other.shadow.querySelector('.at-topic')).not.toBeNull()
})

test('a page’s own state that is no object stays as it is', async () => {
  history.replaceState('mine', '')
  const { press, at } = await visit()
  await press('Home loan')
  await at('type')
  expect(history.state).toBe('mine')
  history.replaceState(null, '')
})

test('the form of the waitlist is a step of its own: Back returns to the times, and Forward to the form', async () => {
  answer(AVAILABILITY, async (request: Request) => json({ ...(await available(request).json()), waitlist: true }))
  const { press, pick, at, fill, find, shadow, typed } = await visit()
  await press('Home loan')
  await pick('branch')
  await at('slot')
  await press('No suitable time?')
  await fill(maria)
  await turn(-1)
  await find(SLOT)
  await at('slot')
  await turn(1)
  await find('.waitlist-join')
  expect(typed('first_name')).toBe(maria.first_name)
  expect(shadow.querySelector('.actions')).toBeNull()
  // the button leads where the browser's leads
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await drawn()
  await press('Back to the times')
  await turned
  await find(SLOT)
  await find('.actions')
  await turn(1)
  await find('.waitlist-join')
})
