import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CustomLinkKind } from '#contract/custom-links'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { exampleCustomLinks, exampleOwnLinks } from '#contract/examples/custom-links.example'
import { allSaved, initOf, open as openApp, path, prepareApp, pressSave } from '../../app/testing.ts'
import { button, closed, dialog, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/custom-links-management'
const CALL = '/api/v1/custom-links'
const me = {
  roles: ['accountadmin' as const],
  alias: null,
  is_institutional: false,
  full_name: 'Ada Admin',
  email_address: 'admin@demo.example'
}
const [linkedIn, own, xing] = exampleCustomLinks as [CustomLinkKind, CustomLinkKind, CustomLinkKind]

type Root = Awaited<ReturnType<typeof openApp>>['root']
const open = async (kinds: unknown = exampleCustomLinks, status = 200) => {
  answer(`GET ${CALL}`, kinds, status)
  const { root } = await openApp(PAGE, initOf({ me }), '.link-management')
  return root
}
const rows = (root: Root) => [...root.querySelectorAll<HTMLElement>('.link-kind')]
const shown = async (root: Root, count: number) => {
  await until(() => rows(root).length === count)
  return rows(root) as [HTMLElement, ...HTMLElement[]]
}
const asked = (method: string) => requests.filter((one) => one.method === method && one.url.includes('/custom-links'))

test('turns away users who are not administrators', async () => {
  await openApp(PAGE)
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when the list fails to load', async () => {
  const root = await open({}, 500)
  const again = await button(await until(() => root.querySelector('.link-management .general-error')), 'Try again')
  answer(`GET ${CALL}`, exampleCustomLinks)
  again.click()
  await shown(root, 4)
})

test('explains custom links when there are none', async () => {
  const root = await open([])
  await until(() => texts(root, '.link-list .lead')[0]?.startsWith('There are no links yet.'))
})

test('shows each link with its pattern, number of users and status', async () => {
  const [first, second, third] = await shown(await open(), 4)
  const cells = (row: Element) => texts(row, 'td:is([data-column=pattern], [data-column=used])')
  expect(cells(first)).toEqual(['Address: https://www.linkedin.com/in/{value}', 'Entered by: 412 advisors'])
  expect(cells(second as Element)[0]).toBe('Address: Any https address')
  expect([first, third].map((row) => row?.querySelector('[role=switch]')?.ariaChecked)).toEqual(['true', 'false'])
})

test('creates a link for a name within an address, or for any address', async () => {
  const root = await open([])
  ;(await button(root, 'New link')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=label]'), 'Ratings')
  form.querySelector<HTMLElement>('[value=star]')?.click()
  type(form.querySelector('[name=pattern]'), 'https://www.ratings.example/{value}')
  answer(`POST ${CALL}`, { message: 'Check', errors: { pattern: ['No pattern.'] } }, 422)
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => texts(form, '.errors p').includes('No pattern.'))
  await until(() => root.querySelector('[name=pattern]:focus'))
  form.querySelector<HTMLElement>('[name=kind][value=any]')?.click()
  await until(() => !form.querySelector('[name=pattern]'))
  answer(`POST ${CALL}`, own, 201)
  answer(`GET ${CALL}`, [own])
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await closed(root)
  await shown(root, 1)
  expect(await Promise.all(asked('POST').map((one) => one.json()))).toEqual([
    { icon: 'star', label: 'Ratings', pattern: 'https://www.ratings.example/{value}', is_retired: false },
    { icon: 'star', label: 'Ratings', pattern: '{value}', is_retired: false }
  ])
})

test('warns what a changed pattern does to entered values, and keeps it when saving fails', async () => {
  const root = await open()
  const [first] = await shown(root, 4)
  ;(await button(first, 'Edit')).click()
  const form = await dialog(root)
  expect(form.querySelector('.notice')).toBeNull()
  type(form.querySelector('[name=pattern]'), 'https://www.linkedin.com/pub/{value}')
  await until(() => texts(form, '.notice')[0]?.startsWith('The entries of 412 advisors'))
  answer(`PUT ${CALL}/${linkedIn.uuid}`, {}, 500)
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => texts(root, '.notification.failure p').length)
  expect(form.querySelector<HTMLInputElement>('[name=pattern]')?.value).toBe('https://www.linkedin.com/pub/{value}')
})

test('asks before retiring a link in use; retires unused ones and restores retired ones immediately', async () => {
  const root = await open()
  const [first, , third] = await shown(root, 4)
  first.querySelector<HTMLElement>('[role=switch]')?.click()
  const question = await dialog(root)
  expect(question.textContent).toContain('“LinkedIn” disappears from the cards of 412 advisors')
  answer(`PUT ${CALL}/${linkedIn.uuid}`, { ...linkedIn, is_retired: true })
  ;(await button(question, 'Retire')).click()
  await closed(root)
  await until(() => first.querySelector('[role=switch]')?.ariaChecked === 'false')
  answer(`PUT ${CALL}/${xing.uuid}`, { ...xing, is_retired: false })
  await until(() => third?.querySelector('[role=switch]')?.ariaDisabled !== 'true')
  third?.querySelector<HTMLElement>('[role=switch]')?.click()
  await until(() => third?.querySelector('[role=switch]')?.ariaChecked === 'true')
  expect((await asked('PUT')[1]?.json())?.is_retired).toBe(false)
})

