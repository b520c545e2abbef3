import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleAgenda } from '#contract/examples/agenda.example'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { open, prepareApp } from '../../app/testing.ts'
import { answerLeaving, leaveQuestion } from '../../testing/leaving.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, holding, requests, tenantLanguage } from '../../testing/network.ts'
import { available } from '../booking/testing/harness.ts'

prepareApp()

const ANNA = 'GET /api/v1/advisors/anna-gruber'
const TOPICS = 'GET /api/v1/appointment-topics'
const OWN_TOPICS = `${ANNA}/appointment-topics`
const BOOK = 'POST /api/v1/advisors/anna-gruber/customer-appointments'
const TYPES = `${ANNA}/appointment-types`

const CUSTOMER = {
  first_name: 'Vera',
  last_name: 'Kundin',
  email: 'vera@customer.example',
  phone: '+43 660 1234567'
}

beforeEach(() => {
  answer(`${ANNA}/appointments`, { appointments: [], total: 0, page_size: 20 })
  answer(TOPICS, exampleTopics)
  answer(OWN_TOPICS, exampleAssignments)
  answer(TYPES, exampleTypes)
})

async function openForm() {
  const { root } = await open('/online-appointments/appointments/index')
  const opener = await until(() => root.querySelector<HTMLElement>('.appt-tools .primary'))
  opener.click()
  return { root, opener, dialog: await until(() => root.querySelector<HTMLDialogElement>('dialog[open]')) }
}

test('asks before Escape discards the customer’s data', async () => {
  const { root, dialog } = await openForm()
  const field = await until(() => dialog.querySelector<HTMLInputElement>('input[name=first_name]'))
  type(field, 'Vera')
  await userEvent.click(field)
  await userEvent.keyboard('{Escape}')
  await answerLeaving(root, 'Keep editing')
  await until(() => dialog.open)
  expect(field.isConnected && field.value).toBe('Vera')
})

test('asks before Escape discards a chosen time, and closes at once where nothing is lost', async () => {
  answer(`${ANNA}/availability`, available)
  const { root, opener, dialog } = await openForm()
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  await until(() => dialog.querySelector('button.slot[aria-current=time]'))
  await userEvent.keyboard('{Escape}')
  await answerLeaving(root, 'Keep editing')
  await until(() => dialog.open)
  await userEvent.keyboard('{Escape}')
  await answerLeaving(root, 'Discard changes')
  await until(() => !dialog.open)
  opener.click()
  await until(() => dialog.open && dialog.querySelector('input[name=first_name]'))
  await userEvent.keyboard('{Escape}')
  await until(() => !dialog.open)
  expect(leaveQuestion(root)).toBeUndefined()
})

test('speaks to the advisor about the customer in German, too', async () => {
  tenantLanguage.current = 'de-AT'
  answer(TYPES, [{ type: 'by-phone' }])
  const { dialog } = await openForm()
  const fields = await until(() => dialog.querySelector('.fields'))
  expect(fields.textContent).toContain('Freiwillig. An diese Adresse geht die Bestätigung.')
  expect(fields.textContent).not.toContain('genügt auch')
  expect(fields.textContent).toContain('Unter dieser Nummer rufen Sie die Kundin oder den Kunden an.')
  expect(fields.textContent).not.toMatch(/\b(wir|uns|unser\w*)\b/i)
})

test('speaks to the advisor about the customer', async () => {
  answer(`${ANNA}/availability`, available)
  const { dialog } = await openForm()
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  type(dialog.querySelector('[name=email]'), 'vera@')
  dialog.querySelector<HTMLElement>('.button.primary')?.click()
  const errors = () => [...dialog.querySelectorAll('.fields .errors')].map(({ textContent }) => textContent)
  await until(() => errors().length)
  expect(errors().slice(0, 3)).toEqual([
    'First name cannot be empty',
    'Last name cannot be empty',
    'Please enter a valid e-mail address, such as name@example.com.'
  ])
  expect(dialog.querySelector('.fields')?.textContent).not.toMatch(/\b(we|us)\b/i)
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('.fields input, .fields textarea')]
  expect(new Set(fields.map(({ autocomplete }) => autocomplete))).toEqual(new Set(['off']))
})

