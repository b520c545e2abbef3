import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleCallbackTimes, exampleContactOffer } from '#contract/examples/contact-requests.example'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { drawn, mount, type, until } from '../../testing/mount.ts'
import { answer, json, refusePreloads, requests, tenantLanguage } from '../../testing/network.ts'
import { turn } from '../../testing/turn.ts'
import './contact-form.element.ts'

const OFFER = 'GET /api/v1/advisors/anna/contact-offer'
const TIMES = 'GET /api/v1/advisors/anna/callback-times'
const SEND = 'POST /api/v1/advisors/anna/contact-requests'
const maria = { first_name: 'Maria', last_name: 'Huber', email: 'maria@example.at' }

beforeEach(() => {
  answer(OFFER, exampleContactOffer)
  answer(TIMES, exampleCallbackTimes)
  answer('GET /api/v1/proof-of-work', {})
  answer(SEND, { uuid: '6f1c2d3e-4b5a-4c6d-8e7f-000000000001' }, 201)
})
afterEach(() => history.replaceState(null, '', location.href.split('#')[0]))

const sent = () => requests.filter(({ url }) => url.endsWith('/contact-requests'))
const bodies = () => Promise.all(sent().map((request) => request.json()))

/** Mounts the element. */
async function visit(attributes = '', found = 'form') {
  const { element, root } = await mount(
    `<advisor-contact-form alias="anna" ${attributes}></advisor-contact-form>`,
    found
  )
  const shadow = root as ShadowRoot
  const find = <E extends HTMLElement>(selector: string) => until(() => shadow.querySelector<E>(selector))
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = await find<HTMLInputElement>(`[name=${name}]`)
      if (!(field instanceof HTMLSelectElement)) type(field, value)
      else {
        field.value = value
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      }
    }
  }
  const submit = async () => (await find('[type=submit]')).click()
  const says = (text: string) => until(() => shadow.textContent?.includes(text))
  const typed = (name: string) => shadow.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  return { element, shadow, find, fill, submit, says, typed }
}

// an advisor's options load once per page, so each test has a server of its own
let count = 0
async function visitOther(reply: unknown, status: number, attributes: string) {
  count += 1
  const origin = `https://bank-${count}.example`
  answer(OFFER, reply, status, origin)
  answer(TIMES, exampleCallbackTimes, 200, origin)
  const tag = `<advisor-contact-form host="${origin}" alias="anna" ${attributes}><a href="#">Write</a></advisor-contact-form>`
  return mount(tag)
}

test.each(['', 'mode="popup"'])(
  'a kind that is switched off shows nothing, and no hash opens anything (%s)',
  async (mode) => {
    location.hash = '#callback-request'
    const { root } = await visitOther({ ...exampleContactOffer, kinds: ['basic'] }, 200, `kind="callback" ${mode}`)
    await until(() => !root.querySelector('slot'))
    await drawn()
    expect(root.querySelector('button, form, dialog, .contact')).toBeNull()
  }
)

test('keeps the content of the tag until the advisor’s options have loaded', async () => {
  const { element, root } = await visitOther({}, 500, '')
  await new Promise((resolve) => element.addEventListener('advisor-error', resolve))
  expect(root.querySelector('slot')).not.toBeNull()
})

test.each(['basic', 'callback'])('what the tag contains stays until all of a %s form takes its place', async (kind) => {
  const { element, root } = await mount(
    `<advisor-contact-form alias="anna" kind="${kind}"><form>Printed</form></advisor-contact-form>`
  )
  const pictures: string[] = []
  const look = () => pictures.push(root.querySelector('slot') ? 'slot' : `${root.querySelectorAll('[name]').length}`)
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
  await new Promise((resolve) => element.addEventListener('advisor-ready', resolve))
  await until(() => root.querySelector('[name=email]'))
  await drawn()
  observer.disconnect()
  const all = pictures.at(-1)
  expect(Number(all)).toBeGreaterThanOrEqual(kind === 'callback' ? 9 : 6)
  expect(new Set(pictures)).toEqual(new Set(['slot', all]))
})

