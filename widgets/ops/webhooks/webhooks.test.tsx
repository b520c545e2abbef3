import { beforeEach, expect, test } from 'vitest'
import { exampleDeliveries, exampleWebhook, exampleWebhooks } from '#contract/examples/webhooks.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button, closed, dialog, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/webhooks'
const CALL = '/api/v1/webhooks'
const OWN = `${CALL}/${exampleWebhook.uuid}`
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const admin = initOf({ me: { roles: ['accountadmin'] } })
const page = { webhooks: exampleWebhooks, time_zone: 'Europe/Vienna' }
const log = { deliveries: exampleDeliveries, total: 250 }

beforeEach(() => {
  answer(`GET ${CALL}`, page)
  answer(`GET ${OWN}/deliveries`, log)
})

const shown = async () => (await open(PAGE, admin, '.webhooks .button')).root
const sent = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))

test('users who do not administer are redirected to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgadmin'] } }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  answer(`GET ${CALL}`, page)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.webhook').length === 4)
})

test('an empty list says what webhooks are for', async () => {
  answer(`GET ${CALL}`, { ...page, webhooks: [] })
  expect(texts(await shown(), '.lead').join()).toContain('There are no webhooks yet.')
})

test('each says whether it works', async () => {
  const states = texts(await shown(), '.webhook')
  expect(states[0]).toContain('https://crm.bank.example/hooks/advisor-widgets · 4 events')
  expect(states[1]).toMatch(/Fails since .*2026.* · The previous secret signs as well until/)
  expect(states[2]).toMatch(/Turned off by itself on/)
  expect(states[3]).toContain('Turned off')
})

