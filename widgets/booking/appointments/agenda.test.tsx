import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdvisorAppointment } from '#contract/appointments'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { examplePreparation } from '#contract/examples/preparation.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { button } from '../../testing/find.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { available } from '../booking/testing/harness.ts'
import { EventSourceStub } from './testing/event-source-stub.ts'

prepareApp()
afterEach(() => vi.unstubAllGlobals())

const PAGE = '/online-appointments/appointments/index'
const LIST = 'GET /api/v1/advisors/anna-gruber/appointments'
const CALENDAR = 'GET /api/v1/advisors/anna-gruber/calendar'
const [call] = exampleAppointments as [AdvisorAppointment]
const listed = (appointments: readonly AdvisorAppointment[]) => ({
  appointments,
  total: appointments.length,
  page_size: 20
})
const one = (rest: string) =>
  `${rest.startsWith('/no') ? 'PUT' : 'POST'} /api/v1/advisors/anna-gruber/appointments/${call.uuid}${rest}`
const sent = (path: string) => requests.filter(({ url, method }) => method !== 'GET' && url.endsWith(path))

async function openDetails(appointment: AdvisorAppointment) {
  answer(LIST, listed([appointment]))
  const { root } = await open(PAGE)
  ;(await button(root, 'Maria Huber')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  return { root, dialog }
}

const told = (root: ParentNode) => root.querySelector('.notification.success p')?.textContent

test('keeps the message when a cancellation fails, and closes the dialog when it succeeds', async () => {
  answer(one('/cancellation'), {}, 503)
  const { root, dialog } = await openDetails(call)
  ;(await button(dialog, 'Cancel appointment')).click()
  const field = await until(() => dialog.querySelector('textarea'))
  type(field, 'I am ill.')
  ;(await button(dialog, 'Cancel appointment')).click()
  await until(() => root.querySelector('.notification.failure'))
  expect(dialog.querySelector('textarea')?.value).toBe('I am ill.')
  answer(one('/cancellation'), { ...call, state: 'cancelled', cancel_reason: 'I am ill.', cancelled_by: 'advisor' })
  ;(await button(dialog, 'Cancel appointment')).click()
  await until(() => dialog.textContent?.includes('Your message'))
  await until(() => told(root) === 'Appointment cancelled. Maria Huber will be notified by e-mail.')
  expect(root.querySelector('.appt-badge')?.textContent).toBe('Cancelled')
  expect(await sent('/cancellation').at(-1)?.json()).toEqual({ message: 'I am ill.' })
})

test('asks before Escape discards a message to the customer', async () => {
  const { root, dialog } = await openDetails(call)
  ;(await button(dialog, 'Cancel appointment')).click()
  const field = await until(() => dialog.querySelector('textarea'))
  type(field, 'I am ill.')
  await userEvent.click(field)
  await userEvent.keyboard('{Escape}')
  await answerLeaving(root, 'Keep editing')
  await until(() => dialog.open)
  expect(field.isConnected && field.value).toBe('I am ill.')
})

test('keeps the details open, with what is being typed, when the appointment leaves the list', async () => {
  vi.stubGlobal('EventSource', EventSourceStub)
  const { opened } = EventSourceStub
  const { root, dialog } = await openDetails(call)
  await until(() => EventSourceStub.opened > opened)
  ;(await button(dialog, 'Cancel appointment')).click()
  type(await until(() => dialog.querySelector('textarea')), 'I am ill.')
  answer(LIST, listed([{ ...call, last_name: 'Maier' }]))
  EventSourceStub.dispatch('change')
  await until(() => root.querySelector('.appt-name')?.textContent === 'Maria Maier')
  answer(LIST, listed([]))
  EventSourceStub.dispatch('change')
  await until(() => root.querySelector('.appt-empty'))
  expect(dialog.querySelector('textarea')?.value).toBe('I am ill.')
  answer(one('/cancellation'), { ...call, state: 'cancelled', cancel_reason: 'I am ill.', cancelled_by: 'advisor' })
  expect(dialog.querySelector('h2')?.textContent).toBe('Cancel Maria Maier’s appointment')
  ;(await button(dialog, 'Cancel appointment')).click()
  await until(() => dialog.textContent?.includes('Your message'))
})

test('says that an appointment cancelled meanwhile cannot be confirmed', async () => {
  answer(one('/confirmation'), { message: 'This appointment has been cancelled.' }, 409)
  const { root, dialog } = await openDetails({ ...call, state: 'requested' })
  answer(LIST, listed([{ ...call, state: 'cancelled' }]))
  ;(await button(dialog, 'Confirm')).click()
  const notice = await until(() => root.querySelector('.notification.failure'))
  expect(notice.textContent).toBe('This appointment has been cancelled.')
  await until(() => root.querySelector('.appt-badge')?.textContent === 'Cancelled')
})

test('does not offer the times of one appointment for the next', async () => {
  answer('GET /api/v1/advisors/anna-gruber/availability', available)
  answer(`PATCH ${one('').split(' ')[1]}`, { message: 'x', slots: [call.starts_at] }, 409)
  const { root, dialog } = await openDetails(call)
  const toMove = async () => {
    ;(await button(dialog, 'Reschedule')).click()
    return until(() => dialog.querySelector<HTMLElement>('button.slot'))
  }
  ;(await toMove()).click()
  ;(await button(dialog, 'Reschedule to this time')).click()
  await until(() => dialog.querySelector('.slot-gone'))
  dialog.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(() => !dialog.open)
  ;(await button(root, 'Maria Huber')).click()
  await toMove()
  expect(dialog.querySelector('.slot-gone')).toBeNull()
})

const NEW = '2027-01-20T15:00:00Z'

/** The form in which the appointment is moved, with another time chosen. */
async function movable(appointment: AdvisorAppointment, deed = 'Reschedule to this time') {
  const free = { '2027-01-20': [appointment.starts_at, NEW] }
  answer('GET /api/v1/advisors/anna-gruber/availability', { ...available, days: free, next_free_day: null })
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`, examplePreparation)
  const opened = await openDetails(appointment)
  ;(await button(opened.dialog, 'Reschedule')).click()
  ;(await until(() => opened.dialog.querySelector<HTMLElement>('button.slot:not([aria-current])'))).click()
  return { ...opened, move: await button(opened.dialog, deed) }
}

test('a message with a move is not longer than its field, and is sent with the time', async () => {
  answer(`PATCH ${one('').split(' ')[1]}`, { ...call, starts_at: NEW })
  const { root, dialog, move } = await movable(call)
  const field = await until(() => dialog.querySelector<HTMLTextAreaElement>('textarea[name=message]'))
  type(field, 'x'.repeat(2001))
  await until(() => dialog.textContent?.includes('are possible at most'))
  move.click()
  expect(sent(call.uuid)).toEqual([])
  type(field, 'I am at a training.')
  await until(() => !dialog.textContent?.includes('are possible at most'))
  move.click()
  await until(() => told(root) === 'Appointment rescheduled. Maria Huber will be notified by e-mail.')
  expect(await sent(call.uuid).at(-1)?.json()).toEqual({ starts_at: NEW, message: 'I am at a training.' })
})

test('moving a request confirms it, and so it says before and after; a video call that lacks its link says that, too', async () => {
  const request = { ...call, state: 'requested', type: 'online' } as const
  answer(`PATCH ${one('').split(' ')[1]}`, { ...request, state: 'booked', starts_at: NEW })
  const { root, dialog, move } = await movable(request, 'Reschedule and confirm')
  expect([...dialog.querySelectorAll('.help')].map(({ textContent }) => textContent)).toContain(
    'Rescheduling also confirms this request. Maria Huber will be notified by e-mail. No link yet.'
  )
  move.click()
  await until(() => told(root) === 'Appointment rescheduled and confirmed. Maria Huber will be notified by e-mail.')
})

test('after a move the new time stands in sight at the top', async () => {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(390, 600)
  answer(`PATCH ${one('').split(' ')[1]}`, { ...call, starts_at: NEW, ends_at: '2027-01-20T16:30:00Z' })
  const { dialog, move } = await movable(call)
  const body = () => dialog.querySelector<HTMLElement>('.modal-body')
  move.scrollIntoView()
  body()?.scrollTo(0, 10_000)
  expect(body()?.scrollTop).toBeGreaterThan(100)
  move.focus()
  await userEvent.keyboard('{Enter}')
  await until(() => dialog.querySelector('h2')?.textContent === 'Maria Huber')
  await until(() => dialog.querySelector('.appt-history'))
  expect(body()?.scrollTop).toBe(0)
  const time = [...dialog.querySelectorAll('.appt-facts strong')].find((found) => found.textContent === '16:00–17:30')
  const { top, bottom } = (time as Element).getBoundingClientRect()
  expect(top).toBeGreaterThan(body()?.getBoundingClientRect().top ?? 0)
  expect(bottom).toBeLessThan(body()?.getBoundingClientRect().bottom ?? 0)
})

test('a customer without an e-mail address is offered no message, and is said to get no e-mail', async () => {
  const silent = { ...call, email: '' }
  answer(`PATCH ${one('').split(' ')[1]}`, { ...silent, starts_at: NEW })
  const { root, dialog, move } = await movable(silent)
  expect(dialog.querySelector('textarea')).toBeNull()
  expect(dialog.textContent).toContain('Maria Huber gets no e-mail.')
  move.click()
  await until(() => told(root) === 'Appointment rescheduled. Maria Huber gets no e-mail.')
  expect(dialog.querySelector('a[href^="mailto:"]')).toBeNull()
  ;(await button(dialog, 'Cancel appointment')).click()
  await until(() => dialog.textContent?.includes('It no longer takes up the time. Maria Huber gets no e-mail.'))
})

test('the list says how many of its appointments are cancelled', async () => {
  answer(LIST, { ...listed([call, { ...call, uuid: call.uuid.replace('6', '7'), state: 'cancelled' }]), cancelled: 1 })
  const { root } = await open(PAGE)
  await until(() => root.querySelector('.appt-summary span')?.textContent === '2 appointments, 1 of them cancelled')
})

test('a request that was declined is called so', async () => {
  const { root, dialog } = await openDetails({ ...call, state: 'cancelled', is_declined: true })
  expect(root.querySelector('.appt-badge')?.textContent).toBe('Declined')
  expect(dialog.querySelector('.appt-facts')?.textContent).toContain('StatusDeclined')
})

test('opens on the day of the appointment to move, also in the next month', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T00:30:00Z'), toFake: ['Date'] })
  const days = { '2026-11-25': ['2026-11-25T15:00:00Z'], '2026-12-02': ['2026-12-02T15:00:00Z'] }
  const free = { time_zone: 'Europe/Vienna', days, last_day: '2027-11-25' }
  answer('GET /api/v1/advisors/anna-gruber/availability', { ...free, next_free_day: null })
  const { dialog } = await openDetails({ ...call, starts_at: '2026-12-02T09:00:00Z', ends_at: '2026-12-02T10:00:00Z' })
  ;(await button(dialog, 'Reschedule')).click()
  await until(() => dialog.querySelector('button.slot'))
  vi.useRealTimers()
  expect(dialog.querySelector('.times h3')?.textContent).toContain('2 December')
})

test('the title says what the dialog does with whose appointment', async () => {
  const { root, dialog } = await openDetails({ ...call, state: 'requested' })
  const title = () => dialog.querySelector('h2')?.textContent
  expect(title()).toBe('Maria Huber')
  ;(await button(dialog, 'Decline')).click()
  await until(() => title() === 'Decline Maria Huber’s request')
  ;(await button(dialog, 'Back')).click()
  ;(await button(dialog, 'Reschedule')).click()
  await until(() => title() === 'Reschedule Maria Huber’s appointment')
  dialog.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(() => !dialog.open)
  ;(await button(root, 'Maria Huber')).click()
  await until(() => dialog.open && title() === 'Maria Huber')
})

test.each([
  ['Reschedule', 'Current time', 'booked'],
  ['Cancel appointment', 'Time', 'booked'],
  ['Decline', 'Time', 'requested']
] as const)('%s names topic, day and time of the appointment', async (action, when, state) => {
  const { dialog } = await openDetails({ ...call, state })
  ;(await button(dialog, action)).click()
  await until(() => dialog.querySelector('h2')?.textContent?.includes('Maria Huber’s'))
  const facts = [...dialog.querySelectorAll('.appt-facts > div')].map((one) => one.textContent?.replaceAll(',', ''))
  expect(facts).toEqual([
    'TopicMortgage and property financing',
    expect.stringMatching(`^${when}Wednesday 20 January 2027 ?14:00–15:30 \\(`)
  ])
})

test('confirms a requested appointment with one click', async () => {
  answer(one('/confirmation'), call)
  const { root, dialog } = await openDetails({ ...call, state: 'requested' })
  expect(root.querySelector('.appt-badge')?.textContent).toBe('Awaiting confirmation')
  ;(await button(dialog, 'Confirm')).click()
  await until(() => !root.querySelector('.appt-badge'))
  await until(() => told(root) === 'Appointment confirmed. Maria Huber will be notified by e-mail.')
  expect(sent('/confirmation')).toHaveLength(1)
})

test('confirms from the list, and the name has the focus', async () => {
  answer(one('/confirmation'), call)
  answer(LIST, listed([{ ...call, state: 'requested' }]))
  const { root } = await open(PAGE)
  const confirm = await button(root, 'Confirm: Maria Huber')
  confirm.focus()
  confirm.click()
  await until(() => told(root) === 'Appointment confirmed. Maria Huber will be notified by e-mail.')
  await until(() => document.activeElement === root.querySelector('.appt-name'))
  expect(root.querySelector('.appt-confirm')).toBeNull()
})

test('marks only started appointments as no-shows, and takes the mark back', async () => {
  const begun = { ...call, starts_at: '2020-01-20T13:00:00Z', ends_at: '2020-01-20T14:00:00Z' }
  answer(one('/no-show'), { ...begun, state: 'no-show' })
  const { root, dialog } = await openDetails(begun)
  ;(await button(dialog, 'Mark as no-show')).click()
  await until(() => root.querySelector('.appt-badge.no-show'))
  // nobody gets an e-mail
  await until(() => told(root) === 'Marked as no-show')
  answer(one('/no-show'), begun)
  ;(await button(dialog, 'Mark as attended')).click()
  await until(() => !root.querySelector('.appt-badge'))
})

test('puts search and filters into the address and the request', async () => {
  answer(LIST, listed([]))
  const { root } = await open(`${PAGE}?page=3`)
  const search = await until(() => root.querySelector<HTMLInputElement>('input[type=search]'))
  type(search, 'Huber')
  await until(() => location.search === '?q=Huber')
  const kind = await until(() => root.querySelector<HTMLSelectElement>('select[name=type]'))
  kind.value = 'online'
  kind.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => requests.some(({ url }) => url.includes('q=Huber&type=online')))
  await until(() => root.querySelector('.appt-empty')?.textContent?.includes('No appointments found'))
})

test('finds customers and others by what they said, only where they are asked', async () => {
  answer(LIST, listed([]))
  const { root: silent } = await open(PAGE, initOf({ off: 'is-already-customer' }))
  await until(() => silent.querySelector('select[name=state]'))
  expect(silent.querySelector('select[name=customer]')).toBeNull()
  const { root } = await open(PAGE)
  const said = await until(() => root.querySelector<HTMLSelectElement>('select[name=customer]'))
  said.value = 'no'
  said.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => requests.some(({ url }) => url.includes('customer=no')))
  expect(location.search).toBe('?customer=no')
})

test.each([
  [true, 'Already a customerYes'],
  [false, 'Already a customerNo'],
  [null, undefined]
])('says in the details whether somebody is a customer: %s', async (is_customer, said) => {
  const { dialog } = await openDetails({ ...call, is_customer })
  const facts = [...dialog.querySelectorAll('.appt-facts > div')].map(({ textContent }) => textContent)
  expect(facts.find((fact) => fact?.startsWith('Already'))).toBe(said)
})

test('requests a week from Monday to Sunday, without cancelled appointments', async () => {
  answer(CALENDAR, { time_zone: 'Europe/Vienna', appointments: exampleAppointments })
  const { root } = await open(`${PAGE}?view=week&day=2027-01-20`)
  await until(() => root.querySelector('.cal-event'))
  expect(requests.some(({ url }) => url.includes('calendar?from=2027-01-18&to=2027-01-24'))).toBe(true)
  expect([...root.querySelectorAll('.cal-name')].map((name) => name.textContent)).toEqual(['Maria Huber', 'Eva Moser'])
  expect([...root.querySelectorAll('.cal-day')].map((day) => day.querySelectorAll('.cal-event').length)).toEqual([
    0, 0, 1, 0, 1, 0, 0
  ])
})

test.each(['day', 'week', 'month'])('counts in a %s as many appointments as it draws', async (view) => {
  const cancelled = { ...call, uuid: '0b54a5f4-0d9c-4a57-8f4c-000000000003', state: 'cancelled' }
  answer(CALENDAR, { time_zone: 'Europe/Vienna', appointments: [call, cancelled] })
  const { root } = await open(`${PAGE}?view=${view}&day=2027-01-20`)
  const count = () => until(() => root.querySelector('.appt-summary')?.textContent?.match(/\d+ appointments?/)?.[0])
  expect([await count(), root.querySelectorAll('.cal-event')]).toEqual([
    '1 appointment',
    expect.objectContaining({ length: 1 })
  ])
})

test('takes today from the branch’s time zone, wherever the advisor is', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-20T12:00:00Z'), toFake: ['Date'] })
  answer(CALENDAR, { time_zone: 'Pacific/Kiritimati', appointments: [] })
  const { root } = await open(`${PAGE}?view=day`)
  const cell = await until(() => root.querySelector('.cal-day'))
  vi.useRealTimers()
  expect(cell.classList).toContain('today')
  expect(root.querySelector('.cal-title')?.textContent).toContain('21 January')
  expect(requests.at(-1)?.url).toContain('from=2027-01-21&to=2027-01-21')
})

test('keeps the focus on a row that moves in the list', async () => {
  vi.stubGlobal('EventSource', EventSourceStub)
  const early = { ...call, uuid: '0b54a5f4-0d9c-4a57-8f4c-000000000001', last_name: 'Vorher' }
  const late = { ...call, uuid: '0b54a5f4-0d9c-4a57-8f4c-000000000002', last_name: 'Danach' }
  answer(LIST, listed([call, early, late]))
  const { opened } = EventSourceStub
  const { root } = await open(PAGE)
  // the browser gives the lock for its stream a moment later
  await until(() => EventSourceStub.opened > opened)
  const names = () => [...root.querySelectorAll('.appt-name')].map(({ textContent }) => textContent)
  const own = await button(root, 'Maria Huber')
  own.focus()
  for (const order of [
    [early, late, call],
    [call, late, early],
    [late, call, early]
  ]) {
    answer(LIST, listed(order))
    EventSourceStub.dispatch('change')
    await until(() => names().join() === order.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join())
    await until(() => document.activeElement?.textContent === 'Maria Huber')
  }
})

test('on a phone the note and the actions stand in the first screen', async () => {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(390, 844)
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`, examplePreparation)
  const { dialog } = await openDetails(call)
  const note = await until(() => dialog.querySelector('[name=internal-note]'))
  const actions = await until(() => dialog.querySelector('.dialog-actions'))
  const { bottom } = dialog.getBoundingClientRect()
  expect(note.getBoundingClientRect().bottom).toBeLessThan(actions.getBoundingClientRect().top)
  expect(actions.getBoundingClientRect().bottom).toBeCloseTo(bottom, 0)
})