test('lists missing fields and sends nothing', async () => {
  const { submit, shadow, find } = await visit('kind="callback"')
  await submit()
  await until(() => shadow.activeElement?.className.includes('error-summary'))
  const texts = [...shadow.querySelectorAll('.error-summary a')].map(({ textContent }) => textContent)
  expect(texts).toEqual([
    'Please choose a day.',
    'Please choose a start time.',
    'Please choose an end time.',
    'First name cannot be empty',
    'Last name cannot be empty',
    'E-mail address cannot be empty',
    'Phone number cannot be empty'
  ])
  shadow.querySelector<HTMLElement>('.error-summary a')?.click()
  expect(shadow.activeElement).toBe(await find('[name=date]'))
  expect(shadow.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

test('refuses past days before sending', async () => {
  const { fill, submit, says } = await visit('kind="appointment"')
  await fill({ ...maria, date: '2020-01-31', start_time: '10:00', end_time: '11:00' })
  await submit()
  await says('This day is in the past.')
  expect(sent()).toEqual([])
})

test('shows the server’s error at the field until it is changed', async () => {
  answer(SEND, { message: 'x', errors: { phone: ['No such number.'] } }, 422)
  const { fill, submit, says, shadow, typed } = await visit()
  await fill({ ...maria, phone: '+43 1 234567', note: 'Hello' })
  await submit()
  await says('No such number.')
  await until(() => shadow.activeElement?.className.includes('error-summary'))
  expect(typed('note')).toBe('Hello')
  await fill({ phone: '+43 1 234568' })
  await until(() => !shadow.textContent?.includes('No such number.'))
})

test.each([
  ['a server that is away', () => Promise.reject(new TypeError('no network')), 'could not reach the server'],
  ['a server that is busy', () => json({ message: 'x' }, 503), 'Something went wrong'],
  ['too many requests', () => json({ message: 'x' }, 429), 'Too many attempts']
])('%s keeps the input, and a retry is recognised as one', async (_, reply, text) => {
  answer(SEND, reply)
  const { fill, submit, says, typed, element } = await visit()
  const reasons: string[] = []
  element.addEventListener('advisor-error', (event) => reasons.push((event as CustomEvent).detail.reason))
  await fill({ ...maria, note: 'Hello' })
  await submit()
  await says(text)
  expect([typed('first_name'), typed('note'), reasons.length]).toEqual(['Maria', 'Hello', 1])
  answer(SEND, { uuid: '6f1c2d3e-4b5a-4c6d-8e7f-000000000001' }, 201)
  await submit()
  await says('we have received your request')
  const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
})

test('a page that is not registered keeps the input and shows the tag’s content', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer(SEND, { message: 'x', code: FOREIGN_ORIGIN }, 403)
  const { fill, submit, says, find, typed } = await visit()
  await fill({ ...maria, note: 'Hello' })
  await submit()
  await says('This page is not registered for bookings and messages yet.')
  await find('.notice slot')
  expect(typed('note')).toBe('Hello')
})

test('a page that is not registered says so before anything is typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  refusePreloads()
  const { element, root } = await visitOther(exampleContactOffer, 200, '')
  const slot = await until(() => root.querySelector<HTMLSlotElement>('form .notice slot'))
  expect(slot.assignedElements()).toEqual([element.firstElementChild])
  expect(root.textContent).toContain('This page is not registered for bookings and messages yet.')
})

test('retries once with a new proof of work', async () => {
  answer(SEND, { message: 'x', errors: { proof: ['No.'] } }, 422)
  const { fill, submit, says } = await visit()
  await fill({ ...maria, note: 'Hello' })
  await submit()
  await says('Something went wrong')
  expect(sent()).toHaveLength(2)
})

test('confirms a sent message, and tells the page only its kind and the advisor', async () => {
  const { fill, submit, says, element, shadow, find } = await visit()
  const events: unknown[] = []
  element.addEventListener('advisor-sent', (event) => events.push((event as CustomEvent).detail))
  await says('To Mag. Anna Gruber')
  await fill({ ...maria, note: 'Hello' })
  await submit()
  await says('we have received your request')
  await says('maria@example.at')
  await until(() => shadow.activeElement?.tagName === 'H2')
  expect(events).toEqual([{ kind: 'basic', alias: 'anna' }])
  expect(await bodies()).toEqual([{ kind: 'basic', ...maria, note: 'Hello' }])
  const [puzzle] = requests.filter(({ url }) => url.includes('proof-of-work'))
  expect(puzzle?.url).toContain('form=contact')
  ;(await find('.sent button')).click()
  expect((await find<HTMLInputElement>('[name=first_name]')).value).toBe('Maria')
})

test('sends a callback request with its day and hours in the branch’s time zone', async () => {
  const { fill, submit, says } = await visit('kind="callback"')
  await says('Time zone of the branch: Central European')
  await fill({ ...maria, phone: '+43 1 234567', date: '2099-03-05', start_time: '09:00', end_time: '11:30' })
  await submit()
  await says('we have received your request')
  expect(await bodies()).toEqual([
    {
      kind: 'callback',
      ...maria,
      phone: '+43 1 234567',
      date: '2099-03-05',
      start_time: '09:00',
      end_time: '11:30'
    }
  ])
})

test('offers a callback on days and at hours at which the advisor works', async () => {
  const { fill, find, typed } = await visit('kind="callback" lang="de"')
  const texts = async (name: string) =>
    [...(await find<HTMLSelectElement>(`[name=${name}]`)).options].map(({ textContent }) => textContent)
  expect(await texts('date')).toEqual(['Bitte wählen', 'Donnerstag, 5. März 2099', 'Freitag, 6. März 2099'])
  await fill({ date: '2099-03-05', start_time: '14:00', end_time: '15:30' })
  expect(await texts('end_time')).toContain('15:30')
  await fill({ date: '2099-03-06', start_time: '11:30' })
  await until(() => typed('end_time') === '')
  expect((await texts('start_time')).slice(-1)).toEqual(['11:30'])
  expect((await texts('end_time')).slice(-1)).toEqual(['12:00'])
})

test.each([
  ['appointment', '19:30', '20:00'],
  ['callback', '15:00', '15:30']
])('offers only ends after the start for a wish of kind %s', async (kind, start_time, end_time) => {
  const { fill, shadow, typed } = await visit(`kind="${kind}"`)
  const ends = () =>
    [...shadow.querySelectorAll<HTMLOptionElement>('[name=end_time] option')].map(({ value }) => value).filter(Boolean)
  await fill({ start_time: '14:00', end_time: '15:00' })
  await until(() => ends()[0] === '14:30')
  expect(shadow.querySelector<HTMLOptionElement>('[name=start_time] option:last-child')?.value).toBe(start_time)
  await fill({ start_time })
  await until(() => typed('end_time') === '')
  await until(() => ends().join() === end_time)
})

test('names hours that are over at the branch, by its clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T10:30:00Z') })
  answer(TIMES, { callback_days: [] })
  const { fill, submit, says } = await visit('kind="callback"')
  await fill({ ...maria, phone: '+43 1 234567', date: '2027-03-05', start_time: '09:00', end_time: '11:30' })
  await submit()
  await says('This time has already passed today.')
  expect(sent()).toEqual([])
  vi.useRealTimers()
})