test('what the server refuses is shown at its field, and nothing is lost', async () => {
  const root = await shown()
  ;(await button(root, 'Add webhook')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Intranet')
  type(form.querySelector('[name=url]'), 'http://intranet')
  const errors = { url: ['Not an https address.'], events: ['Choose at least one event.'] }
  answer(`POST ${CALL}`, { message: 'No', errors }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p').length === 2)
  expect(texts(form, '.errors p')).toEqual([...errors.url, ...errors.events])
  expect(form.querySelector<HTMLInputElement>('[name=url]')?.value).toBe('http://intranet')
})

test('one is added with the events that are chosen, and its secret shown once', async () => {
  const root = await shown()
  ;(await button(root, 'Add webhook')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Intranet')
  type(form.querySelector('[name=url]'), 'https://intranet.bank.example/')
  form.querySelector<HTMLElement>('[name="appointment.booked"]')?.click()
  answer(`POST ${CALL}`, { ...exampleWebhook, secret: SECRET }, 201)
  ;(await button(form, 'Save')).click()
  await until(() => root.querySelector('dialog[open] .copyable'))
  expect(await sent('POST').at(-1)?.json()).toEqual({
    name: 'Intranet',
    url: 'https://intranet.bank.example/',
    events: ['appointment.booked'],
    is_on: true
  })
  const box = await dialog(root)
  expect(box.querySelector('code')?.textContent).toBe(SECRET)
  ;(await button(box, 'I have saved the secret')).click()
  await closed(root)
  expect(root.textContent).not.toContain(SECRET)
})

test('its buttons stand in two rows on a phone', async () => {
  const frame = document.createElement('iframe')
  frame.width = '375'
  document.body.append(frame)
  const root = await shown()
  const sheets = (root as ShadowRoot).adoptedStyleSheets ?? []
  const page = frame.contentDocument as Document
  const css = [...sheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((one) => one.cssText)
  )
  page.head.append(Object.assign(page.createElement('style'), { textContent: css.join('\n') }))
  page.body.innerHTML = root.querySelector('.webhooks')?.outerHTML ?? ''
  const buttons = [...page.querySelectorAll('.webhook .button')].slice(0, 4)
  expect(new Set(buttons.map((one) => one.getBoundingClientRect().top)).size).toBe(2)
  frame.remove()
})

test('replacing the secret asks first, and says that both sign for a day', async () => {
  const root = await shown()
  ;(await button(root, 'Replace secret of CRM')).click()
  const question = await dialog(root)
  expect(question.textContent).toContain('For 24 hours, events are signed with both')
  answer(`PUT ${OWN}/secret`, { ...exampleWebhook, secret: SECRET })
  ;(await button(question, 'Replace secret')).click()
  await until(() => root.querySelector('dialog[open] .copyable code')?.textContent === SECRET)
})

test('deliveries say how they went, and are sent again', async () => {
  const root = await shown()
  ;(await button(root, 'Deliveries to CRM')).click()
  const box = await dialog(root)
  await until(() => box.querySelectorAll('.webhook-delivery').length === 3)
  const rows = texts(box, '.webhook-delivery')
  expect(rows[0]).toMatch(/Appointments: Booked.*Is tried again on .* · Answer 503 after 143 ms · 2 attempts/)
  expect(rows[1]).toMatch(/Delivered · Answer 200 after 143 ms · 1 attempt/)
  expect(rows[2]).toMatch(/Failed · No answer within 15 seconds · 10 attempts/)
  expect(box.textContent).toContain('The latest 3 of 250')
  answer(`POST ${OWN}/replays`, { count: 1 }, 202)
  ;[...box.querySelectorAll<HTMLElement>('.webhook-delivery button')][0]?.click()
  await until(() => sent('POST').some(({ url }) => url.endsWith('/replays')))
  expect(await sent('POST').at(-1)?.json()).toEqual({ delivery: exampleDeliveries[1]?.uuid })
  await until(() => root.textContent?.includes('1 event is sent again'))
})

test('deliveries that fail to load say so; none says so', async () => {
  answer(`GET ${OWN}/deliveries`, {}, 500)
  const root = await shown()
  ;(await button(root, 'Deliveries to CRM')).click()
  const box = await dialog(root)
  await until(() => box.querySelector('.general-error'))
  answer(`GET ${OWN}/deliveries`, { deliveries: [], total: 0 })
  box.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => box.textContent?.includes('Nothing was sent in the last 30 days.'))
})

test('a test event is sent, and the list follows', async () => {
  answer(`GET ${OWN}/deliveries`, { deliveries: [], total: 0 })
  const root = await shown()
  ;(await button(root, 'Deliveries to CRM')).click()
  const box = await dialog(root)
  answer(`POST ${OWN}/test`, { ...exampleDeliveries[0], type: 'webhook.test', attempts: 0 }, 202)
  answer(`GET ${OWN}/deliveries`, {
    deliveries: [{ ...exampleDeliveries[0], type: 'webhook.test', attempts: 0 }],
    total: 1
  })
  ;(await button(box, 'Send test event')).click()
  await until(() => texts(box, '.webhook-delivery').join().includes('Test event'))
  expect(texts(box, '.webhook-delivery').join()).toContain('On its way')
  answer(`GET ${OWN}/deliveries`, {
    deliveries: [{ ...exampleDeliveries[0], type: 'webhook.test', state: 'delivered', attempts: 1 }],
    total: 1
  })
  await until(() => texts(box, '.webhook-delivery').join().includes('Delivered'))
})

test('deleting asks first; one that is gone already leaves the list', async () => {
  const root = await shown()
  ;(await button(root, 'Delete CRM')).click()
  const question = await dialog(root)
  expect(question.textContent).toContain('CRM will be deleted with its deliveries.')
  expect(sent('DELETE')).toEqual([])
  answer(`DELETE ${OWN}`, {}, 404)
  answer(`GET ${CALL}`, { ...page, webhooks: exampleWebhooks.slice(1) })
  ;(await button(question, 'Delete')).click()
  await until(() => root.querySelectorAll('.webhook').length === 3)
})
