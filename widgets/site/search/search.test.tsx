import { afterEach, expect, test } from 'vitest'
import { exampleNothingFound, exampleSearchForm, exampleSearchResult } from '#contract/examples/search.example'
import { drawn, mount, type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests } from '../../testing/network.ts'
import './search.element.ts'

const FORM = 'GET /api/v1/search/form'
const SEARCH = 'GET /api/v1/search/advisors'

afterEach(() => history.replaceState(null, '', location.pathname))

// a form loads once per page, so each test has a form of its own
let count = 0
const tag = (more = '', inside = '<a href="/search">Find</a>') => {
  count += 1
  return `<advisor-search form="form-${count}" ${more}>${inside}</advisor-search>`
}

interface Served {
  form?: object
  result?: object | (() => Response)
  more?: string
  inside?: string
}

async function visit({ form = {}, result = exampleSearchResult, more, inside }: Served = {}) {
  answer(FORM, { ...exampleSearchForm, ...form })
  answer(SEARCH, result as object)
  const { element, root } = await mount(tag(more, inside))
  return {
    element,
    root,
    find: <E extends HTMLElement>(selector: string) => until(() => root.querySelector<E>(selector))
  }
}

const searches = () => requests.filter(({ url }) => url.includes('/api/v1/search/advisors?'))
const asked = () => Object.fromEntries(new URL(searches().at(-1)?.url ?? 'http://none').searchParams)
const submit = (root: ParentNode) => root.querySelector('form')?.requestSubmit()

test.each([404, 503])('a form that answers %s leaves what stands inside the tag, and says so', async (status) => {
  answer(FORM, {}, status)
  const { element, root } = await mount(tag())
  const event = await new Promise<Event>((resolve) => element.addEventListener('advisor-error', resolve))
  expect((event as CustomEvent).detail).toEqual({ reason: 'load' })
  expect(root.querySelector('slot')).not.toBeNull()
})

test('reports a failed search with a retry, keeping input and results', async () => {
  const { element, root, find } = await visit()
  type(await find('[name=name]'), 'Gruber')
  submit(root)
  await find('.found')
  const errorEvent = new Promise<Event>((resolve) => element.addEventListener('advisor-error', resolve))
  answer(SEARCH, () => json({ message: 'No' }, 429, { 'Retry-After': '60' }))
  type(root.querySelector('[name=name]'), 'Hofer')
  submit(root)
  expect(((await errorEvent) as CustomEvent).detail).toEqual({ reason: 'too-often' })
  expect((await find<HTMLInputElement>('[name=name]')).value).toBe('Hofer')
  expect(root.querySelectorAll('.found')).toHaveLength(3)
  answer(SEARCH, exampleNothingFound)
  ;(await find('[role=alert] button')).click()
  await until(() => root.querySelector('h2')?.textContent?.includes('No advisor matches'))
})

test('shows fields in the form’s order, and does not search before it is submitted', async () => {
  const { root, find } = await visit({ form: { fields: ['place', 'language', 'name'] } })
  await find('form')
  expect([...root.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)).toEqual([
    'place',
    'language',
    'name'
  ])
  const choices = [...(await find<HTMLSelectElement>('select')).options].map(({ text }) => text)
  expect(choices).toEqual(['All languages', 'German', 'English', 'Turkish'])
  expect(searches()).toEqual([])
})

test('sends the criteria with the form, and focuses the results', async () => {
  const { root, find } = await visit()
  type(await find('[name=name]'), ' Grubr ')
  type(await find('[name=place]'), 'Wien')
  submit(root)
  await find('.found')
  expect(asked()).toEqual({ name: 'Grubr', place: 'Wien', form: `form-${count}` })
  await until(() => (root as ShadowRoot).activeElement?.className === 'found-box')
  expect(root.querySelector('h2')?.textContent).toBe('3 people found')
  expect(root.querySelector('.found-branches')?.textContent).toContain('Graben 21')
})

test('shows what the form configures, with links to profile and booking', async () => {
  const { root, find } = await visit()
  type(await find('[name=name]'), 'Gruber')
  submit(root)
  const first = await find('.found')
  expect(first.querySelector('h3 a')?.getAttribute('href')).toMatch(/\/app\/profile\/advisor-1\?ref=searchName$/)
  expect(first.querySelector('.found-book')?.getAttribute('href')).toMatch(/\/book\/advisor-1$/)
  expect(first.textContent).toContain('Speaks German, English and Turkish')
  // in the branch's time zone
  expect(first.querySelector('.found-free')?.textContent).toMatch(/^Next free time: Mon.*30.*9:30/)
  const last = root.querySelectorAll('.found')[2]
  expect(last?.querySelector('.found-book, .found-free')).toBeNull()
  expect(last?.textContent).toContain('Away until 3 December 2026.')
})

test('hides what the form leaves out, and reports no search by name without a name', async () => {
  const { root, find } = await visit({ form: { shown: [], layout: 'list' } })
  type(await find('[name=place]'), 'Wien')
  submit(root)
  const first = await find('.list .found')
  expect(first.textContent).toBe('Mag. Anna Gruber')
  expect(first.querySelector('a')?.getAttribute('href')).toMatch(/\/app\/profile\/advisor-1$/)
  expect(root.querySelector('.found-photo')).toBeNull()
})