/** The form with a time and these entries. */
async function filled(entries: Partial<typeof CUSTOMER>) {
  answer(`${ANNA}/availability`, available)
  const { root, dialog } = await openForm()
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  await until(() => dialog.querySelector('button.slot[aria-current=time]'))
  for (const [field, words] of Object.entries(entries)) type(dialog.querySelector(`[name=${field}]`), words)
  const send = () => dialog.querySelector<HTMLElement>('.button.primary')?.click()
  return { root, dialog, send }
}

const NAMES = { first_name: CUSTOMER.first_name, last_name: CUSTOMER.last_name }
const sentBookings = () =>
  requests.filter(({ method, url }) => method === 'POST' && url.includes('customer-appointments'))

test('without a time, says so in sight on a phone, above the calendar that then has the focus', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  answer(`${ANNA}/availability`, available)
  const { dialog } = await openForm()
  await until(() => dialog.querySelector('button.slot'))
  for (const [field, words] of Object.entries(CUSTOMER)) type(dialog.querySelector(`[name=${field}]`), words)
  const body = dialog.querySelector('.modal-body') as HTMLElement
  body.scrollTop = body.scrollHeight
  dialog.querySelector<HTMLElement>('.button.primary')?.click()
  const said = await until(() => dialog.querySelector('.errors[role=alert]'))
  expect(said.textContent).toBe('Please choose a time.')
  await until(() => (document.activeElement as HTMLElement)?.dataset.day)
  const bounds = body.getBoundingClientRect()
  const actions = dialog.querySelector('.dialog-actions')?.getBoundingClientRect()
  const [title, box] = [dialog.querySelector('h2')?.getBoundingClientRect(), dialog.getBoundingClientRect()]
  expect(dialog.scrollTop).toBe(0)
  expect(title?.top).toBeGreaterThanOrEqual(box.top)
  for (const one of [said, document.activeElement as Element]) {
    const { top, bottom } = one.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(bounds.top)
    expect(bottom).toBeLessThanOrEqual(actions?.top ?? 0)
  }
  expect(sentBookings()).toEqual([])
})

test('asks for an address or a number where there is neither', async () => {
  answer(TYPES, [{ type: 'in-branch' }])
  const { dialog, send } = await filled(NAMES)
  send()
  const errors = () => [...dialog.querySelectorAll('.fields .errors')].map(({ textContent }) => textContent)
  await until(() => errors().join(''))
  expect(errors().filter(Boolean)).toEqual(['Please enter an e-mail address or a phone number.'])
  await until(() => document.activeElement !== null && dialog.querySelector('[name=email]:focus'))
  expect(sentBookings()).toEqual([])
})

test('a phone number is enough, and the customer is said to get no e-mail', async () => {
  answer(BOOK, { ...exampleAppointments[0], ...NAMES, email: '', phone: CUSTOMER.phone }, 201)
  answer(TYPES, [{ type: 'in-branch' }])
  const { root, dialog, send } = await filled({ ...NAMES, phone: CUSTOMER.phone })
  expect([...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)).not.toContain(
    'Phone number (optional)'
  )
  await until(() => dialog.textContent?.includes('Without an e-mail address the customer gets no e-mail'))
  expect(dialog.textContent).not.toContain('tell them the link')
  expect(dialog.textContent).toContain('In case you need to reach the customer; required without an e-mail address.')
  send()
  const said = await until(() => root.querySelector('.notification.success p')?.textContent)
  expect(said).toMatch(/^Appointment booked: .+, \d\d:\d\d\. Vera Kundin gets no e-mail\.$/)
  expect(await sentBookings().at(-1)?.json()).toMatchObject({ email: '', phone: CUSTOMER.phone })
})

test('for a video call without an address, the link is to be told by phone', async () => {
  answer(TYPES, [{ type: 'online' }])
  const { dialog } = await filled({ ...NAMES, phone: CUSTOMER.phone })
  await until(() => dialog.textContent?.includes('no link and no reminder. Please tell them the link by phone.'))
  type(dialog.querySelector('[name=email]'), CUSTOMER.email)
  await until(() => !dialog.textContent?.includes('Please tell them the link by phone.'))
})

