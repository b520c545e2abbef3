import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import {
  exampleBranchCalendar,
  exampleCalendarBranches,
  exampleFormerAdvisor,
  exampleHandOverPlan
} from '#contract/examples/branch-calendar.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { chosenIn, openCombobox, pick } from '../../testing/combobox.ts'
import { button } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const OF_ANNA = '/api/v1/advisors/anna-gruber/appointments'
const [first] = exampleBranchCalendar.advisors[0]?.appointments ?? []
const uuid = first?.uuid ?? ''

async function show(search = '?day=2027-01-20', shown: object = exampleBranchCalendar) {
  answer('GET /api/v1/branch-calendars', exampleCalendarBranches)
  answer('GET /api/v1/branches/wien-innere-stadt/calendar', shown)
  answer('GET /api/v1/branches/graz/calendar', { ...exampleBranchCalendar, slug: 'graz', advisors: [] })
  const me = { ...exampleAdvisorMe, alias: null, roles: ['orgadmin' as const, 'stduser' as const] }
  const { root } = await open(`/branch-calendar${search}`, initOf({ me }), '.bcal')
  return root
}

/** Where columns are side by side. */
async function atDesk() {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(1280, 900)
}

test('shows the advisors side by side with appointments, absences and what is blocked', async () => {
  const root = await show()
  const columns = await until(
    () => root.querySelectorAll('.bcal-column').length === 3 && root.querySelectorAll('.bcal-column')
  )
  const texts = [...columns].map((column) => column.textContent)
  expect(texts[0]).toContain('Maria Huber')
  expect(texts[0]).toContain('10:00–11:00 Blocked')
  const event = columns[0]?.querySelector(`[data-appointment="${uuid}"]`)
  expect(event?.textContent).toBe(`14:00–15:30 Maria Huber, ${first?.topic}`)
  expect(texts[1]).toContain('Away')
  expect(texts[2]).toContain('Not bookable')
})

test('a week has a row for each advisor, and says when the branch is closed', async () => {
  const root = await show('?view=week&day=2027-01-20')
  await until(() => root.querySelectorAll('.bcal-week tbody tr').length === 3)
  expect(root.querySelector('.time-closures')?.textContent).toContain('12:00–14:00')
})

test('the days of a week are equally wide, whatever is on them', async () => {
  await atDesk()
  const root = await show('?view=week&day=2027-01-20')
  const days = await until(() => root.querySelector('.bcal-week') && root.querySelectorAll('.bcal-week thead th + th'))
  const widths = [...days].map((one) => Math.round(one.getBoundingClientRect().width))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
})

test('the name of a branch is whole at a desk, however long', async () => {
  await atDesk()
  answer('GET /api/v1/branch-calendars', exampleCalendarBranches)
  const root = await show()
  const field = await until(() => root.querySelector<HTMLInputElement>('[name=branch]'))
  field.value = 'Beratungszentrum Salzburg Altstadt'
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
})

test.each([
  [5, '2027-01-22'],
  [6, '2027-01-23'],
  [6, '2027-01-24']
])('a week has %i days where somebody works on %s: nobody works on the others of its end', async (count, date) => {
  const hours = [{ date, start_time: '09:00', end_time: '12:00' }]
  const [anna, ...others] = exampleBranchCalendar.advisors
  const root = await show('?view=week&day=2027-01-20', {
    ...exampleBranchCalendar,
    advisors: [{ ...anna, hours }, ...others]
  })
  const table = await until(() => root.querySelector('.bcal-week'))
  expect(table.querySelectorAll('thead th + th')).toHaveLength(count)
  expect(table.querySelectorAll('tbody tr:first-child td')).toHaveLength(count)
})

test('another branch comes into the address', async () => {
  const root = await show()
  await pick(root, 'branch', 'Graz')
  await until(() => location.search.includes('branch=graz'))
  await until(() => root.textContent?.includes('Nobody advises customers at this branch yet.'))
})

test('a branch that does not exist or is not assigned is named as such, with a way on', async () => {
  answer('GET /api/v1/branch-calendars', exampleCalendarBranches)
  answer('GET /api/v1/branches/wien-innere-stadt/calendar', exampleBranchCalendar)
  const me = { ...exampleAdvisorMe, alias: null, roles: ['orgadmin' as const, 'stduser' as const] }
  const { root } = await open('/branch-calendar?branch=nowhere&day=2027-01-20', initOf({ me }), '.card a')
  expect(root.querySelector('main')?.textContent).toContain('This branch does not exist, or it is not assigned to you.')
  expect(requests.filter(({ url }) => url.includes('/nowhere/'))).toEqual([])
  root.querySelector<HTMLElement>('.card a')?.click()
  await until(() => root.querySelectorAll('.bcal-column').length === 3)
})

const OF_BRANCH = { profile_picture_url: null, branch: 'Wien Innere Stadt' }
const EMRE = { ...OF_BRANCH, alias: 'emre-yildiz', full_name: 'Emre Yıldız' }
const LUKAS = { ...OF_BRANCH, alias: 'lukas-hofer', full_name: 'Lukas Hofer' }

