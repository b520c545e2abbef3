import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { conflict, tagged } from '../../testing/conflict.ts'
import { all, texts } from '../../testing/find.ts'
import { mount, type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'
import './topics.element.ts'

const own = '/api/v1/advisors/anna-gruber/appointment-topics'
const tag = '<advisor-topics alias="anna-gruber" header="Topics"></advisor-topics>'
type Root = Awaited<ReturnType<typeof mount>>['root']

const input = (root: Root) => root.querySelector('input') as HTMLInputElement
const submit = (root: Root) => root.querySelector<HTMLElement>('[type=submit]')?.click()
const saved = () => requests.findLast(({ method }) => method === 'PUT')
const open = async (root: Root) => {
  input(root).click()
  await until(() => root.querySelector('[role=option]'))
}
const choose = async (root: Root, index: number) => {
  await open(root)
  all(root, '[role=option]')[index]?.click()
}

beforeEach(() => {
  answer('GET /api/v1/configurations/online-appointments', { isTopicsEnabled: true })
  answer('GET /api/v1/appointment-topics', exampleTopics)
  answer(`GET ${own}`, exampleAssignments.slice(0, 1))
})

test('shows an error and a retry when loading fails', async () => {
  answer('GET /api/v1/appointment-topics', {}, 400)
  const { root } = await mount(tag, '.general-error')
  expect(root.querySelector('.general-error')?.textContent).toContain('Whoops!')
  await until(() => root.querySelector('[role=alert] .notification'))
  answer('GET /api/v1/appointment-topics', exampleTopics)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('form'))
})

test('tells the page about a refused request', async () => {
  const errorEvent = () => new Promise((resolve) => document.addEventListener('advisor-error', resolve, { once: true }))
  answer(`GET ${own}`, {}, 401)
  const load = errorEvent()
  const { root } = await mount(tag, '.general-error')
  expect(await load).toMatchObject({ detail: { reason: 'load' }, bubbles: true, composed: true })
  answer(`GET ${own}`, exampleAssignments.slice(0, 1))
  answer(`PUT ${own}`, {}, 401)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('form'))
  const save = errorEvent()
  submit(root)
  expect(await save).toMatchObject({ detail: { reason: 'save' } })
})

test('offers no choice while topics are switched off', async () => {
  answer('GET /api/v1/configurations/online-appointments', { isTopicsEnabled: false })
  const { root } = await mount(tag, '.general-error')
  expect(root.querySelector('.general-error details')?.textContent).toContain('#403')
})

test('says before and after saving that without a topic no one can book online', async () => {
  const closed = 'While no topic is chosen, customers cannot book you online.'
  answer(`PUT ${own}`, undefined, 204)
  const { root } = await mount(tag, 'form')
  expect(root.querySelector('form .notice')).toBeNull()
  root.querySelector<HTMLElement>('[aria-label="Remove Home loan"]')?.click()
  await until(() => texts(root, 'form [role=status] .notice')[0] === closed)
  const boxOf = (selector: string) => (root.querySelector(selector) as HTMLElement).getBoundingClientRect()
  expect(boxOf('form .notice').top - boxOf('form .multi-box').bottom).toBeGreaterThan(8)
  submit(root)
  await until(() => texts(root, '.notification p')[0] === 'Topics saved')
  expect(texts(root, 'form .notice')).toEqual([closed])
})

test('keeps a refused choice, with the reason at the field', async () => {
  answer(`PUT ${own}`, { message: 'x', errors: { '0': ['This topic was withdrawn.'] } }, 422)
  const { root } = await mount(tag, 'form')
  await choose(root, 1)
  await until(() => all(root, '.chip').length === 2)
  submit(root)
  await until(() => root.querySelector('.errors p'))
  expect(texts(root, '.errors p')).toEqual(['This topic was withdrawn.'])
  expect(input(root).getAttribute('aria-invalid')).toBe('true')
  expect(texts(root, '.chip')).toEqual(['Home loan', 'Account and cards'])
  await until(() => texts(root, '.notification p')[0] === 'Please check these entries')
})

test('shows topic, comment and duration of each option', async () => {
  const { root } = await mount(tag, 'form')
  await open(root)
  expect(texts(root, '.topic-length')).toEqual(['1 h', '30 min', '1 h 30 min'])
  expect(texts(root, '[role=option]')[1]).toContain('Opening, changing or closing an account.')
  expect(all(root, '[role=option]').map((one) => one.ariaSelected)).toEqual(['true', 'false', 'false'])
})