test('asks before deleting, with the number of affected advisors', async () => {
  const root = await open()
  const [first] = await shown(root, 4)
  ;(await button(first, 'Delete')).click()
  const question = await dialog(root)
  expect(question.textContent).toContain('412 advisors have entered “LinkedIn”')
  ;(await button(question, 'Cancel')).click()
  await closed(root)
  expect(asked('DELETE')).toEqual([])
  answer(`DELETE ${CALL}/${linkedIn.uuid}`, undefined, 204)
  ;(await button(first, 'Delete')).click()
  ;(await button(await dialog(root), 'Delete')).click()
  await shown(root, 3)
})

test('moves a link, announces its position, and keeps the focus', async () => {
  const root = await open()
  await shown(root, 4)
  answer(`PUT ${CALL}-order`, undefined, 204)
  const down = root.querySelector<HTMLElement>('[aria-label="Move LinkedIn down"]')
  down?.focus()
  down?.click()
  await until(() => texts(root, '[role=status]').includes('LinkedIn, now in position 2 of 4'))
  expect(texts(root, '.link-label')[1]).toContain('LinkedIn')
  expect(root.querySelector(':focus')?.ariaLabel).toBe('Move LinkedIn down')
  expect((await asked('PUT')[0]?.json())?.uuids.slice(0, 2)).toEqual([own.uuid, linkedIn.uuid])
})

test('reports a failed move and restores the server’s order', async () => {
  const root = await open()
  await shown(root, 4)
  answer(`PUT ${CALL}-order`, {}, 500)
  root.querySelector<HTMLElement>('[aria-label="Move LinkedIn down"]')?.click()
  await until(() => texts(root, '.notification.failure p').length)
  await until(() => texts(root, '.link-label')[0] === 'LinkedIn')
})

const OWN = 'GET /api/v1/advisors/anna-gruber/custom-links'
const SAVE = 'PUT /api/v1/advisors/anna-gruber/custom-links'
const openCard = async (links: unknown = exampleOwnLinks, status = 200) => {
  answer('GET /api/v1/advisors/anna-gruber', exampleAdvisor)
  answer(OWN, links, status)
  answer('GET /api/v1/advisors/anna-gruber/text-descriptions', [])
  answer('GET /api/v1/advisors/anna-gruber/tags', { tags: [] })
  answer('GET /api/v1/advisors/anna-gruber/contact-options', exampleCardOptions)
  const { root } = await openApp('/my-card', initOf(), '.section')
  return until(() => root.querySelector<HTMLElement>('[aria-label="Links"]'))
}
const field = (card: ParentNode, index: number) =>
  until(() => [...card.querySelectorAll<HTMLInputElement>('input')][index])

test('says when an advisor’s links fail to load or there are none', async () => {
  const failed = await openCard({}, 500)
  await until(() => failed.querySelector('.general-error'))
})

test('says that the institution offers no links', async () => {
  const card = await openCard([])
  await until(() => texts(card, '.lead').includes('Your institution offers no links.'))
})

test('lets an advisor enter their part, and shows an error for a value that does not fit', async () => {
  const card = await openCard()
  expect((await field(card, 0)).value).toBe('anna-gruber')
  expect(texts(card, '.help')[0]).toBe('The part in place of the dots: https://www.linkedin.com/in/…')
  type(await field(card, 1), 'page.example')
  answer(SAVE, { message: 'Check', errors: { [own.uuid]: ['No address.'] } }, 422)
  await pressSave(card)
  await until(() => texts(card, '.errors p').includes('No address.'))
  expect((await field(card, 1)).value).toBe('page.example')
  type(await field(card, 1), 'https://page.example')
  const saved = exampleOwnLinks.map((link) =>
    link.uuid === own.uuid ? { ...link, value: 'https://page.example' } : link
  )
  answer(SAVE, saved)
  await pressSave(card)
  await allSaved(card)
  expect(await asked('PUT')[1]?.json()).toEqual(saved.map(({ uuid, value }) => ({ uuid, value })))
})

test('what is entered stands in one line of an address that wraps', async () => {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const [row] = await shown(await open(), 4)
  const cell = row?.querySelector('[data-column=pattern]') as HTMLElement
  const widths = ['12em', '10em', '8em', '6em'].map((width) => {
    Object.assign((cell.firstElementChild as HTMLElement).style, { inlineSize: width })
    return cell.querySelector('.link-placeholder')?.getClientRects().length
  })
  expect(widths).toEqual([1, 1, 1, 1])
})