test('the details have what to know before the talk, and an internal note that is kept', async () => {
  const path = `/api/v1/advisors/anna-gruber/appointments/${call.uuid}`
  answer(`GET ${path}/preparation`, examplePreparation)
  answer(`PUT ${path}/internal-note`, undefined, 204)
  const { root, dialog } = await openDetails(call)
  const note = await until(() => dialog.querySelector<HTMLTextAreaElement>('[name=internal-note]'))
  const text = dialog.querySelector('.appt-preparation')?.textContent
  expect(text).toContain('Your partner is welcome')
  expect(text).toContain('by the customer')
  expect(text).toContain('Website www.alpenbank.example')
  expect(text).toContain('spring-loans')
  expect(text).toContain('Investment review, Emre Yıldız (Cancelled)')
  const history = [...dialog.querySelectorAll('.appt-history > li')].map(({ textContent }) => textContent)
  expect(history[0]).toContain('E-mail to the customer: new time')
  expect(history[1]).toMatch(/^Rescheduled from .*19 January.* to .*20 January.*Brigitte Wallner$/)
  expect(history[1]).toContain('Message to the customer: Am Dienstag bin ich leider auf Schulung.')
  type(note, 'Prefers the fixed rate.')
  ;(await button(dialog, 'Save note')).click()
  await until(() => told(root) === 'Note saved')
  expect(await sent('/internal-note').at(-1)?.json()).toEqual({
    internal_note: 'Prefers the fixed rate.',
    known: examplePreparation.internal_note
  })
  await until(() => ![...dialog.querySelectorAll('button')].some(({ textContent }) => textContent === 'Save note'))
})