test('an appointment is opened by key and given to a colleague who is free', async () => {
  answer(`GET ${OF_ANNA}/${uuid}/colleagues`, [
    { ...EMRE, is_free: true, is_offered: true },
    { ...LUKAS, is_free: false, is_offered: true }
  ])
  answer(`POST ${OF_ANNA}/${uuid}/reassignment`, undefined, 204)
  const root = await show()
  const event = await until(() => root.querySelector<HTMLElement>(`[data-appointment="${uuid}"]`))
  event.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.querySelector('.appt-facts dd')?.textContent).toBe('Mag. Anna Gruber')
  const handOver = await button(dialog, 'Hand over to somebody else')
  handOver.click()
  const offered = await openCombobox(dialog, 'colleague')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['EYEmre YıldızWien Innere Stadt · Free'])
  expect(dialog.textContent).toContain('Not free: Lukas Hofer')
  offered[0]?.click()
  ;(await button(dialog, 'Hand over')).click()
  await until(() => root.querySelector('.notification.success')?.textContent?.includes('Emre Yıldız'))
  await until(() => !root.querySelector('dialog[open]'))
  const sent = requests.find(({ url }) => url.endsWith('/reassignment'))
  expect(await sent?.json()).toEqual({ to: 'emre-yildiz' })
})

const HAND_OVER = '/api/v1/branches/wien-innere-stadt/hand-over'
const dialogOf = (root: ParentNode) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))

/** What two advisors offer: the same, in another order. */
function serveBooking() {
  answer('GET /api/v1/appointment-topics', exampleTopics)
  for (const alias of ['anna-gruber', 'katharina-steiner-waldhaeusl']) {
    const path = `/api/v1/advisors/${alias}`
    const types = [{ type: 'by-phone' }, { type: 'in-branch' }]
    answer(`GET ${path}/appointment-topics`, exampleAssignments)
    answer(`GET ${path}/appointment-types`, alias === 'anna-gruber' ? types : types.toReversed())
    answer(`GET ${path}/availability`, {
      time_zone: 'Europe/Vienna',
      days: { '2027-01-20': ['2027-01-20T08:00:00Z', '2027-01-20T08:30:00Z'] },
      next_free_day: '2027-01-20',
      last_day: '2027-03-01'
    })
  }
}

test('a free time begins a booking with that advisor at that time, by keyboard', async () => {
  await atDesk()
  serveBooking()
  const root = await show()
  const free = await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .time-free'))
  free.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const dialog = await dialogOf(root)
  const chosen = () => dialog.querySelector('button.slot[aria-current=time]')?.textContent
  await until(() => chosen()?.includes('09:30'))
  expect(dialog.querySelector<HTMLInputElement>('[name=with]')?.value).toBe('Mag. Anna Gruber')
})

test('several free periods fold on a phone', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  const root = await show()
  const fold = await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .time-fold'))
  const shown = () =>
    [...root.querySelectorAll('[data-column^=anna-gruber] .time-free')].filter((one) => one.checkVisibility())
  expect(shown()).toEqual([])
  expect(fold.textContent).toBe('4 free periods: Mag. Anna Gruber')
  fold.click()
  await until(() => shown().length === 4)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
})

