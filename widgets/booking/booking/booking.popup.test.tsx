import { beforeEach, expect, test } from 'vitest'
import { exampleTenant } from '#contract/examples/app-init.example'
import { until } from '../../testing/mount.ts'
import { answer, json, preloadsOf } from '../../testing/network.ts'
import { asked, serve, visit } from './testing/harness.ts'

const PRELOAD = 'GET /api/v1/preload'
const tagsOf = ({ url }: Request) => new URL(url).searchParams.get('tags')

beforeEach(serve)

// an answer is kept as long as the page, so that each test asks for another topic
const popup = (topic: string) => `<advisor-booking alias="anna" mode="popup" topic="${topic}"></advisor-booking>`

test('the button has its own text alone; the others come with the popup, in one request', async () => {
  const { press, find } = await visit(popup('a'), 'button')
  expect(asked(PRELOAD).map(tagsOf)).toEqual(['booking;alias=anna;mode=popup;topic=a'])
  await press('Book an appointment')
  await find('dialog[open] .at-topic')
  expect(asked(PRELOAD).map(tagsOf).slice(1)).toEqual(['booking;alias=anna;topic=a'])
})

test('a popup whose texts do not come says so, and opens once they do', async () => {
  const { press, find, says } = await visit(popup('b'), 'button')
  answer(PRELOAD, () => json({ message: 'No database' }, 503))
  await press('Book an appointment')
  await says('We could not reach the server')
  answer(
    PRELOAD,
    preloadsOf(() => 'en', exampleTenant.theme)
  )
  await press('Try again')
  await find('dialog[open] .at-topic')
})

test('a popup in another language has the texts of that language', async () => {
  const { element, press, find, shadow, click } = await visit(popup('c'), 'button')
  await press('Book an appointment')
  await find('dialog[open] .at-topic')
  await click('dialog .modal-header button')
  element.lang = 'de'
  await press('Termin buchen')
  await until(() => shadow.querySelector('dialog[open]')?.textContent?.includes('Worum geht es?'))
})

test('a popup that becomes a booking within the page has the texts of one', async () => {
  const { element, says } = await visit(popup('d'), 'button')
  element.removeAttribute('mode')
  await says('What would you like to talk about?')
})