test('a note that a colleague has written meanwhile is shown beside what was typed', async () => {
  const path = `/api/v1/advisors/anna-gruber/appointments/${call.uuid}`
  answer(`GET ${path}/preparation`, examplePreparation)
  answer(`PUT ${path}/internal-note`, { message: 'Changed meanwhile' }, 409)
  const { root, dialog } = await openDetails(call)
  const note = await until(() => dialog.querySelector<HTMLTextAreaElement>('[name=internal-note]'))
  type(note, 'Prefers the fixed rate.')
  answer(`GET ${path}/preparation`, { ...examplePreparation, internal_note: 'Calls back on Friday.' })
  ;(await button(dialog, 'Save note')).click()
  const notice = () => dialog.querySelector('.appt-preparation .notice')
  await until(notice)
  expect(notice()?.textContent).toBe('Somebody else has written meanwhile: “Calls back on Friday.”')
  expect(note.value).toBe('Prefers the fixed rate.')
  answer(`PUT ${path}/internal-note`, undefined, 204)
  ;(await button(dialog, 'Save note')).click()
  await until(() => told(root) === 'Note saved')
  expect(await sent('/internal-note').at(-1)?.json()).toMatchObject({ known: 'Calls back on Friday.' })
  await until(() => !notice())
})

test.each<[AdvisorAppointment['type'], string]>([
  ['in-branch', 'To bring'],
  ['by-phone', 'To have ready'],
  ['online', 'To have ready']
])('the details of an appointment (%s) name the documents asked for', async (way, name) => {
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`, examplePreparation)
  const { dialog } = await openDetails({ ...call, type: way })
  const list = await until(() => dialog.querySelector('.appt-documents'))
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(examplePreparation.documents)
  expect(list.closest('div')?.querySelector('dt')?.textContent).toBe(name)
})

test('a booking by staff is said once, and of each e-mail to the advisor which one it was', async () => {
  const mail = (after: string, nth: number) => ({
    uuid: `6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1c0${nth}`,
    created_at: '2027-01-11T09:20:05Z',
    what: 'mail-advisor' as const,
    author: 'system' as const,
    author_name: '',
    before: '',
    after,
    message: ''
  })
  const of = { ...examplePreparation, booked_by: 'staff' as const, source: 'staff' as const, source_site: '' }
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`, {
    ...of,
    history: ['booked', 'confirmed', 'entered'].map(mail)
  })
  const { dialog } = await openDetails({ ...call, note: 'Prefers mornings.' })
  await until(() => dialog.querySelector('.appt-history'))
  expect(dialog.querySelector('.appt-facts')?.textContent).toContain('Note from the bookingPrefers mornings.')
  const facts = [...dialog.querySelectorAll('.appt-facts > div')].map(({ textContent }) => textContent)
  expect(facts.filter((fact) => /staff|Booked/.test(fact ?? ''))).toEqual([
    expect.stringMatching(/^Booked.*, by staff$/)
  ])
  expect(
    [...dialog.querySelectorAll('.appt-history > li > p:first-child')].map(({ textContent }) => textContent)
  ).toEqual([
    'E-mail to the advisor: new appointment',
    'E-mail to the advisor: appointment confirmed',
    'E-mail to the advisor: appointment booked for a customer'
  ])
})

