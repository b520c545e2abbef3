import { expect, test } from 'vitest'
import { exampleRedirections, exampleRedirectionsPage, exampleTrial } from '#contract/examples/redirections.example'
import type { Redirection, RedirectionsPage } from '#contract/redirections'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { all, button, closed, dialog, texts } from '../../testing/find.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, holding, json, never, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/redirections-management'
const CALL = '/api/v1/redirections'
const me = {
  roles: ['accountadmin' as const],
  alias: null,
  is_institutional: false,
  full_name: 'Ada Admin',
  email_address: 'admin@demo.example'
}
const [off, graz, blocked] = exampleRedirections as [Redirection, Redirection, Redirection]
const pageOf = (redirections: Redirection[], more: Partial<RedirectionsPage> = {}): RedirectionsPage => ({
  ...exampleRedirectionsPage,
  redirections,
  total: redirections.length,
  ...more
})

type Root = Awaited<ReturnType<typeof openApp>>['root']
const open = async (listed: unknown = exampleRedirectionsPage, query = '') => {
  if (listed) answer(`GET ${CALL}`, listed)
  const { root } = await openApp(PAGE + query, initOf({ me }), '.redirections')
  return root
}
const rows = (root: Root) => [...root.querySelectorAll<HTMLElement>('.redirection')]
const shown = async (root: Root, count: number) => {
  await until(() => rows(root).length === count)
  return rows(root)
}
const asked = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))
const lastSearch = () => new URL(asked('GET').at(-1)?.url ?? '').searchParams
const choose = (root: ParentNode, file: File) => {
  const input = root.querySelector('input[type=file]') as HTMLInputElement
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('turns away users who are not administrators', async () => {
  await openApp(PAGE)
  await until(() => path() === '/app/403')
  expect(asked('GET')).toEqual([])
})

test('shows an error and a retry when the list fails to load', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const root = await open('')
  const again = await button(await until(() => root.querySelector('.redirections .general-error')), 'Try again')
  answer(`GET ${CALL}`, exampleRedirectionsPage)
  again.click()
  await shown(root, 4)
})

test('explains what to do when there are none, and how to clear a search without matches', async () => {
  const root = await open(pageOf([]))
  await until(() => texts(root, '.redirection-empty .lead')[0]?.startsWith('No redirects yet.'))
  type(root.querySelector('[name=q]'), 'rates')
  await until(() => texts(root, '.redirection-empty .lead')[0] === 'No redirect matches this search.')
  await until(() => lastSearch().get('q') === 'rates')
  answer(`GET ${CALL}`, exampleRedirectionsPage)
  ;(await until(() => root.querySelector<HTMLElement>('.redirection-empty a'))).click()
  await shown(root, 4)
  await until(() => !location.search)
})

test('shows path, target, kind, status, hits and last hit of each redirect', async () => {
  const [first, second, third] = await shown(await open(), 4)
  expect(
    texts(first as Element, 'th, td')
      .map((text) => text?.replace(/^[A-Z][a-z ]+: /, ''))
      .slice(3, 7)
  ).toEqual(['https://www.alpenbank.example/bausparen', '301, permanent', '0', ''])
  expect(texts(first as Element, 'th .redirection-path')).toEqual(['/bausparen-2019/angebote'])
  expect([first, second].map((row) => row?.querySelector('[role=switch]')?.ariaChecked)).toEqual(['false', 'true'])
  expect(texts(second as Element, '.redirection-hits, .redirection-last')).toEqual(['1', '20 Nov 2026, 16:04'])
  expect(texts(third as Element, '.redirection-hits')).toEqual(['1,284'])
  expect(texts(third as Element, '.redirection-blocked')).toEqual([
    'Not working: old.partner.example is no longer allowed.'
  ])
})

test('keeps search, order and page in the address and applies them', async () => {
  const root = await open(pageOf([graz], { total: 120 }), '?q=graz&sort=hits-desc&page=2')
  await shown(root, 1)
  expect(Object.fromEntries(lastSearch())).toEqual({ q: 'graz', sort: 'hits', direction: 'desc', page: '2' })
  expect(root.querySelector<HTMLAnchorElement>('a[download]')?.href).toContain(`${CALL}/export?q=graz`)
  ;(await until(() => root.querySelector<HTMLElement>('[rel=next]'))).click()
  await until(() => location.search === '?q=graz&sort=hits-desc&page=3')
  const heading = [...root.querySelectorAll<HTMLElement>('.table-sort')].find((one) => one.textContent === 'Last hit')
  heading?.click()
  await until(() => location.search === '?q=graz&sort=last_hit_at-desc')
  await until(() => heading?.closest('th')?.ariaSort === 'descending')
  const order = root.querySelector('[name=sort]') as HTMLSelectElement
  order.value = 'target-asc'
  order.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => location.search === '?q=graz&sort=target-asc')
})

