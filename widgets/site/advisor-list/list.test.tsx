import { afterEach, expect, test } from 'vitest'
import { exampleAdvisorList, exampleEmptyList } from '#contract/examples/advisor-list.example'
import { mount, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import './list.element.ts'

const LIST = 'GET /api/v1/advisor-list'
const FALLBACK = '<a href="/advisors">Our advisors</a>'

afterEach(() => history.replaceState(null, '', location.pathname))

const asked = () => requests.filter(({ url }) => url.includes('/api/v1/advisor-list')).map(({ url }) => new URL(url))

async function visit(attributes = '', list: object = exampleAdvisorList) {
  answer(LIST, list)
  return mount(`<advisor-list host="https://bank.example" ${attributes}>${FALLBACK}</advisor-list>`, '.listed')
}
const hrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLAnchorElement>(selector)].map(({ href }) => href)

test.each([403, 422, 503])('an answer of %s leaves what stands inside the tag, and says so', async (status) => {
  answer(LIST, {}, status)
  const { element, root } = await mount(`<advisor-list>${FALLBACK}</advisor-list>`)
  const event = await new Promise<Event>((resolve) => element.addEventListener('advisor-error', resolve))
  expect((event as CustomEvent).detail).toEqual({ reason: 'load' })
  expect(root.querySelector('slot')).not.toBeNull()
})

test('says that there is nobody for the selection', async () => {
  answer(LIST, exampleEmptyList)
  const { root } = await mount(`<advisor-list language="tr">${FALLBACK}</advisor-list>`, '.help')
  expect(root.textContent).toContain('There is no one to show for this selection.')
})

test('asks for what its attributes name, and for nothing that they do not', async () => {
  await visit('branch="graben" topic="0b54a5f4-0d9c-4a57-8f4c-111111111101" language="tr" limit="6"')
  await visit('limit="many"')
  expect(asked().map(({ search }) => search)).toEqual([
    '?branch=graben&topic=0b54a5f4-0d9c-4a57-8f4c-111111111101&language=tr&limit=6',
    ''
  ])
})

test('shows who they are, and leads to their cards and, where they can be booked, to booking', async () => {
  const { root } = await visit()
  expect(hrefs(root, '.listed-name')).toEqual([1, 2, 3].map((at) => `https://bank.example/app/profile/advisor-${at}`))
  expect(hrefs(root, '.listed-book')).toEqual([1, 3].map((at) => `https://bank.example/book/advisor-${at}`))
  const [first, away] = root.querySelectorAll('.listed-person')
  expect(first?.textContent).toContain('Branch Graben')
  expect(away?.textContent).toContain('Away until 3 December 2026.')
  expect(root.querySelector('.listed-book')?.getAttribute('aria-label')).toBe(
    'Book an appointment with Mag. Anna Gruber'
  )
})

test('a branch that was asked for is not named again, and a topic is kept by the links to book', async () => {
  const { root } = await visit('branch="graben" topic="t"')
  expect(root.textContent).not.toContain('Branch Graben')
  expect(hrefs(root, '.listed-book')[0]).toBe('https://bank.example/book/advisor-1?topic=t')
})

test('leads to everyone, narrowed down alike, only if there are more', async () => {
  const { root } = await visit('branch="graben"')
  expect(root.querySelector('[part=all]')).toBeNull()
  const { root: more } = await visit('branch="graben"', { ...exampleAdvisorList, total: 41, pages: 4 })
  expect(hrefs(more, '[part=all]')).toEqual(['https://bank.example/advisors?branch=graben'])
  expect(more.querySelector('[part=all]')?.textContent).toBe('Show all 41 people')
})

test('leads on with the campaign of the page, and with nothing else that stands there', async () => {
  const list = { ...exampleAdvisorList, total: 41, pages: 4 }
  history.replaceState(null, '', '?src=flyer&x=1')
  const { root } = await visit('topic="t"', list)
  expect(hrefs(root, 'a')).toEqual([
    'https://bank.example/app/profile/advisor-1?src=flyer',
    'https://bank.example/book/advisor-1?topic=t&src=flyer',
    'https://bank.example/app/profile/advisor-2?src=flyer',
    'https://bank.example/app/profile/advisor-3?src=flyer',
    'https://bank.example/book/advisor-3?topic=t&src=flyer',
    'https://bank.example/advisors?topic=t&src=flyer'
  ])
  history.replaceState(null, '', '?src=%22%3E%3Cscript%3E')
  const { root: plain } = await visit('topic="t"', list)
  expect(hrefs(plain, 'a').filter((href) => /src|script/.test(href))).toEqual([])
})

test('speaks the language of its surroundings, and follows its attributes', async () => {
  const { element, root } = await visit('lang="de"')
  expect(root.textContent).toContain('Termin buchen')
  answer(LIST, { ...exampleAdvisorList, advisors: exampleAdvisorList.advisors.slice(0, 1) })
  element.setAttribute('language', 'tr')
  await until(() => root.querySelectorAll('.listed-person').length === 1)
  expect(asked().at(-1)?.search).toBe('?language=tr')
})