test('the details name no documents where none are asked for', async () => {
  const path = `GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`
  answer(path, { ...examplePreparation, documents: [] })
  const { dialog } = await openDetails(call)
  await until(() => dialog.querySelector('[name=internal-note]'))
  expect(dialog.textContent).not.toContain('To have ready')
})

test('asks before a step that would discard the note', async () => {
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`, examplePreparation)
  const { root, dialog } = await openDetails(call)
  const noteField = () => dialog.querySelector<HTMLTextAreaElement>('[name=internal-note]')
  const note = await until(noteField)
  type(note, 'Prefers the fixed rate.')
  ;(await button(dialog, 'Reschedule')).click()
  await answerLeaving(root, 'Keep editing')
  expect(noteField()?.value).toBe('Prefers the fixed rate.')
  ;(await button(dialog, 'Reschedule')).click()
  await answerLeaving(root, 'Discard changes')
  await until(() => !noteField())
})

test('an appointment in the address is opened, and closing it takes it out', async () => {
  answer(LIST, listed([]))
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}`, call)
  const { root } = await open(`${PAGE}?appointment=${call.uuid}`)
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  await until(() => dialog.querySelector('h2')?.textContent === 'Maria Huber')
  await userEvent.keyboard('{Escape}')
  await until(() => !root.querySelector('dialog[open]') && !location.search.includes('appointment'))
})