test('the browser’s Back closes the popup, stays on the page and keeps the input', async () => {
  const { shadow, find, fill, typed } = await visit('mode="popup"', 'button')
  const open = async () => (await find('[part=button]')).click()
  await open()
  await fill(maria)
  await turn(-1)
  expect(shadow.querySelector('dialog[open]')).toBeNull()
  await open()
  await find('dialog[open]')
  expect(typed('email')).toBe(maria.email)
})

test('keeps the input while the popup is closed, and clears it after sending', async () => {
  const { shadow, find, fill, submit, says, typed } = await visit('mode="popup"', 'button')
  const open = await find('[part=button]')
  open.click()
  await fill({ ...maria, note: 'Hello' })
  shadow.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(() => !shadow.querySelector('form'))
  open.click()
  await find('form')
  expect(typed('note')).toBe('Hello')
  await submit()
  await says('we have received your request')
  shadow.querySelector<HTMLElement>('.modal-header button')?.click()
  open.click()
  await find('form')
  expect([typed('note'), typed('first_name')]).toEqual(['', 'Maria'])
})

test.each([
  ['basic', '#Contact-request'],
  ['basic', '#KONTAKTANFRAGE'],
  ['appointment', '#appointment-Request'],
  ['appointment', '#terminwunsch'],
  ['callback', '#Callback-Request'],
  ['callback', '#rueckrufwunsch']
])('of the %s forms, %s opens only the first', async (kind, hash) => {
  const popup = (one: string, id: string) =>
    `<advisor-contact-form id="${id}" alias="anna" mode="popup" kind="${one}"></advisor-contact-form>`
  const kinds = ['basic', 'appointment', 'callback']
  const { element } = await mount(`<div>${[...kinds, kind].map((one, at) => popup(one, `f${at}`)).join('')}</div>`)
  const forms = [...element.querySelectorAll('advisor-contact-form')]
  await until(() => forms.every(({ shadowRoot }) => shadowRoot?.querySelector('button')))
  location.hash = hash
  const opened = () => forms.filter(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open] form'))
  await until(() => opened().length)
  expect(opened().map(({ id }) => id)).toEqual([`f${kinds.indexOf(kind)}`])
  opened()[0]?.shadowRoot?.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(() => location.hash === '')
})