test('adds a redirect and lists it', async () => {
  const root = await open(pageOf([]))
  ;(await button(root, 'New redirect')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=path]'), '/rates')
  type(form.querySelector('[name=target]'), '/app/')
  form.querySelector<HTMLElement>('[value="301"]')?.click()
  answer(`POST ${CALL}`, { ...graz, path: '/rates' }, 201)
  answer(`GET ${CALL}`, pageOf([graz]))
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await closed(root)
  await shown(root, 1)
  expect(await asked('POST')[0]?.json()).toEqual({ path: '/rates', target: '/app/', status: 301, is_active: true })
})

test('shows a refusal at its field, focuses it, and keeps the input', async () => {
  const root = await open(pageOf([]))
  ;(await button(root, 'New redirect')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=path]'), '/app')
  type(form.querySelector('[name=target]'), '/app/')
  answer(`POST ${CALL}`, { message: 'Check', errors: { path: ['Taken.'] } }, 422)
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => texts(form, '.errors p').includes('Taken.'))
  const field = form.querySelector<HTMLInputElement>('[name=path]')
  await until(() => root.querySelector('[name=path]:focus'))
  expect([field?.value, field?.ariaInvalid]).toEqual(['/app', 'true'])
  type(field, '/rates')
  await until(() => !texts(form, '.errors p').length)
})

test('keeps the form when saving fails', async () => {
  const root = await open(pageOf([graz]))
  ;(await button(await shown(root, 1).then(([row]) => row as HTMLElement), 'Edit')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=target]'), '/app/x')
  answer(`PUT ${CALL}/${graz.uuid}`, {}, 500)
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => texts(root, '.notification.failure p').length)
  expect(form.querySelector<HTMLInputElement>('[name=target]')?.value).toBe('/app/x')
})

test('turns a redirect on, and leaves it off when that fails', async () => {
  const root = await open(pageOf([off]))
  const [row] = await shown(root, 1)
  const toggle = row?.querySelector<HTMLElement>('[role=switch]')
  answer(`PUT ${CALL}/${off.uuid}`, {}, 500)
  toggle?.click()
  await until(() => texts(root, '.notification.failure p').length)
  expect(toggle?.ariaChecked).toBe('false')
  answer(`PUT ${CALL}/${off.uuid}`, { ...off, is_active: true })
  toggle?.click()
  await until(() => toggle?.ariaChecked === 'true')
  const { path: from, target, status } = off
  expect(await asked('PUT')[1]?.json()).toEqual({ path: from, target, status, is_active: true })
})

test('says in the server’s words why a redirect cannot be turned on', async () => {
  const root = await open(pageOf([off]))
  await shown(root, 1)
  answer(`PUT ${CALL}/${off.uuid}`, { message: 'Check', errors: { target: ['This host is not allowed.'] } }, 422)
  root.querySelector<HTMLElement>('.redirection [role=switch]')?.click()
  await until(() => texts(root, '.notification.failure p')[0] === 'This host is not allowed.')
})

test('keeps list and focus when both the switch and the reload fail', async () => {
  const root = await open(pageOf([off]))
  const [row] = await shown(root, 1)
  const toggle = row?.querySelector<HTMLElement>('[role=switch]')
  toggle?.focus()
  answer(`PUT ${CALL}/${off.uuid}`, {}, 503)
  answer(`GET ${CALL}`, {}, 503)
  toggle?.click()
  await until(() => texts(root, '.notification.failure p').length)
  await drawn()
  expect(rows(root)).toEqual([row])
  expect(toggle?.matches(':focus')).toBe(true)
})

test('says that a redirect has been deleted elsewhere, and removes it from the list', async () => {
  const root = await open(pageOf([graz]))
  await shown(root, 1)
  answer(`GET ${CALL}`, pageOf([]))
  root.querySelector<HTMLElement>('.redirection [role=switch]')?.click()
  await until(() => texts(root, '.notification.failure p')[0] === 'This redirect has since been deleted.')
  await shown(root, 0)
})