test('sums up the chosen time before it is booked', async () => {
  answer(`${ANNA}/availability`, available)
  const { dialog } = await openForm()
  const first = await until(() => dialog.querySelector<HTMLElement>('button.slot'))
  expect(dialog.textContent).not.toContain('Chosen time')
  first.click()
  const chosen = await until(() =>
    [...dialog.querySelectorAll('[role=status]')].find(({ textContent }) => textContent?.startsWith('Chosen time: '))
  )
  expect(chosen.textContent).toContain(first.textContent?.trim().slice(0, 5))
})

test('clears the errors of one customer before the next', async () => {
  answer(`${ANNA}/availability`, available)
  answer(BOOK, { message: 'x', errors: { email: ['That one bounced.'] } }, 422)
  const { root, opener, dialog } = await openForm()
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  for (const [field, words] of Object.entries(CUSTOMER)) type(dialog.querySelector(`[name=${field}]`), words)
  await until(() => dialog.querySelector<HTMLInputElement>('[name=phone]')?.value)
  dialog.querySelector<HTMLElement>('.button.primary')?.click()
  await until(() => dialog.textContent?.includes('That one bounced.'))
  dialog.querySelector<HTMLElement>('.modal-header button')?.click()
  await answerLeaving(root, 'Discard changes')
  await until(() => !dialog.open)
  opener.click()
  await until(() => dialog.querySelector('[name=email]'))
  expect(dialog.textContent).not.toContain('That one bounced.')
})

test('does not claim that nothing is offered before the offer has loaded', async () => {
  const late = holding(TYPES)
  const { dialog } = await openForm()
  await until(() => dialog.querySelector('.placeholder'))
  expect(dialog.querySelector('.notice')).toBeNull()
  ;(await until(late))(Response.json([]))
  await until(() => dialog.querySelector('.notice.warning'))
})

test.each([
  ['topics', OWN_TOPICS, 'Choose topics', '/app/online-appointments/settings/topics'],
  ['types', TYPES, 'Choose appointment types', '/app/online-appointments/settings/index']
])(
  'where nothing can be booked for want of %s, this is said, with the way there',
  async (missing, route, way, href) => {
    answer(route, [])
    const { dialog } = await openForm()
    const said = await until(() => dialog.querySelector('.notice.warning'))
    expect(said.textContent?.includes(missing === 'topics' ? 'any topics' : 'any appointment types')).toBe(true)
    expect([...said.querySelectorAll('a')].map((one) => [one.textContent, one.pathname])).toEqual([[way, href]])
  }
)

test('opens at the day that the calendar shows, or the next one with free times', async () => {
  answer(`${ANNA}/calendar`, { ...exampleAgenda, appointments: [] })
  const days = Object.fromEntries(['20', '25', '27'].map((day) => [`2027-01-${day}`, [`2027-01-${day}T08:00:00Z`]]))
  answer(`${ANNA}/availability`, { ...available, days })
  for (const [shown, expected] of [
    ['2027-01-25', '25 January'],
    ['2027-01-26', '27 January']
  ]) {
    const { root } = await open(`/online-appointments/appointments/index?view=day&day=${shown}`)
    ;(await until(() => root.querySelector<HTMLElement>('.appt-tools .primary'))).click()
    await until(() => root.querySelector('dialog[open] .times h3')?.textContent?.includes(expected as string))
  }
})

test.each([TOPICS, OWN_TOPICS, TYPES])('what could not be loaded is asked for again (%s)', async (route) => {
  answer(route, {}, 500)
  const { dialog } = await openForm()
  const retry = await until(() => dialog.querySelector<HTMLElement>('.general-error button'))
  expect(dialog.querySelector('.notice')).toBeNull()
  answer(route, { [TOPICS]: exampleTopics, [OWN_TOPICS]: exampleAssignments, [TYPES]: exampleTypes }[route])
  retry.click()
  await until(() => dialog.querySelector('select'))
})
