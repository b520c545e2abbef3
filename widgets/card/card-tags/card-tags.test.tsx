import { beforeEach, expect, test } from 'vitest'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleCardTags } from '#contract/examples/card-tags.example'
import { allSaved, open, prepareApp, pressSave } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'

beforeEach(() => {
  answer(`GET ${OWN}`, exampleAdvisor)
  answer(`GET ${OWN}/custom-links`, [])
  answer(`GET ${OWN}/text-descriptions`, [])
})

async function openCard(tags: unknown = exampleCardTags, status = 200) {
  answer(`GET ${OWN}/tags`, tags, status)
  const { root } = await open('/my-card', undefined, '.section')
  return until(() => root.querySelector<HTMLElement>('[aria-labelledby=card-tags-title]'))
}
const field = (card: ParentNode) => until(() => card.querySelector<HTMLInputElement>('[name=tags]'))
const sent = () => requests.filter(({ method }) => method === 'PUT').at(-1)

test('shows an error when the keywords fail to load', async () => {
  const card = await openCard({}, 500)
  await until(() => card.querySelector('.general-error'))
})

test('names the limits at the field', async () => {
  const card = await openCard()
  expect((await field(card)).value).toBe('Wohnbau, Sanierung, Generationenwechsel')
  expect(card.querySelector('.help')?.textContent).toBe(
    'Separate them with commas. Up to 8 keywords of up to 40 characters each.'
  )
})

test('shows a refusal at the field, keeps the input, and shows what was saved', async () => {
  const card = await openCard()
  type(await field(card), 'Wohnbau; WOHNBAU, , Sehr langes Wort')
  answer(`PUT ${OWN}/tags`, { message: 'No', errors: { 'tags.2': ['“Sehr langes Wort” is too long.'] } }, 422)
  await pressSave(card)
  await until(() => card.querySelector('.errors p')?.textContent === '“Sehr langes Wort” is too long.')
  expect((await field(card)).value).toBe('Wohnbau; WOHNBAU, , Sehr langes Wort')
  expect(await sent()?.clone().json()).toEqual({ tags: ['Wohnbau', 'WOHNBAU', 'Sehr langes Wort'] })
  type(await field(card), 'Wohnbau; WOHNBAU')
  await until(() => !card.querySelector('.errors p'))
  answer(`PUT ${OWN}/tags`, { tags: ['Wohnbau'] })
  await pressSave(card)
  await allSaved(card)
  expect((await field(card)).value).toBe('Wohnbau')
})

test('keeps what is typed while saving, for the next save', async () => {
  const card = await openCard()
  let release: (response: Response) => void = () => {}
  answer(`PUT ${OWN}/tags`, () => new Promise<Response>((resolve) => (release = resolve)))
  type(await field(card), 'Wohnbau')
  await pressSave(card)
  await until(() => requests.some(({ method }) => method === 'PUT'))
  type(await field(card), 'Wohnbau, Sanierung')
  release(json({ tags: ['Wohnbau'] }))
  await until(() => card.closest('form')?.querySelector('[type=submit][aria-busy=false]'))
  expect((await field(card)).value).toBe('Wohnbau, Sanierung')
})
