import { beforeEach, expect, test } from 'vitest'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleExperience } from '#contract/examples/experience.example'
import { allSaved, open, prepareApp, pressSave } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'

beforeEach(() => {
  answer(`GET ${OWN}`, exampleAdvisor)
  answer(`GET ${OWN}/custom-links`, [])
  answer(`GET ${OWN}/text-descriptions`, [])
})

async function openCard(experience: unknown = exampleExperience, status = 200) {
  answer(`GET ${OWN}/experience`, experience, status)
  const { root } = await open('/my-card', undefined, '.section')
  return until(() => root.querySelector<HTMLElement>('[aria-labelledby=experience-title]'))
}
const field = (card: ParentNode, name: string) => until(() => card.querySelector<HTMLInputElement>(`[name=${name}]`))
const sent = async () =>
  requests
    .filter(({ method }) => method === 'PUT')
    .at(-1)
    ?.clone()
    .json()

test('shows an error when it fails to load', async () => {
  const card = await openCard({}, 500)
  await until(() => card.querySelector('.general-error'))
})

test('shows a certificate per line, with its year after a comma', async () => {
  const card = await openCard()
  expect((await field(card, 'since')).value).toBe('2009')
  expect((await field(card, 'certificates')).value).toBe(
    'CFP® Certified Financial Planner, 2014\nDiplom-Finanzberaterin'
  )
})

test('shows each refusal at its field, keeps the input, and shows what was saved', async () => {
  const card = await openCard()
  const [since, certificates] = [await field(card, 'since'), await field(card, 'certificates')]
  type(since, '20x2')
  type(certificates, 'CFP, 2014\n\n ISO 9001 \nWirtschaft, Recht')
  const errors = { since: ['This year is not possible.'], 'certificates.1.name': ['Too long.'] }
  answer(`PUT ${OWN}/experience`, { message: 'No', errors }, 422)
  await pressSave(card)
  const said = () => [...card.querySelectorAll('.errors p')].map(({ textContent }) => textContent)
  await until(() => said().length === 2)
  expect(said()).toEqual(['This year is not possible.', 'Too long.'])
  expect(await sent()).toEqual({
    since: 0,
    certificates: [
      { name: 'CFP', year: 2014 },
      { name: 'ISO 9001', year: null },
      { name: 'Wirtschaft, Recht', year: null }
    ]
  })
  expect([since.value, certificates.value]).toEqual(['20x2', 'CFP, 2014\n\n ISO 9001 \nWirtschaft, Recht'])
  type(since, '')
  answer(`PUT ${OWN}/experience`, { since: null, certificates: [{ name: 'CFP', year: 2014 }] })
  type(certificates, 'CFP, 2014')
  await pressSave(card)
  await allSaved(card)
  expect(await sent()).toEqual({ since: null, certificates: [{ name: 'CFP', year: 2014 }] })
})

test('a number after the last comma is a year, also one that cannot be', async () => {
  const card = await openCard()
  type(await field(card, 'since'), '20222')
  type(await field(card, 'certificates'), 'Bankkaufmann, 1850\nCFP, 12\nISO 9001\nWirtschaft, Recht')
  answer(`PUT ${OWN}/experience`, { message: 'No', errors: { 'certificates.0.year': ['Not possible.'] } }, 422)
  await pressSave(card)
  const certificates = await until(() => card.querySelector<HTMLTextAreaElement>('textarea[aria-invalid=true]'))
  expect(certificates.value).toContain('Bankkaufmann, 1850')
  expect(await sent()).toEqual({
    since: 0,
    certificates: [
      { name: 'Bankkaufmann', year: 1850 },
      { name: 'CFP', year: 0 },
      { name: 'ISO 9001', year: null },
      { name: 'Wirtschaft, Recht', year: null }
    ]
  })
})