test('addresses the visitor formally or informally, as the institution has chosen', async () => {
  await (await visit('kind="callback" lang="de"')).says('Sagen Sie uns, wann wir Sie anrufen dürfen')
  tenantLanguage.current = 'de-AT-informal'
  await (await visit('kind="callback" lang="de-AT-informal"')).says('Sag uns, wann du erreichbar bist')
})

test('what was entered on our own page is there again after a reload, until it is sent', async () => {
  const first = await visit()
  await first.fill({ ...maria, note: 'Umschuldung' })
  first.element.remove()
  const second = await visit()
  await until(() => second.typed('last_name') === 'Huber')
  expect([second.typed('email'), second.typed('note')]).toEqual([maria.email, 'Umschuldung'])
  const callback = await visit('kind="callback"')
  expect(callback.typed('last_name')).toBe('')
  callback.element.remove()
  await second.submit()
  await until(() => sent().length)
  await until(() => !second.shadow.querySelector('form'))
  second.element.remove()
  const third = await visit()
  expect(third.typed('last_name')).toBe('')
})

test('on a foreign page nothing that was entered is kept where its scripts could read it', async () => {
  const { root } = await visitOther(exampleContactOffer, 200, '')
  const shadow = root as ShadowRoot
  await until(() => shadow.querySelector('[name=last_name]'))
  type(shadow.querySelector('[name=last_name]') as HTMLInputElement, 'Huber')
  await drawn()
  expect(JSON.stringify(sessionStorage)).not.toContain('Huber')
})

const question = { label: 'Are you already a customer? (optional)', yes: 'Yes', no: 'No' }

test('asks whether the visitor is a customer only where the institution does, and sends the answer', async () => {
  answer(OFFER.replace('anna', 'asked'), { ...exampleContactOffer, customer_question: question })
  answer(SEND.replace('anna', 'asked'), { uuid: '6f1c2d3e-4b5a-4c6d-8e7f-000000000001' }, 201)
  const { root: silent } = await mount('<advisor-contact-form alias="anna"></advisor-contact-form>', 'form')
  expect(silent.querySelector('[name=customer]')).toBeNull()
  const { root } = await mount('<advisor-contact-form alias="asked"></advisor-contact-form>', 'form')
  const select = await until(() => root.querySelector<HTMLSelectElement>('select[name=customer]'))
  expect([...select.options].map(({ text }) => text)).toEqual(['Please choose', 'Yes', 'No'])
  expect(select.labels?.[0]?.textContent).toBe(question.label)
  for (const [name, value] of Object.entries({ ...maria, note: 'Hello' }))
    type(await until(() => root.querySelector<HTMLInputElement>(`[name=${name}]`)), value)
  select.value = 'no'
  select.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  root.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => sent().length > 0)
  expect(await bodies()).toEqual([expect.objectContaining({ customer: 'no', note: 'Hello' })])
})

test('names the campaign of the page’s address', async () => {
  history.replaceState(null, '', '?src=flyer')
  const { fill, submit, says } = await visit()
  await fill({ ...maria, note: 'Hello' })
  await submit()
  await says('Thank you')
  history.replaceState(null, '', location.pathname)
  expect(await bodies()).toEqual([expect.objectContaining({ src: 'flyer' })])
})