test('asks before deleting, with the consequences, and does nothing when declined', async () => {
  const root = await open(pageOf([blocked]))
  const [row] = await shown(root, 1)
  ;(await button(row as HTMLElement, 'Delete')).click()
  let question = await dialog(root)
  expect(question.textContent).toContain('its 1,284 counted hits will be lost')
  ;(await button(question, 'Cancel')).click()
  await closed(root)
  expect(asked('DELETE')).toEqual([])
  answer(`DELETE ${CALL}/${blocked.uuid}`, undefined, 204)
  answer(`GET ${CALL}`, pageOf([]))
  const wanted = await button(row as HTMLElement, 'Delete')
  wanted.focus()
  wanted.click()
  question = await dialog(root)
  ;(await button(question, 'Delete')).click()
  await closed(root)
  await shown(root, 0)
  // not lost with the removed row
  await until(() => root.querySelector('.redirections :focus, .redirections:focus'))
})

test('mentions no lost hits for a redirect that was never used', async () => {
  const root = await open(pageOf([{ ...blocked, hits: 0 }]))
  const [row] = await shown(root, 1)
  ;(await button(row as HTMLElement, 'Delete')).click()
  const { textContent } = await dialog(root)
  expect(textContent).toContain('will then show an error page. To pause the redirect')
  expect(textContent).not.toContain('counted')
})

const FILE = new File(['path,target\n/rates,/app/'], 'old.csv', { type: 'application/vnd.ms-excel' })
const importing = async (root: Root) => {
  ;(await button(root, 'Import CSV')).click()
  return dialog(root)
}

test('shows the outcome of each row of a file before importing it', async () => {
  const root = await open(pageOf([]))
  const box = await importing(root)
  answer(`POST ${CALL}/import`, ({ url }: Request) =>
    json({ ...exampleTrial, is_trial: new URL(url).searchParams.get('trial') === 'true' })
  )
  choose(box, FILE)
  await until(() => box.querySelector('.import-group'))
  expect(texts(box, 'summary')).toEqual([
    '2 rows cannot be imported',
    '1 unchanged row',
    '1 changed redirect',
    '1 new redirect'
  ])
  expect(texts(box, '.import-group[open] .import-line')).toEqual(['Row 5', 'Row 6'])
  expect(texts(box, '.import-error')[0]).toBe('Path: This path is reserved for the application.')
  answer(`GET ${CALL}`, pageOf([graz]))
  ;(await button(box, 'Import 2 rows')).click()
  await until(() => texts(box, '.notice')[0] === 'Import complete:')
  expect(asked('POST').map(({ url, headers }) => [new URL(url).search, headers.get('content-type')])).toEqual([
    ['?trial=true', 'text/csv'],
    ['?trial=false', 'text/csv']
  ])
  ;(await button(box, 'Close')).click()
  await shown(root, 1)
})

test('reports a file that is unreadable or too large, and allows another', async () => {
  const root = await open(pageOf([]))
  const box = await importing(root)
  choose(box, new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'large.csv'))
  await until(() => texts(box, '.errors p')[0] === 'This file is larger than 4 MB.')
  expect(asked('POST')).toEqual([])
  answer(`POST ${CALL}/import`, { message: 'Check', errors: { file: ['No columns.'] } }, 422)
  choose(box, FILE)
  await until(() => texts(box, '.errors p')[0] === 'No columns.')
  answer(`POST ${CALL}/import`, { is_trial: true, rows: [exampleTrial.rows[2]] })
  choose(box, FILE)
  await until(() => box.textContent?.includes('This file contains nothing to import.'))
  expect(texts(box, '.modal-footer button')).toEqual(['Close'])
})

test('keeps the dialog open during the import to show its outcome', async () => {
  const root = await open(pageOf([]))
  const box = await importing(root)
  answer(`POST ${CALL}/import`, exampleTrial)
  choose(box, FILE)
  const take = await button(box, 'Import 2 rows')
  const held = holding(`POST ${CALL}/import`)
  take.click()
  const reply = await until(held)
  const close = await until(() => all(box, 'button').find(({ textContent }) => textContent === 'Close'))
  await until(() => close.ariaDisabled === 'true')
  close.click()
  reply(json({ ...exampleTrial, is_trial: false }))
  await until(() => texts(box, '.notice')[0] === 'Import complete:')
  await until(() => close.ariaDisabled === 'false')
  ;(await button(box, 'Close')).click()
  await closed(root)
})

test('says that a file is being checked', async () => {
  const root = await open(pageOf([]))
  const box = await importing(root)
  answer(`POST ${CALL}/import`, never)
  choose(box, FILE)
  await until(() => texts(box, '[role=status]').includes('Checking the file …'))
})
