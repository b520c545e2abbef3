import { beforeEach, expect, test } from 'vitest'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { exampleCardTags } from '#contract/examples/card-tags.example'
import { exampleCardTexts } from '#contract/examples/card-texts.example'
import { exampleExperience } from '#contract/examples/experience.example'
import { allSaved, open, prepareApp, pressSave } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'
const motto = `text-${exampleCardTexts[0]?.uuid}`
type Root = Awaited<ReturnType<typeof open>>['root']

beforeEach(() => {
  answer(`GET ${OWN}`, exampleProfile)
  answer(`GET ${OWN}/text-descriptions`, exampleCardTexts)
  answer(`GET ${OWN}/custom-links`, [])
  answer(`GET ${OWN}/tags`, exampleCardTags)
  answer(`GET ${OWN}/experience`, exampleExperience)
  answer(`GET ${OWN}/contact-options`, exampleCardOptions)
})

const field = (root: Root, name: string) => until(() => root.querySelector<HTMLInputElement>(`[name="${name}"]`))
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const written = () => requests.filter(({ method }) => method === 'PUT').map(({ url }) => new URL(url).pathname)

async function changed() {
  const { root } = await open('/my-card', undefined, '.section')
  type(await field(root, motto), 'Zuhören.')
  type(await field(root, 'tags'), 'Wohnbau')
  return root
}

test('what is refused keeps no other part from being saved, keeps its input and has the focus', async () => {
  answer(`PUT ${OWN}/tags`, { message: 'No', errors: { 'tags.0': ['“Wohnbau” is too long.'] } }, 422)
  answer(`PUT ${OWN}/text-descriptions`, exampleCardTexts)
  const root = await changed()
  await pressSave(root)
  expect(await notice(root)).toBe('Texts saved. Not saved: Keywords. Please check these entries.')
  expect(written()).toEqual([`${OWN}/tags`, `${OWN}/text-descriptions`])
  const tags = await field(root, 'tags')
  expect([tags.value, tags.closest('.field')?.querySelector('.errors p')?.textContent]).toEqual([
    'Wohnbau',
    '“Wohnbau” is too long.'
  ])
  await until(() => document.activeElement === tags)
  answer(`PUT ${OWN}/tags`, { tags: ['Wohnen'] })
  type(tags, 'Wohnen')
  await pressSave(root)
  await allSaved(root)
  expect(written()).toEqual([`${OWN}/tags`, `${OWN}/text-descriptions`, `${OWN}/tags`])
})

test('has one button, which saves all that has changed and says so once', async () => {
  answer(`PUT ${OWN}/tags`, { tags: ['Wohnbau'] })
  const [first, ...others] = exampleCardTexts
  answer(`PUT ${OWN}/text-descriptions`, [{ ...first, value: 'Zuhören.' }, ...others])
  const root = await changed()
  expect(root.querySelectorAll('main [type=submit]')).toHaveLength(1)
  await until(() => root.querySelector('.save-bar.in-view'))
  await pressSave(root)
  expect(await notice(root)).toBe('Changes saved')
  await allSaved(root)
  expect(written()).toEqual([`${OWN}/tags`, `${OWN}/text-descriptions`])
  expect(root.querySelectorAll('.notification')).toHaveLength(1)
})

test('opens the public card in a tab of its own, and says so', async () => {
  const { root } = await open('/my-card', undefined, '.section')
  const link = await until(() => root.querySelector<HTMLAnchorElement>('a[href="/app/profile/anna-gruber"]'))
  expect([link.target, link.rel, link.textContent]).toEqual(['_blank', 'noopener', 'View card (new tab)'])
})

test('names each part that is refused', async () => {
  const refusal = { message: 'No', errors: { 'tags.0': ['“Wohnbau” is too long.'] } }
  answer(`PUT ${OWN}/tags`, refusal, 422)
  answer(`PUT ${OWN}/text-descriptions`, {}, 500)
  const root = await changed()
  await pressSave(root)
  expect(await notice(root)).toBe('Not saved: “Keywords” and “Texts”. Please check these entries.')
})