test('another advisor keeps topic, type and time, and the first field with an error gets the focus', async () => {
  serveBooking()
  const root = await show()
  ;(await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .time-free'))).click()
  const dialog = await dialogOf(root)
  const offer = () => [chosenIn(dialog, 'topic'), dialog.querySelector<HTMLSelectElement>('[name=type]')?.value]
  const topic = exampleTopics[1]?.topic ?? ''
  await pick(dialog, 'topic', topic)
  await pick(dialog, 'with', 'Dr. Katharina Steiner-Waldhäusl, MBA')
  await until(() => requests.some(({ url }) => /katharina.+availability/.test(url)))
  await until(() => offer()[0] === topic)
  expect(offer()).toEqual([topic, 'by-phone'])
  await until(() => dialog.querySelector('button.slot[aria-current=time]')?.textContent?.includes('09:00'))
  type(dialog.querySelector('[name=first_name]'), 'Vera')
  ;(await button(dialog, 'Book appointment')).click()
  await until(() => document.activeElement?.getAttribute('name') === 'last_name')
})

test('a time chosen by keys stands at the top of the booking, which begins with the customer; others come on request', async () => {
  await atDesk()
  serveBooking()
  const root = await show()
  ;(await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .time-free'))).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await dialogOf(root)
  await until(() => document.activeElement?.getAttribute('name') === 'first_name')
  const chosen = await until(() => dialog.querySelector('.stack > .appt-chosen:first-child'))
  expect(chosen.querySelector('strong')?.textContent).toMatch(/^Wednesday,? 20 January, 09:00–\d\d:\d\d$/)
  const times = () => [...dialog.querySelectorAll('button.slot')].filter((one) => one.checkVisibility())
  await until(() => dialog.querySelector('button.slot'))
  expect(times()).toEqual([])
  chosen.querySelector('button')?.click()
  await until(() => (document.activeElement as HTMLElement)?.dataset.day === '2027-01-20')
  expect(times().find((one) => one.ariaCurrent === 'time')?.textContent).toContain('09:00')
  expect(dialog.querySelector('.appt-chosen')).toBeNull()
})

test('after a booking the notice names its time, and the calendar shows its day', async () => {
  serveBooking()
  const root = await show('?day=2027-01-25')
  ;(await button(root, 'Book appointment')).click()
  const dialog = await dialogOf(root)
  await pick(dialog, 'with', 'Mag. Anna Gruber')
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  const customer = { first_name: 'Vera', last_name: 'Kundin', phone: '+43 660 1234567' }
  for (const [field, words] of Object.entries(customer)) type(dialog.querySelector(`[name=${field}]`), words)
  answer('POST /api/v1/advisors/anna-gruber/customer-appointments', { ...first, ...customer, email: '' }, 201)
  ;(await button(dialog, 'Book appointment')).click()
  const said = await until(() => root.querySelector('.notification.success p')?.textContent)
  expect(said).toBe('Appointment booked: 20 January 2027, 09:00. Vera Kundin gets no e-mail.')
  await until(() => location.search.includes('day=2027-01-20'))
})

test('a time that cannot be booked for the topic is named', async () => {
  serveBooking()
  const root = await show()
  const last = await until(() =>
    [...root.querySelectorAll<HTMLElement>('[data-column^=anna-gruber] .time-free')].at(-1)
  )
  last.click()
  const dialog = await dialogOf(root)
  await until(() => dialog.textContent?.includes('cannot be booked for this'))
  expect(dialog.querySelector('button.slot[aria-current=time]')).toBeNull()
  expect([...dialog.querySelectorAll('button.slot')].some((one) => one.checkVisibility())).toBe(true)
})

test('the day of an advisor is divided among colleagues; what fails stays with its reason', async () => {
  const [one, two, three] = exampleHandOverPlan.appointments
  answer(`GET ${HAND_OVER}`, exampleHandOverPlan)
  const root = await show()
  ;(await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .bcal-hand-over'))).click()
  const dialog = await dialogOf(root)
  const takers = () => [...dialog.querySelectorAll<HTMLInputElement>('.combobox input')]
  await until(() => takers().length === 2)
  // the second topic is offered by nobody who is free
  expect(takers().map(({ value }) => value)).toEqual(['Dr. Katharina Steiner-Waldhäusl, MBA', 'Do not hand over'])
  const labels = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels[0]).toBe(`Who takes over ${one?.customer} at 14:00?`)
  await button(dialog, 'Hand over 1 appointment')
  await pick(dialog, two?.uuid ?? '', 'Emre Yıldız')
  expect(dialog.textContent).toContain('Colleagues who work at this time and offer this topic and type are busy.')
  answer(`POST ${HAND_OVER}`, { handed_over: [one?.uuid], failed: [{ uuid: two?.uuid, message: 'No longer free.' }] })
  answer(`GET ${HAND_OVER}`, { ...exampleHandOverPlan, appointments: [two, three] })
  ;(await button(dialog, 'Hand over 2 appointments')).click()
  await until(() => dialog.textContent?.includes('No longer free.') && takers().length === 1)
  const sent = requests.find(({ url, method }) => method === 'POST' && url.endsWith('/hand-over'))
  expect(await sent?.json()).toEqual({
    advisor: 'anna-gruber',
    appointments: [
      { uuid: one?.uuid, to: 'katharina-steiner-waldhaeusl' },
      { uuid: two?.uuid, to: 'emre-yildiz' }
    ],
    absence: { from: '2027-01-20', to: '2027-01-20' }
  })
  expect(await until(() => root.querySelector('.notification.success p')?.textContent)).toBe(
    '1 appointment of Mag. Anna Gruber has been handed over, and the absence has been recorded. 2 appointments stay booked.'
  )
  // it is recorded only once
  await until(() => dialog.textContent?.includes('Mag. Anna Gruber is recorded as absent: Wed'))
  answer(`POST ${HAND_OVER}`, { handed_over: [two?.uuid], failed: [] })
  await pick(dialog, two?.uuid ?? '', 'Emre Yıldız')
  ;(await button(dialog, 'Hand over 1 appointment')).click()
  await until(() => !root.querySelector('dialog[open]'))
})

/** The hand-over of the first advisor's day. */
async function openHandOver() {
  answer(`GET ${HAND_OVER}`, exampleHandOverPlan)
  const root = await show()
  ;(await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .bcal-hand-over'))).click()
  const dialog = await dialogOf(root)
  await until(() => dialog.querySelectorAll('.combobox').length === 2)
  return { root, dialog }
}

const ABSENCES = '/api/v1/branches/wien-innere-stadt/absences'

test('the absence is not recorded where that is not wanted', async () => {
  const { root, dialog } = await openHandOver()
  dialog.querySelector<HTMLElement>('[name=absent]')?.click()
  answer(`POST ${HAND_OVER}`, { handed_over: [exampleHandOverPlan.appointments[0]?.uuid], failed: [] })
  ;(await button(dialog, 'Hand over 1 appointment')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(await sentTo('/hand-over')).not.toHaveProperty('absence')
})

test('an absence is recorded also where nobody takes anything over, and the appointments stay in sight', async () => {
  const { dialog } = await openHandOver()
  await pick(dialog, exampleHandOverPlan.appointments[0]?.uuid ?? '', 'Do not hand over')
  answer(`POST ${ABSENCES}`, { message: 'No', errors: { to: ['This day is in the past.'] } }, 422)
  ;(await button(dialog, 'Record as absent')).click()
  await until(() => requests.some(({ url, method }) => method === 'POST' && url.endsWith('/absences')))
  await until(() => !dialog.querySelector('.button[aria-busy=true]'))
  expect(dialog.querySelector<HTMLInputElement>('[name=absent]')?.checked).toBe(true)
  answer(`POST ${ABSENCES}`, exampleAbsence, 201)
  ;(await button(dialog, 'Record as absent')).click()
  await until(() => dialog.textContent?.includes('is recorded as absent'))
  expect(dialog.querySelectorAll('.combobox')).toHaveLength(2)
})

test('an appointment that nobody can take is cancelled in place, back to the hand-over', async () => {
  const { root, dialog } = await openHandOver()
  const [, , third] = exampleHandOverPlan.appointments
  const left = dialog.querySelectorAll('.bcal-handed')[2] as HTMLElement
  expect([...left.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Reschedule',
    'Cancel appointment'
  ])
  ;(await button(left, 'Cancel appointment')).click()
  const open = () => root.querySelectorAll<HTMLDialogElement>('dialog[open]')
  const upper = await until(() => open().length === 2 && [...open()].find((one) => one !== dialog))
  const path = `/api/v1/advisors/anna-gruber/appointments/${third?.uuid}`
  const shown = exampleBranchCalendar.advisors[0]?.appointments.find(({ uuid: one }) => one === third?.uuid)
  answer(`POST ${path}/cancellation`, { ...shown, state: 'cancelled' })
  answer(`GET ${HAND_OVER}`, { ...exampleHandOverPlan, appointments: exampleHandOverPlan.appointments.slice(0, 2) })
  ;(await button(upper, 'Cancel appointment')).click()
  await until(() => open().length === 1 && dialog.querySelectorAll('.bcal-handed').length === 2)
  await until(() => dialog.contains(document.activeElement))
})

test('a way back from the appointment leads to the hand-over, too', async () => {
  const { root, dialog } = await openHandOver()
  serveBooking()
  ;(await button(dialog.querySelectorAll('.bcal-handed')[2] as HTMLElement, 'Reschedule')).click()
  const open = () => root.querySelectorAll<HTMLDialogElement>('dialog[open]')
  const upper = await until(() => open().length === 2 && [...open()].find((one) => one !== dialog))
  ;(await button(upper, 'Back')).click()
  await until(() => open().length === 1 && dialog.open)
})

const exampleAbsence = {
  uuid: '00000000-0000-4000-8000-000000000123',
  kind: 'absence',
  starts_at: '2027-01-19T23:00:00Z',
  ends_at: '2027-01-21T23:00:00Z',
  label: 'Seminar',
  author_name: 'Martina Eder',
  staying: { count: 2, first_day: '2027-01-20' }
}

test('absences of an advisor are shown, removed and recorded, with refusals at their fields', async () => {
  answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [exampleAbsence] })
  const root = await show()
  const column = await until(() => root.querySelector<HTMLElement>('[data-column^=emre-yildiz]'))
  ;(
    await until(() =>
      [...column.querySelectorAll('button')].find(({ textContent }) => textContent === 'Absence …: Emre Yıldız')
    )
  ).click()
  const dialog = await dialogOf(root)
  const item = await until(() => dialog.querySelector('.bcal-absences li'))
  expect(item.textContent).toContain('Wed, 20/01/2027 – Thu, 21/01/2027')
  expect(item.textContent).toContain('Entered by Martina Eder')
  expect(requests.find(({ url }) => url.includes('/absences'))?.url).toContain('advisor=emre-yildiz')
  answer(`DELETE ${ABSENCES}/${exampleAbsence.uuid}`, undefined, 204)
  answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [] })
  item.querySelector('button')?.click()
  const question = await until(() =>
    [...root.querySelectorAll('dialog[open]')].find(({ textContent }) => textContent?.includes('Remove the absence'))
  )
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  ;(await button(question, 'Remove')).click()
  await until(() => dialog.textContent?.includes('There are no absences ahead.'))
  await until(() => dialog.contains(document.activeElement))
  answer(`POST ${ABSENCES}`, { message: 'No', errors: { to: ['The last day must not be before the first.'] } }, 422)
  ;(await button(dialog, 'Save')).click()
  await until(() => dialog.querySelector('.errors p')?.textContent === 'The last day must not be before the first.')
  answer(`POST ${ABSENCES}`, exampleAbsence, 201)
  ;(await button(dialog, 'Save')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(await until(() => root.querySelector('.notification.success p')?.textContent)).toBe(
    'The absence of Emre Yıldız has been recorded. 2 appointments stay booked.'
  )
  expect(await sentTo('/absences')).toEqual({
    advisor: 'emre-yildiz',
    from: '2027-01-20',
    to: '2027-01-20',
    label: ''
  })
})

test('an absence that the advisor has announced is listed, without a way to remove it', async () => {
  const { starts_at, ends_at, staying } = exampleAbsence
  answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [], announced: { starts_at, ends_at, staying } })
  const root = await show()
  const column = await until(() => root.querySelector<HTMLElement>('[data-column^=emre-yildiz]'))
  ;(await until(() => column.querySelector<HTMLElement>('.bcal-absence'))).click()
  const dialog = await dialogOf(root)
  const item = await until(() => dialog.querySelector('.bcal-absences li'))
  expect(item.textContent).toContain('Wed, 20/01/2027 – Thu, 21/01/2027Entered by the advisor, who alone can remove it')
  expect(item.querySelector('button')).toBeNull()
  expect(dialog.textContent).not.toContain('There are no absences ahead.')
  answer(`GET ${HAND_OVER}`, exampleHandOverPlan)
  item.querySelector('a')?.click()
  const asked = await until(() => requests.find(({ url, method }) => method === 'GET' && url.includes('/hand-over?')))
  // of the days of the absence, those that are shown
  expect(asked.url).toContain('advisor=emre-yildiz&from=2027-01-20&to=2027-01-21')
  expect(asked.url).not.toContain('absence=')
})