test('an appointment in the address that is somebody else’s is said to be unknown', async () => {
  answer(LIST, listed([]))
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}`, { message: 'Not found' }, 404)
  const { root } = await open(`${PAGE}?appointment=${call.uuid}`)
  await until(() => root.querySelector('.notification.failure')?.textContent?.includes('was not found'))
  expect(root.querySelector('dialog[open]')).toBeNull()
  await until(() => !location.search.includes('appointment'))
})

test('another talk of the customer is opened from the details', async () => {
  const [talk] = examplePreparation.talks
  const other = { ...call, uuid: talk?.uuid ?? '', topic: 'Home loan' }
  for (const { uuid } of [call, other])
    answer(`GET /api/v1/advisors/anna-gruber/appointments/${uuid}/preparation`, examplePreparation)
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${other.uuid}`, other)
  const { dialog } = await openDetails(call)
  const [mine, theirs] = await until(() => {
    const links = dialog.querySelectorAll<HTMLAnchorElement>('.appt-talks a')
    return links.length === 2 && [...links]
  })
  expect(theirs?.search).toContain('branch=wien-innere-stadt')
  expect(theirs?.search).toContain('advisor=emre-yildiz')
  expect(theirs?.search).toContain('day=2026-11-12')
  mine?.click()
  await until(() => location.search.includes(other.uuid) && dialog.textContent?.includes('Home loan'))
})

