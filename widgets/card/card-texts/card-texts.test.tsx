import { beforeEach, expect, test } from 'vitest'
import type { CardText } from '#contract/card-texts'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { exampleCardTexts } from '#contract/examples/card-texts.example'
import { allSaved, open, prepareApp, pressSave } from '../../app/testing.ts'
import { conflict, tagged } from '../../testing/conflict.ts'
import { texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'
const [motto] = exampleCardTexts as [CardText]

beforeEach(() => {
  answer(`GET ${OWN}`, exampleAdvisor)
  answer(`GET ${OWN}/custom-links`, [])
  answer(`GET ${OWN}/tags`, { tags: [] })
  answer(`GET ${OWN}/contact-options`, exampleCardOptions)
})

async function openCard(texts: unknown = exampleCardTexts, status = 200) {
  answer(`GET ${OWN}/text-descriptions`, texts, status)
  const { root } = await open('/my-card', undefined, '.section')
  return until(() => root.querySelector<HTMLElement>('[aria-labelledby=card-texts-title]'))
}
const field = (card: ParentNode) => until(() => card.querySelector<HTMLTextAreaElement>(`[name=text-${motto.uuid}]`))

test('shows an error when the texts fail to load', async () => {
  const card = await openCard({}, 500)
  await until(() => card.querySelector('.general-error'))
})

test('shows no fields when the institution has no kinds of text', async () => {
  const card = await openCard([])
  await until(() => card.hidden)
})

test('shows each kind with heading, position on the card and text', async () => {
  const card = await openCard()
  expect((await field(card)).value).toBe(motto.value)
  expect(texts(card, '.label')).toEqual(exampleCardTexts.map(({ title }) => title))
  expect(texts(card, '.help')).toEqual(['Next to the name', 'At the top of the card', 'Further down on the card'])
})

test('shows a refusal at its field, keeps the input, and saves the corrected text', async () => {
  const card = await openCard()
  type(await field(card), 'Zuerst zuhören.')
  answer(`PUT ${OWN}/text-descriptions`, { message: 'No', errors: { [motto.uuid]: ['Too long.'] } }, 422)
  await pressSave(card)
  await until(() => texts(card, '.errors p').includes('Too long.'))
  expect((await field(card)).value).toBe('Zuerst zuhören.')
  type(await field(card), 'Zuhören.')
  const saved = exampleCardTexts.map((one) => (one.uuid === motto.uuid ? { ...one, value: 'Zuhören.' } : one))
  answer(`PUT ${OWN}/text-descriptions`, saved)
  await pressSave(card)
  await allSaved(card)
  const sent = requests.filter(({ method }) => method === 'PUT').at(-1)
  expect(await sent?.json()).toEqual(saved.map(({ uuid, value }) => ({ uuid, value })))
})

test('keeps what is typed while saving, for the next save', async () => {
  const card = await openCard()
  let release: (response: Response) => void = () => {}
  answer(`PUT ${OWN}/text-descriptions`, () => new Promise<Response>((resolve) => (release = resolve)))
  type(await field(card), 'Zuhören.')
  await pressSave(card)
  await until(() => requests.some(({ method }) => method === 'PUT'))
  type(await field(card), 'Zuhören, dann rechnen.')
  release(json(exampleCardTexts.map((one) => (one.uuid === motto.uuid ? { ...one, value: 'Zuhören.' } : one))))
  await until(() => card.closest('form')?.querySelector('[type=submit][aria-busy=false]'))
  expect((await field(card)).value).toBe('Zuhören, dann rechnen.')
})

test('a text that was changed elsewhere stays, and either version of the texts can be saved', async () => {
  const path = `${OWN}/text-descriptions`
  const [, second] = exampleCardTexts as [CardText, CardText]
  const card = await openCard()
  answer(`PUT ${path}`, conflict)
  type(await field(card), 'Zuhören.')
  const theirs = exampleCardTexts.map((one) => (one === second ? { ...one, value: 'Auch am Samstag.' } : one))
  answer(`GET ${path}`, tagged(theirs, 'b'))
  await pressSave(card)
  const box = await until(() => card.querySelector<HTMLElement>('[role=alert] .notice.warning'))
  const shown = () => [...card.querySelectorAll('textarea')].map(({ value }) => value).slice(0, 2)
  expect(shown()).toEqual(['Zuhören.', 'Auch am Samstag.'])
  box.querySelector<HTMLElement>('button:not(.primary)')?.click()
  await until(() => shown()[0] === motto.value)
  card.querySelector<HTMLElement>('.notice.warning button:not(.primary)')?.click()
  await until(() => shown()[0] === 'Zuhören.')
  answer(
    `PUT ${path}`,
    theirs.map((one) => (one.uuid === motto.uuid ? { ...one, value: 'Zuhören.' } : one))
  )
  await pressSave(card)
  await until(() => !card.querySelector('.notice.warning'))
  expect(shown()).toEqual(['Zuhören.', 'Auch am Samstag.'])
  const sent = requests.filter(({ method }) => method === 'PUT').at(-1)
  expect(new URL(sent?.url ?? '').searchParams.get('revision')).toBe('b'.repeat(32))
})

test('who prefers the version of somebody else keeps it, and nothing is left to save', async () => {
  const path = `${OWN}/text-descriptions`
  const card = await openCard()
  answer(`PUT ${path}`, conflict)
  type(await field(card), 'Zuhören.')
  const theirs = exampleCardTexts.map((one) => (one.uuid === motto.uuid ? { ...one, value: 'Fragen.' } : one))
  answer(`GET ${path}`, tagged(theirs, 'b'))
  await pressSave(card)
  const press = async (selector: string) =>
    (await until(() => card.querySelector<HTMLElement>(`.notice.warning ${selector}`))).click()
  await press('button:not(.primary)')
  await until(() => card.querySelector('textarea')?.value === 'Fragen.')
  await press('.primary')
  await until(() => !card.querySelector('.notice.warning'))
  expect(card.querySelector('textarea')?.value).toBe('Fragen.')
  expect(document.activeElement).toBe(card.querySelector('textarea'))
  await until(() => !card.closest('form')?.textContent?.includes('Not saved yet'))
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})
