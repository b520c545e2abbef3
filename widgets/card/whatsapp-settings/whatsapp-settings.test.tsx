import { beforeEach, expect, test } from 'vitest'
import { exampleWhatsAppSettings } from '#contract/examples/whatsapp-settings.example'
import { mount, type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'
import './whatsapp-settings.element.ts'

const own = '/api/v1/advisors/anna-gruber/whatsapp/settings'
const tag = '<advisor-whatsapp-settings alias="anna-gruber"></advisor-whatsapp-settings>'
type Root = Awaited<ReturnType<typeof mount>>['root']

const EMPTY = 'Your OSP User ID cannot be empty'

const input = (root: Root) => root.querySelector('input') as HTMLInputElement
const toggle = (root: Root) => root.querySelector('[role=switch]') as HTMLElement
const save = (root: Root) => root.querySelector('[type=submit]') as HTMLElement
const errors = (root: Root) => [...root.querySelectorAll('.errors p')].map((one) => one.textContent)
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const writes = () => requests.filter(({ method }) => method === 'PUT')
const isBlocked = (root: Root) => save(root).getAttribute('aria-disabled') === 'true'

beforeEach(() => {
  answer(`GET ${own}`, exampleWhatsAppSettings)
  answer(`PUT ${own}`, undefined, 204)
})

test('shows a loading box, then the general error when loading fails', async () => {
  let refuse: (answer: Response) => void = () => {}
  answer(`GET ${own}`, () => new Promise<Response>((resolve) => (refuse = resolve)))
  const { root } = await mount(tag, '.loading-box')
  expect(root.querySelector('form')).toBeNull()
  await until(() => requests.some(({ url }) => url.endsWith(own)))
  refuse(json({}, 500))
  await until(() => root.querySelector('.general-error'))
  expect(root.querySelector('.loading-box, form')).toBeNull()
})

test.each(['', '   '])('switched on with the id %j it cannot be saved', async (id) => {
  const { root } = await mount(tag, 'form')
  type(input(root), id)
  await until(() => errors(root).length)
  expect(errors(root)).toEqual([EMPTY])
  expect(input(root).getAttribute('aria-invalid')).toBe('true')
  expect(isBlocked(root)).toBe(true)
  save(root).click()
  root.querySelector('form')?.requestSubmit()
  expect(writes()).toEqual([])
})

test('shows an error on blur when the id is missing', async () => {
  answer(`GET ${own}`, { whatsapp_enable: false, whatsapp_id: '' })
  const { root } = await mount(tag, 'form')
  expect(isBlocked(root)).toBe(false)
  toggle(root).click()
  await until(() => isBlocked(root))
  expect(errors(root)).toEqual([])
  input(root).focus()
  input(root).blur()
  await until(() => errors(root).length)
  expect(errors(root)).toEqual([EMPTY])
})

test('clears the error and needs no id when turned off', async () => {
  const { root } = await mount(tag, 'form')
  type(input(root), '')
  await until(() => errors(root).length)
  toggle(root).click()
  await until(() => !errors(root).length)
  expect(isBlocked(root)).toBe(false)
  save(root).click()
  expect(await notice(root)).toBe('WhatsApp settings saved')
  expect(await writes()[0]?.json()).toEqual({ whatsapp_enable: false, whatsapp_id: '' })
})

test('reports a failed save and keeps the input', async () => {
  answer(`PUT ${own}`, {}, 500)
  const { root } = await mount(tag, 'form')
  type(input(root), 'NEU7')
  save(root).click()
  expect(await notice(root)).toBe('Unfortunately, an error has occurred. Please try again later.')
  expect(input(root).value).toBe('NEU7')
})

test('shows the server’s message below the id until it is changed', async () => {
  answer(`PUT ${own}`, { message: 'x', errors: { whatsapp_id: ['This ID is not known.'] } }, 422)
  const { root } = await mount(tag, 'form')
  save(root).click()
  await until(() => errors(root).length)
  expect(errors(root)).toEqual(['This ID is not known.'])
  type(input(root), 'NEU7')
  await until(() => !errors(root).length)
})

test('shows the saved values, with the switch as wide as specified', async () => {
  const { root } = await mount(tag, 'form')
  expect(toggle(root).ariaChecked).toBe('true')
  expect(toggle(root).textContent).toBe('EnabledDisabled')
  // labels may be wider in some fonts
  expect(getComputedStyle(toggle(root)).minInlineSize).toBe('85px')
  expect(input(root).value).toBe('ANNA42')
  expect(input(root).labels?.[0]?.textContent).toContain('Your OSP User ID')
  expect(root.querySelector('.field .help')?.textContent).toContain('WhatsApp cannot be activated without it.')
})

test('sends the trimmed id once, with a busy Save button', async () => {
  let release: (response: Response) => void = () => {}
  answer(`PUT ${own}`, () => new Promise<Response>((resolve) => (release = resolve)))
  const { root } = await mount(tag, 'form')
  type(input(root), '  NEU7 ')
  await until(() => root.querySelector('.form-actions .help'))
  save(root).click()
  await until(() => save(root).querySelector('.spinner'))
  expect(isBlocked(root)).toBe(true)
  save(root).click()
  await until(() => writes().length)
  release(json(undefined, 204))
  expect(await notice(root)).toBe('WhatsApp settings saved')
  expect(writes()).toHaveLength(1)
  expect(await writes()[0]?.json()).toEqual({ whatsapp_enable: true, whatsapp_id: 'NEU7' })
  await until(() => !root.querySelector('.form-actions .help'))
})
