import { beforeEach, expect, test } from 'vitest'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { allSaved, open, prepareApp, pressSave } from '../../app/testing.ts'
import { texts } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'

beforeEach(() => {
  answer(`GET ${OWN}`, exampleAdvisor)
  answer(`GET ${OWN}/custom-links`, [])
  answer(`GET ${OWN}/text-descriptions`, [])
  answer(`GET ${OWN}/tags`, { tags: [] })
  answer(`GET ${OWN}/experience`, { since: null, certificates: [] })
})

async function openCard(options: unknown = exampleCardOptions, status = 200) {
  answer(`GET ${OWN}/contact-options`, options, status)
  const { root } = await open('/my-card', undefined, '.section')
  return until(() => root.querySelector<HTMLElement>('[aria-labelledby=card-options-title]'))
}
const box = (card: ParentNode, name: string) =>
  until(() => card.querySelector<HTMLInputElement>(`[name=option-${name}]`))

test('shows an error when the options fail to load', async () => {
  const card = await openCard({}, 500)
  await until(() => card.querySelector('.general-error'))
})

test('lists the options without switches where only the administration may change them', async () => {
  const card = await openCard({ ...exampleCardOptions, may_change: false })
  await until(() => card.querySelector('dl'))
  expect(texts(card, 'dt')).toEqual(['Online appointment', 'WhatsApp', 'E-mail', 'Callback request', 'Save contact'])
  expect(texts(card, 'dd:not(.help)')).toEqual(['On', 'On', 'On', 'Off', 'On'])
  expect([card.querySelector('input'), card.querySelector('[type=submit]')]).toEqual([null, null])
  expect(card.textContent).toContain('ask your administrator')
})

test('says what WhatsApp still needs', async () => {
  const card = await openCard()
  await box(card, 'whatsapp')
  expect(texts(card, '.choice-text')).toEqual([
    'Appears once WhatsApp is enabled in the WhatsApp settings and the institution has a number.'
  ])
})

test('keeps the choice when refused, with the reason', async () => {
  const card = await openCard()
  const errors = { contact_options: ['Callback request is turned off for the whole institution.'] }
  answer(`PUT ${OWN}/contact-options`, { message: 'No', errors }, 422)
  ;(await box(card, 'call_back_request')).click()
  await pressSave(card)
  await until(() => texts(card, '.errors p').includes('Callback request is turned off for the whole institution.'))
  expect((await box(card, 'call_back_request')).checked).toBe(true)
})

test('saves the options that are on', async () => {
  const card = await openCard()
  ;(await box(card, 'call_back_request')).click()
  ;(await box(card, 'vcard')).click()
  const turned = { call_back_request: true, vcard: false } as Record<string, boolean>
  const options = exampleCardOptions.options.map((one) => ({ ...one, is_on: turned[one.name] ?? one.is_on }))
  answer(`PUT ${OWN}/contact-options`, { options, may_change: true })
  await pressSave(card)
  await allSaved(card)
  expect(await requests.find(({ method }) => method === 'PUT')?.json()).toEqual({
    contact_options: ['online_appointment', 'whatsapp', 'email_address', 'call_back_request']
  })
})