test('lists the results of a form with presets from the start, without taking the focus', async () => {
  const { root, find } = await visit({ form: { is_listed: true } })
  await find('.found')
  expect(asked()).toEqual({ form: `form-${count}` })
  expect((root as ShadowRoot).activeElement).toBeNull()
})

test('leaves what stands inside until the list of a form with presets is there too, or has failed', async () => {
  answer(FORM, { ...exampleSearchForm, is_listed: true })
  const held = holding(SEARCH)
  const { root } = await mount(tag())
  const reply = await until(held)
  await drawn()
  expect([root.querySelector('slot') !== null, root.querySelector('form')]).toEqual([true, null])
  reply(json({ message: 'No' }, 429, { 'Retry-After': '60' }))
  await until(() => root.querySelector('form'))
  expect(root.querySelector('[role=alert]')).not.toBeNull()
})

test('pages through results, and suggests narrowing many', async () => {
  const { root, find } = await visit({ result: { ...exampleSearchResult, total: 90, pages: 8 } })
  type(await find('[name=place]'), 'Wien')
  submit(root)
  const next = await find('.found-pages button')
  expect(root.querySelector('.found-summary')?.textContent).toContain('narrow them down')
  answer(SEARCH, { ...exampleSearchResult, total: 90, page: 2, pages: 8 })
  next.click()
  await until(() => root.querySelectorAll('.found-pages button').length === 2)
  expect(asked()).toMatchObject({ place: 'Wien', page: '2' })
})

test('suggests what may help when nothing matches, and resets the form', async () => {
  const { root, find } = await visit({ result: exampleNothingFound })
  type(await find('[name=name]'), 'Xylophon')
  submit(root)
  await until(() => root.textContent?.includes('Try part of the name'))
  ;(await find('.found-summary button')).click()
  await until(() => !root.querySelector('.found-summary'))
  expect((await find<HTMLInputElement>('[name=name]')).value).toBe('')
})

test.each([true, false])('emptying the form moves the focus to its first field (all listed: %s)', async (is_listed) => {
  const { root, find } = await visit({ form: { is_listed, fields: ['place', 'name'] } })
  if (is_listed) await find('.found-box')
  type(await find('[name=place]'), 'Wien')
  submit(root)
  const reset = await find('.found-summary button')
  await until(() => (root as ShadowRoot).activeElement?.className === 'found-box')
  const before = searches().length
  reset.focus()
  reset.click()
  await until(() => ((root as ShadowRoot).activeElement as HTMLInputElement)?.name === 'place')
  expect((await find<HTMLInputElement>('[name=place]')).value).toBe('')
  if (!is_listed) return
  await until(() => searches().length > before && !root.querySelector('[aria-busy=true]'))
  expect(((root as ShadowRoot).activeElement as HTMLInputElement)?.name).toBe('place')
})

test('ignores a response that a later search has superseded', async () => {
  let first: (response: Response) => void = () => {}
  const { root, find } = await visit()
  answer(SEARCH, () => new Promise<Response>((resolve) => (first = resolve)))
  type(await find('[name=name]'), 'A')
  submit(root)
  await until(() => searches().length === 1)
  answer(SEARCH, exampleNothingFound)
  submit(root)
  await until(() => root.textContent?.includes('No advisor matches'))
  first(json(exampleSearchResult))
  await drawn()
  expect(root.textContent).toContain('No advisor matches')
})

test('leads on with the campaign of the page, which each search keeps in its address', async () => {
  history.replaceState(null, '', '?src=flyer&x=1')
  const inside = '<form><input name="name" value="Gruber"><button>Go</button></form>'
  const { element, root, find } = await visit({ more: 'mode="page"', inside })
  const submitted = () => new SubmitEvent('submit', { bubbles: true, cancelable: true })
  await until(() => element.querySelector('form')?.dispatchEvent(submitted()) === false)
  await find('.found')
  expect(location.search).toBe(`?form=form-${count}&name=Gruber&src=flyer`)
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.found-results a')].map(({ href }) => href)
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((href) => !/[?&]src=flyer$/.test(href))).toEqual([])
})

test('keeps the server-rendered results until the first search, which has its own address', async () => {
  const inside = '<form><input name="name" value="Gruber"><button>Go</button></form>'
  const { element, root, find } = await visit({ more: 'mode="page"', inside })
  await until(() => requests.some(({ url }) => url.includes(`form-${count}`)))
  await until(() => root.querySelector('slot'))
  await drawn()
  expect(searches()).toEqual([])
  // submitted for real before the widget listens, the form would leave the page
  const submitted = () => new SubmitEvent('submit', { bubbles: true, cancelable: true })
  await until(() => element.querySelector('form')?.dispatchEvent(submitted()) === false)
  await find('.found')
  expect(location.search).toBe(`?form=form-${count}&name=Gruber`)
  expect((await find<HTMLInputElement>('[name=name]')).value).toBe('Gruber')
})