test('filters the options and says when none match', async () => {
  const { root } = await mount(tag, 'form')
  type(input(root), 'savíngs')
  await until(() => all(root, '[role=option]').length === 1)
  type(input(root), 'pension')
  await until(() => root.querySelector('.multi-note'))
  expect(texts(root, '.multi-note')).toEqual(['No elements found. Consider changing the search query.'])
})

test('saves the choice as uuids, once, and confirms it', async () => {
  let release: (response: Response) => void = () => undefined
  const held = new Promise<Response>((resolve) => {
    release = resolve
  })
  answer(`PUT ${own}`, () => held)
  const { root } = await mount(tag, 'form')
  await choose(root, 2)
  await until(() => all(root, '.chip').length === 2)
  root.querySelector<HTMLElement>('[aria-label="Remove Home loan"]')?.click()
  await until(() => root.querySelector('.form-actions .help'))
  submit(root)
  await until(() => root.querySelector('[aria-busy=true]'))
  submit(root)
  release(json(undefined, 204))
  await until(() => root.querySelector('[role=status] .notification'))
  await until(() => texts(root, '.notification p')[0] === 'Topics saved')
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(await saved()?.json()).toEqual([{ uuid: exampleTopics[2]?.uuid }])
  expect(root.querySelector('.form-actions .help')).toBeNull()
})

test('can be opened, chosen from and cleared by keyboard', async () => {
  const { root } = await mount(tag, 'form')
  const press = (key: string) =>
    input(root).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
  input(root).focus()
  press('ArrowDown')
  await until(() => root.querySelector('.option.active'))
  press('ArrowDown')
  await until(() => all(root, '.option')[1]?.classList.contains('active'))
  press('Enter')
  await until(() => all(root, '.chip').length === 2)
  press('Escape')
  await until(() => root.querySelector<HTMLElement>('.multi-menu')?.hidden)
  press('Backspace')
  await until(() => all(root, '.chip').length === 1)
})

test('the open list covers nothing of what saves it, which one press reaches', async () => {
  answer(`PUT ${own}`, undefined, 204)
  const { root } = await mount(tag, 'form')
  await choose(root, 2)
  await until(() => all(root, '.chip').length === 2)
  const list = await until(() => root.querySelector<HTMLElement>('.multi-menu:not([hidden])'))
  const save = await until(() => root.querySelector<HTMLElement>('.form-actions [type=submit]'))
  expect(save.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().bottom)
  await userEvent.click(save)
  await until(() => root.querySelector('[role=status] .notification'))
  await until(() => texts(root, '.notification p')[0] === 'Topics saved')
})

test('two advisors on a page do not share their choice', async () => {
  answer('GET /api/v1/advisors/otto/appointment-topics', [])
  const first = await mount(tag, 'form')
  const second = await mount('<advisor-topics alias="otto"></advisor-topics>', 'form')
  expect(all(first.root, '.chip')).toHaveLength(1)
  expect(all(second.root, '.chip')).toHaveLength(0)
})

test('a topic that has been removed elsewhere stays away, and what is chosen here stays', async () => {
  const [loan, , savings] = exampleAssignments
  answer(`GET ${own}`, tagged(exampleAssignments.slice(0, 2), 'a'))
  answer(`PUT ${own}`, conflict)
  const { root } = await mount(tag, 'form')
  await choose(root, 2)
  await until(() => all(root, '.chip').length === 3)
  answer(`GET ${own}`, tagged([loan], 'b'))
  submit(root)
  const box = await until(() => root.querySelector<HTMLElement>('[role=alert] .notice.warning'))
  expect(texts(root, '.chip')).toEqual(['Home loan', 'Savings and investments'])
  await until(() => texts(box, 'li').length)
  expect(texts(box, 'li')).toEqual(['Account and cards: no'])
  box.querySelector<HTMLElement>('button:not(.primary)')?.click()
  await until(() => all(root, '.chip').length === 1)
  root.querySelector<HTMLElement>('.notice.warning button:not(.primary)')?.click()
  await until(() => all(root, '.chip').length === 2)
  answer(`PUT ${own}`, undefined, 204)
  submit(root)
  await until(() => texts(root, '.notification p')[0] === 'Topics saved')
  expect(await saved()?.json()).toEqual([loan, savings])
  expect(new URL(saved()?.url ?? '').searchParams.get('revision')).toBe('b'.repeat(32))
})
