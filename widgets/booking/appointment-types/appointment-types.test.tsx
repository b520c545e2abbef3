import { beforeEach, expect, test } from 'vitest'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { mount, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import './appointment-types.element.ts'

const own = '/api/v1/advisors/anna-gruber/appointment-types'
const tag = '<advisor-appointment-types alias="anna-gruber"></advisor-appointment-types>'
type Root = Awaited<ReturnType<typeof mount>>['root']

const boxes = (root: Root) => [...root.querySelectorAll('input')]
const state = (root: Root) => boxes(root).map(({ checked }) => checked)
const submit = (root: Root) => root.querySelector<HTMLElement>('[type=submit]')?.click()
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)

beforeEach(() => answer(`GET ${own}`, exampleTypes))

test('shows an error and a retry when loading fails', async () => {
  answer(`GET ${own}`, {}, 400)
  const { root } = await mount(tag, '.general-error')
  expect(await notice(root)).toBe('Unfortunately, an error has occurred. Please try again later.')
  answer(`GET ${own}`, exampleTypes)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('form'))
})

test('keeps the choice when saving fails', async () => {
  answer(`PUT ${own}`, {}, 500)
  const { root } = await mount(tag, 'form')
  boxes(root)[2]?.click()
  submit(root)
  expect(await notice(root)).toBe('Unfortunately, an error has occurred. Please try again later.')
  expect(state(root)).toEqual([true, true, true])
  expect(root.querySelector('.form-actions .help')?.textContent).toBe('Not saved yet')
})

test('shows why a choice was refused', async () => {
  answer(`PUT ${own}`, { message: 'x', errors: { '0.type': ['Video is not set up for you.'] } }, 422)
  const { root } = await mount(tag, 'form')
  boxes(root)[2]?.click()
  submit(root)
  await until(() => root.querySelector('.errors p'))
  const fieldset = root.querySelector('fieldset') as Element
  const described = fieldset.getAttribute('aria-describedby')?.split(' ').at(-1)
  expect(root.querySelector(`[id="${described}"]`)?.textContent).toBe('Video is not set up for you.')
})

test('lists the three types with the assigned ones ticked', async () => {
  const { root } = await mount(tag, 'form')
  expect([...root.querySelectorAll('.choice')].map(({ textContent }) => textContent)).toEqual([
    'Consulting by phone',
    'On-site consulting at the branch office',
    'Online video consulting'
  ])
  expect(state(root)).toEqual([true, true, false])
})

test('takes label and help text from the tag', async () => {
  const { root } = await mount(
    '<advisor-appointment-types alias="anna-gruber" label="How we meet" help="Any of them."></advisor-appointment-types>',
    'form'
  )
  expect(root.querySelector('legend')?.textContent).toBe('How we meet')
  expect(root.querySelector('.help')?.textContent).toBe('Any of them.')
})

test('saves the choice and confirms it', async () => {
  answer(`PUT ${own}`, undefined, 204)
  const { root } = await mount(tag, 'form')
  boxes(root)[0]?.click()
  await until(() => root.querySelector('.form-actions .help'))
  submit(root)
  expect(await notice(root)).toBe('Appointment types saved')
  expect(await requests.at(-1)?.json()).toEqual([{ type: 'in-branch' }])
  expect(root.querySelector('.form-actions .help')).toBeNull()
})

test('says before and after saving that without an appointment type no one can book online', async () => {
  const closed = 'While no appointment type is chosen, customers cannot book you online.'
  answer(`PUT ${own}`, undefined, 204)
  const { root } = await mount(tag, 'form')
  expect(root.querySelector('form .notice')).toBeNull()
  for (const box of boxes(root).slice(0, 2)) box.click()
  const said = await until(() => root.querySelector('form [role=status] .notice'))
  expect(said.textContent).toBe(closed)
  submit(root)
  expect(await notice(root)).toBe('Appointment types saved')
  expect(root.querySelector('form .notice')?.textContent).toBe(closed)
})