test('an absence that becomes one with another is said to', async () => {
  const before = { ...exampleAbsence, ends_at: '2027-01-20T23:00:00Z' }
  answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [before] })
  const root = await show()
  const column = await until(() => root.querySelector<HTMLElement>('[data-column^=emre-yildiz]'))
  ;(await until(() => column.querySelector<HTMLElement>('.bcal-absence'))).click()
  const dialog = await dialogOf(root)
  await until(() => dialog.querySelector('.bcal-absences li'))
  answer(`POST ${ABSENCES}`, { ...exampleAbsence, uuid: '00000000-0000-4000-8000-000000000124' }, 201)
  ;(await button(dialog, 'Save')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(await until(() => root.querySelector('.notification.success p')?.textContent)).toBe(
    'The absence of Emre Yıldız has been recorded, as one with what was recorded before. 2 appointments stay booked.'
  )
})

test('what stays booked in an absence is said with it, and leads to its hand-over', async () => {
  answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [exampleAbsence] })
  answer(`GET ${HAND_OVER}`, exampleHandOverPlan)
  const root = await show()
  const column = await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber]'))
  ;(await until(() => column.querySelector<HTMLElement>('.bcal-absence'))).click()
  const dialog = await dialogOf(root)
  const notice = await until(() => dialog.querySelector('.bcal-absences .notice'))
  expect(notice.textContent).toBe('2 appointments fall on these days and stay booked. Hand over the appointments')
  notice.querySelector('a')?.click()
  await until(() =>
    root.querySelector('dialog[open]')?.textContent?.includes('Hand over Mag. Anna Gruber’s appointments')
  )
  expect(root.querySelectorAll('dialog[open]')).toHaveLength(1)
  expect(location.search).toBe('?branch=wien-innere-stadt&view=week&day=2027-01-20')
  const asked = await until(() => requests.find(({ url, method }) => method === 'GET' && url.includes('/hand-over?')))
  expect(asked.url).toContain(`advisor=anna-gruber&from=2027-01-20&to=2027-01-21&absence=${exampleAbsence.uuid}`)
  // it is recorded already, so nothing is ticked or sent
  const shown = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  await until(() => shown.textContent?.includes('is recorded as absent: Wed, 20/01/2027 – Thu, 21/01/2027'))
  expect(shown.querySelector('[name=absent]')).toBeNull()
  answer(`POST ${HAND_OVER}`, { handed_over: [exampleHandOverPlan.appointments[0]?.uuid], failed: [] })
  ;(await button(shown, 'Hand over 1 appointment')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(await sentTo('/hand-over')).not.toHaveProperty('absence')
})

