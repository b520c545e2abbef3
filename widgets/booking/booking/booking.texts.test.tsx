import { beforeEach, expect, test } from 'vitest'
import { exampleAppInit } from '#contract/examples/app-init.example'
import { CONSENT_VERSION } from '#contract/text-consent'
import { answer, json } from '../../testing/network.ts'
import { asked, BOOK, maria, serve, visit } from './testing/harness.ts'

/** Of a server of its own: what a server says of its institution is kept as long as the page. */
const TAG = '<advisor-booking alias="anna" host="https://texts.example"></advisor-booking>'

beforeEach(() => {
  serve()
  answer('GET /api/v1/tenant', { ...exampleAppInit.tenant, has_texts: true })
  answer('GET /api/v1/translations', {
    'text-messages.consent': 'Text messages to this number',
    'text-messages.consent-booking': 'A reminder before the appointment.',
    'text-messages.chosen': 'Reminder by text message'
  })
})

const bodies = () => Promise.all(asked(BOOK).map((request) => request.clone().json()))

test('are chosen beside the phone number, which they need, and are sent with the booking', async () => {
  const { toDetails, fill, press, at, find, click, says, shadow } = await visit(TAG)
  await toDetails()
  const box = await find<HTMLInputElement>('.phone [name=text_consent]')
  expect([box.checked, box.labels?.[0]?.textContent]).toEqual([
    false,
    'Text messages to this numberA reminder before the appointment.'
  ])
  await fill(maria)
  await click('[name=text_consent]')
  await press('Continue')
  await find('[name=phone][aria-invalid=true]')
  await fill({ phone: '0664 1234567' })
  await press('Continue')
  await at('review')
  await says('Reminder by text message')
  await press('Book now')
  await at('done')
  await says('Reminder by text message')
  expect((await bodies())[0]).toMatchObject({ phone: '0664 1234567', text_consent: CONSENT_VERSION })
  expect(shadow.querySelector('[name=text_consent]')).toBeNull()
})

test('are offered in the language of the page, also once that is another one', async () => {
  const { element, toDetails, find, says, fill, typed } = await visit(TAG)
  await toDetails()
  await find('[name=text_consent]')
  await fill(maria)
  answer('GET /api/v1/translations', { 'text-messages.consent': 'SMS an diese Nummer' })
  element.lang = 'de'
  await says('SMS an diese Nummer')
  expect(typed('last_name')).toBe(maria.last_name)
})

test('are not sent with the booking of somebody who has not chosen them', async () => {
  const { toReview, press, at, shadow } = await visit(TAG)
  await toReview()
  expect(shadow.textContent).not.toContain('Reminder by text message')
  await press('Book now')
  await at('done')
  expect((await bodies())[0]).not.toHaveProperty('text_consent')
})

test('a number to which none can be sent is refused at its field, and nothing is lost', async () => {
  const message = 'We cannot send text messages to this number.'
  answer(BOOK, () => json({ message: 'No', errors: { phone: [message] } }, 422))
  const { toDetails, fill, press, at, find, click, says, typed } = await visit(TAG)
  await toDetails()
  await find('[name=text_consent]')
  await fill({ ...maria, phone: '664 1234567' })
  await click('[name=text_consent]')
  await press('Continue')
  await at('review')
  await press('Book now')
  await at('details')
  await says(message)
  expect([typed('phone'), (await find<HTMLInputElement>('[name=text_consent]')).checked]).toEqual(['664 1234567', true])
})