test('the customer’s next talks come first, then folded the past ones, five of each until all are wanted', async () => {
  const year = new Date().getFullYear()
  const [example] = examplePreparation.talks
  const talkOn = (at: number, offset: number) => ({
    ...example,
    uuid: `00000000-0000-4000-8000-0000000001${10 + at + (offset > 0 ? 20 : 0)}`,
    topic: `Talk ${at}`,
    starts_at: `${year + offset}-03-${String(10 + at)}T09:00:00Z`
  })
  const talks = [2, -2].flatMap((offset) => [5, 4, 3, 2, 1, 0].map((at) => talkOn(at, offset)))
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`, { ...examplePreparation, talks })
  const { dialog } = await openDetails(call)
  const lists = await until(() => {
    const found = dialog.querySelectorAll('.appt-talks')
    return found.length === 2 && [...found]
  })
  const topicsIn = (list?: Element) =>
    [...(list?.children ?? [])].map(({ textContent }) => /Talk \d/.exec(textContent ?? '')?.[0])
  expect(topicsIn(lists[0])).toEqual([0, 1, 2, 3, 4].map((at) => `Talk ${at}`))
  expect(topicsIn(lists[1])).toEqual([5, 4, 3, 2, 1].map((at) => `Talk ${at}`))
  const past = lists[1]?.closest('details')
  expect(past?.open).toBe(false)
  const summary = past?.querySelector('summary')
  expect(summary?.textContent).toBe('Past appointments of the customer (6)')
  summary?.click()
  const all = await button(dialog, 'Show all 6: Past appointments of the customer')
  all.focus()
  all.click()
  await until(() => lists[1]?.children.length === 6)
  await until(() => document.activeElement === lists[1])
})

test('an appointment at the branch names the branch', async () => {
  answer(`GET /api/v1/advisors/anna-gruber/appointments/${call.uuid}/preparation`, examplePreparation)
  const { dialog } = await openDetails({ ...call, type: 'in-branch' as const })
  await until(() => dialog.querySelector('.appt-facts')?.textContent?.includes('At the branch: Wien Innere Stadt'))
})