test('an absence that is recorded already is not offered again, and nothing is left but to close', async () => {
  const [anna, ...others] = exampleBranchCalendar.advisors
  const away = { kind: 'absence', starts_at: '2027-01-19T23:00:00Z', ends_at: '2027-01-20T23:00:00Z' }
  answer(`GET ${HAND_OVER}`, { ...exampleHandOverPlan, appointments: exampleHandOverPlan.appointments.slice(2) })
  const root = await show(undefined, { ...exampleBranchCalendar, advisors: [{ ...anna, busy: [away] }, ...others] })
  ;(await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .bcal-hand-over'))).click()
  const dialog = await dialogOf(root)
  await until(() => dialog.textContent?.includes('is recorded as absent'))
  expect(dialog.querySelector('[name=absent]')).toBeNull()
  expect([...dialog.querySelectorAll('.dialog-actions button')].map(({ textContent }) => textContent)).toEqual([
    'Close'
  ])
})

test('a day is read in the order of its times, what blocks them among the appointments', async () => {
  const [anna, ...others] = exampleBranchCalendar.advisors
  const { ends_at = '' } = first ?? {}
  const blocked = { kind: 'blocked', starts_at: ends_at, ends_at: '2027-01-20T23:00:00Z' }
  const root = await show(undefined, { ...exampleBranchCalendar, advisors: [{ ...anna, busy: [blocked] }, ...others] })
  const lane = await until(() => root.querySelector('[data-column^=anna-gruber] .time-lane'))
  const drawn = [...lane.querySelectorAll<HTMLElement>('.time-block')]
  expect(drawn.some((one) => one.matches('.is-blocked'))).toBe(true)
  const from = drawn.map((one) => Number(one.style.getPropertyValue('--from')))
  expect(from).toEqual(from.toSorted((a, b) => a - b))
  expect(drawn[0]?.matches('.is-blocked')).toBe(false)
})

test('an appointment that those who are free do not offer can be moved or cancelled, too', async () => {
  const { dialog } = await openHandOver()
  const [taken, unoffered] = [...dialog.querySelectorAll('.bcal-handed')]
  const actions = (row: Element | undefined) =>
    [...(row?.querySelectorAll('section .cluster > button') ?? [])].map(({ textContent }) => textContent)
  expect([actions(taken), actions(unoffered)]).toEqual([[], ['Reschedule', 'Cancel appointment']])
})

test('a hand-over is left without a change', async () => {
  answer(`GET ${HAND_OVER}`, exampleHandOverPlan)
  const root = await show()
  ;(await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .bcal-hand-over'))).click()
  const dialog = await dialogOf(root)
  ;(await button(dialog, 'Cancel')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('who was deactivated and has kept appointments is marked, and they can be handed over, not moved', async () => {
  const advisors = [...exampleBranchCalendar.advisors, exampleFormerAdvisor]
  const root = await show('?day=2027-01-20', { ...exampleBranchCalendar, advisors })
  const columns = await until(
    () => root.querySelectorAll('.bcal-column').length === 4 && root.querySelectorAll('.bcal-column')
  )
  expect(columns[3]?.textContent).toContain('Deactivated')
  columns[3]?.querySelector<HTMLElement>('.cal-event')?.click()
  const dialog = await dialogOf(root)
  await button(dialog, 'Hand over to somebody else')
  const names = [...dialog.querySelectorAll('.dialog-actions button')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Hand over to somebody else', 'Cancel appointment'])
})

test('an appointment is dragged to another time, which is confirmed beside the old one', async () => {
  await atDesk()
  serveBooking()
  const root = await show()
  const event = await until(() => root.querySelector<HTMLElement>(`[data-appointment="${uuid}"]`))
  const { left, top } = event.getBoundingClientRect()
  // from eight to nineteen o'clock
  const hour = (root.querySelector('[data-column^=anna-gruber] .time-lane')?.clientHeight ?? 0) / 11
  const at = (clientY: number) => ({ bubbles: true, button: 0, pointerType: 'mouse', clientX: left + 20, clientY })
  event.dispatchEvent(new PointerEvent('pointerdown', at(top + 10)))
  dispatchEvent(new PointerEvent('pointermove', at(top + 10 - 4.5 * hour)))
  await until(() => root.querySelector('.time-ghost')?.textContent === '09:30–11:00')
  dispatchEvent(new PointerEvent('pointerup', at(top + 10 - 4.5 * hour)))
  const dialog = await dialogOf(root)
  await until(() => dialog.textContent?.includes('New time: 20 January 2027, 09:30'))
  expect(dialog.textContent).toContain('14:00–15:30')
  await button(dialog, 'Reschedule to this time')
})

/** The branch where Emre is there, too, and could take an appointment over. */
async function showWithEmre(isFree = true, search = '?day=2027-01-20') {
  serveBooking()
  const path = '/api/v1/advisors/emre-yildiz/availability'
  const days = { '2027-01-20': ['2027-01-20T08:30:00Z', '2027-01-20T09:00:00Z'] }
  const rest = { time_zone: 'Europe/Vienna', next_free_day: '2027-01-20', last_day: '2027-03-01' }
  answer(`GET ${path}`, { days, ...rest })
  answer(`GET ${OF_ANNA}/${uuid}/colleagues`, [
    { ...EMRE, is_free: isFree, is_offered: true },
    { ...LUKAS, is_free: false, is_offered: false }
  ])
  answer(`POST ${OF_ANNA}/${uuid}/reassignment`, undefined, 204)
  const [anna, katharina, emre] = exampleBranchCalendar.advisors
  return show(search, {
    ...exampleBranchCalendar,
    advisors: [anna, katharina, { ...emre, hours: anna?.hours }]
  })
}

/** Moves the first appointment by a column and some pixels, before it is dropped. */
async function dragTo(root: ParentNode, column: string, down: number) {
  const event = await until(() => root.querySelector<HTMLElement>(`[data-appointment="${uuid}"]`))
  event.scrollIntoView({ block: 'center' })
  const { left, top } = event.getBoundingClientRect()
  const aside = (name: string) => root.querySelector(`[data-column^=${name}]`)?.getBoundingClientRect().left ?? 0
  const at = (x: number, y: number) => ({
    bubbles: true,
    button: 0,
    pointerType: 'mouse',
    clientX: left + 20 + x,
    clientY: top + 10 + y
  })
  event.dispatchEvent(new PointerEvent('pointerdown', at(0, 0)))
  const there = at(aside(column) - aside('anna-gruber'), down)
  dispatchEvent(new PointerEvent('pointermove', there))
  return { drop: () => dispatchEvent(new PointerEvent('pointerup', there)) }
}

const hourOf = (root: ParentNode) => (root.querySelector('.time-lane')?.clientHeight ?? 0) / 11
const ghost = (root: ParentNode) => root.querySelector('.time-ghost')?.textContent
const sentTo = async (end: string) => requests.find(({ url, method }) => method === 'POST' && url.endsWith(end))?.json()

test('an appointment that is held over a colleague without time is shown as impossible, and dropped with the reason', async () => {
  await atDesk()
  const root = await show()
  const { drop } = await dragTo(root, 'katharina-steiner-waldhaeusl', 0)
  await until(() => root.querySelector('.time-ghost.taken')?.textContent === '14:00–15:30 · not free')
  drop()
  const said = await until(() => root.querySelector('.notification.failure')?.textContent)
  expect(said).toContain('Dr. Katharina Steiner-Waldhäusl, MBA is not free at 14:00.')
  expect(root.querySelector('dialog[open]')).toBeNull()
})

test('one drag gives an appointment to a colleague at another time, confirmed together', async () => {
  await atDesk()
  const root = await showWithEmre()
  await until(() => root.querySelector(`[data-appointment="${uuid}"]`))
  const { drop } = await dragTo(root, 'emre-yildiz', -4.5 * hourOf(root))
  await until(() => ghost(root) === '09:30–11:00 · new time')
  drop()
  const dialog = await dialogOf(root)
  await until(() => dialog.textContent?.includes('New time: 20 January 2027, 09:30'))
  expect(chosenIn(dialog, 'colleague')).toBe('Emre Yıldız')
  expect(requests.find(({ url }) => url.includes('/emre-yildiz/availability'))?.url).toContain(`appointment=${uuid}`)
  ;(await button(dialog, 'Hand over and reschedule')).click()
  const said = await until(() => root.querySelector('.notification.success')?.textContent)
  expect(said).toMatch(/Emre Yıldız.*New time: 20 January 2027, 09:30/)
  expect(await sentTo('/reassignment')).toEqual({ to: 'emre-yildiz', starts_at: '2027-01-20T08:30:00Z' })
})

test('on the way to a colleague a hand that is not steady keeps the time', async () => {
  await atDesk()
  const root = await showWithEmre()
  const { drop } = await dragTo(root, 'emre-yildiz', 11)
  await until(() => ghost(root) === '14:00–15:30 · same time')
  drop()
  const dialog = await dialogOf(root)
  ;(await button(dialog, 'Hand over')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(await sentTo('/reassignment')).toEqual({ to: 'emre-yildiz' })
})

/** Opens the hand-over of the first appointment by keys. */
async function openByKeys(root: ParentNode) {
  const event = await until(() => root.querySelector<HTMLElement>(`[data-appointment="${uuid}"]`))
  event.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await dialogOf(root)
  ;(await button(dialog, 'Hand over to somebody else')).focus()
  await userEvent.keyboard('{Enter}')
  await until(() => dialog.querySelector('[name=colleague]'))
  return dialog
}

const focusOn = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)?.focus()

test('by keys, too, a colleague and another time are chosen together', async () => {
  const root = await showWithEmre()
  const dialog = await openByKeys(root)
  focusOn(dialog, '[name=when]')
  await userEvent.keyboard('{ArrowDown}')
  focusOn(dialog, '[name=colleague]')
  await userEvent.keyboard('{ArrowDown}')
  await until(() => dialog.querySelectorAll('[role=option]').length === 2)
  expect(dialog.textContent).toContain('Does not offer this topic or type')
  await userEvent.keyboard('Emre{Enter}')
  const slot = await until(() => dialog.querySelector<HTMLElement>('button.slot'))
  expect([...dialog.querySelectorAll('button')].some((one) => one.textContent === 'Hand over and reschedule')).toBe(
    false
  )
  slot.focus()
  await userEvent.keyboard('{Enter}')
  ;(await button(dialog, 'Hand over and reschedule')).focus()
  await userEvent.keyboard('{Enter}')
  await until(() => !root.querySelector('dialog[open]'))
  expect(await sentTo('/reassignment')).toEqual({ to: 'emre-yildiz', starts_at: '2027-01-20T08:30:00Z' })
})

test('where nobody is free at that time, another one is chosen; if it is gone meanwhile, others are offered', async () => {
  const root = await showWithEmre(false)
  const dialog = await openByKeys(root)
  expect(dialog.textContent).toContain('No colleague of this branch is free at this time.')
  expect(dialog.querySelector('[name=when]')).toBeNull()
  await pick(dialog, 'colleague', 'Emre Yıldız')
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  const refused = { message: 'Gone', slots: ['2027-01-20T09:00:00Z'] }
  answer(`POST ${OF_ANNA}/${uuid}/reassignment`, refused, 409)
  ;(await button(dialog, 'Hand over and reschedule')).click()
  await until(() => dialog.querySelector('.notice.warning, [role=alert]')?.textContent?.includes('10:00'))
  expect(chosenIn(dialog, 'colleague')).toBe('Emre Yıldız')
})

const WEEK = '?view=week&day=2027-01-20'
const cellOf = (root: ParentNode, alias: string, day: number) =>
  until(() => root.querySelector<HTMLElement>(`[data-column="${alias} 2027-01-${day}"]`))

test('a week shows the free times of each, which begin a booking', async () => {
  serveBooking()
  await atDesk()
  const root = await show(WEEK)
  const cell = await cellOf(root, 'anna-gruber', 20)
  const frees = [...cell.querySelectorAll<HTMLElement>('.time-free')]
  expect(frees.map((one) => one.querySelector('.time-free-start')?.textContent)).toEqual([
    '09:00–10:00',
    '11:00–14:00',
    '15:30–16:00',
    '16:30–17:00'
  ])
  expect((await cellOf(root, 'katharina-steiner-waldhaeusl', 20)).querySelector('.time-free')).toBeNull()
  frees[0]?.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await dialogOf(root)
  await until(() => dialog.querySelector('button.slot[aria-current=time]')?.textContent?.includes('09:00'))
})

/** Drags the first appointment into a cell of the week. */
async function dragInto(root: ParentNode, alias: string, day: number) {
  const event = await until(() => root.querySelector<HTMLElement>(`[data-appointment="${uuid}"]`))
  const target = await cellOf(root, alias, day)
  target.scrollIntoView({ block: 'center' })
  const [from, to] = [event, target].map((one) => one.getBoundingClientRect())
  const at = (x = 0, y = 0) => ({ bubbles: true, button: 0, pointerType: 'mouse', clientX: x + 8, clientY: y + 8 })
  event.dispatchEvent(new PointerEvent('pointerdown', at(from?.left, from?.top)))
  dispatchEvent(new PointerEvent('pointermove', at(to?.left, to?.top)))
  return { target, drop: () => dispatchEvent(new PointerEvent('pointerup', at(to?.left, to?.top))) }
}

test('in a week a day without any free time refuses a drop, with the reason', async () => {
  await atDesk()
  const root = await showWithEmre(true, WEEK)
  const { target, drop } = await dragInto(root, 'katharina-steiner-waldhaeusl', 20)
  await until(() => target.querySelector('.time-ghost.taken')?.textContent === '14:00–15:30 · not free')
  drop()
  const said = await until(() => root.querySelector('.notification.failure')?.textContent)
  expect(said).toContain('Dr. Katharina Steiner-Waldhäusl, MBA has no free time on Wednesday 20 January.')
  expect(root.querySelector('dialog[open]')).toBeNull()
})

test('in a week an appointment is dragged to a colleague on another day, at a time that is chosen there', async () => {
  await atDesk()
  const root = await showWithEmre(true, WEEK)
  const { target, drop } = await dragInto(root, 'emre-yildiz', 19)
  await until(() => target.querySelector('.time-ghost')?.textContent === '14:00–15:30 · same time')
  drop()
  const dialog = await dialogOf(root)
  // by now something else is there
  await until(() => dialog.textContent?.includes('19 January 2027, 14:00'))
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  ;(await button(dialog, 'Hand over and reschedule')).click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(await sentTo('/reassignment')).toEqual({ to: 'emre-yildiz', starts_at: '2027-01-20T08:30:00Z' })
})

test('in a week keys take an appointment to another day and advisor', async () => {
  await atDesk()
  const root = await showWithEmre(true, WEEK)
  const event = await until(() => root.querySelector<HTMLElement>(`[data-appointment="${uuid}"]`))
  event.focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{ArrowDown}{/Alt}')
  await until(() =>
    [...root.querySelectorAll('[role=status]')].some(({ textContent }) =>
      textContent?.startsWith('Emre Yıldız, Thursday 21 January, 14:00–15:30: same time.')
    )
  )
  await userEvent.keyboard('{Enter}')
  const dialog = await dialogOf(root)
  await until(() => chosenIn(dialog, 'colleague') === 'Emre Yıldız')
})

test('on a closed day no absence is offered: each appointment is rescheduled or cancelled', async () => {
  await atDesk()
  const appointments = exampleHandOverPlan.appointments.map((one) => ({
    ...one,
    free: [],
    proposed: null,
    obstacle: 'closed' as const
  }))
  answer(`GET ${HAND_OVER}`, { ...exampleHandOverPlan, appointments })
  const root = await show()
  ;(await until(() => root.querySelector<HTMLElement>('[data-column^=anna-gruber] .bcal-hand-over'))).click()
  const dialog = await dialogOf(root)
  await until(() => dialog.textContent?.includes('The branch is closed at this time.'))
  expect(dialog.querySelector('[name=absent]')).toBeNull()
  expect(dialog.querySelector('.dialog-actions .primary')).toBeNull()
  const ways = await until(() => dialog.querySelector('.bcal-handed .cluster'))
  const tops = [...ways.querySelectorAll('button')].map((one) => one.getBoundingClientRect().top)
  expect([tops.length, new Set(tops).size]).toEqual([2, 1])
})

test('an empty day leads to the next one with appointments', async () => {
  const advisors = exampleBranchCalendar.advisors.map((one) => ({ ...one, appointments: [] }))
  const root = await show('?day=2027-01-20', { ...exampleBranchCalendar, advisors, next_day: '2027-01-25' })
  const link = await until(() => root.querySelector<HTMLElement>('.appt-summary a'))
  expect(link.textContent).toBe('Next appointments: Monday 25 January')
  link.click()
  await until(() => location.search.includes('day=2027-01-25'))
})

test('an appointment in the address is opened with its advisor', async () => {
  answer(`GET ${OF_ANNA}/${uuid}`, first)
  const root = await show(`?day=2027-01-20&advisor=anna-gruber&appointment=${uuid}`)
  const dialog = await dialogOf(root)
  expect(dialog.querySelector('h2')?.textContent).toBe('Maria Huber')
  await until(() => dialog.querySelector('.appt-facts dd')?.textContent === 'Mag. Anna Gruber')
  await userEvent.keyboard('{Escape}')
  await until(() => !location.search.includes('appointment') && !location.search.includes('advisor'))
})

test('an appointment is looked for in the palette, and an address opens the booking', async () => {
  const root = await show('?day=2027-01-20&book=new')
  await until(() => root.querySelector('dialog[open] h2')?.textContent === 'Book appointment')
  await until(() => !location.search.includes('book') && location.search.includes('day'))
  await userEvent.keyboard('{Escape}')
  await until(() => !root.querySelector('dialog[open]'))
  const find = await until(() =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Find an appointment')
  )
  find.click()
  await until(() => root.querySelector('dialog[open] [role=combobox]'))
})
