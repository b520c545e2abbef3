import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EXPORT_COLUMNS } from '#contract/advisors-export'
import { exampleExportScope } from '#contract/examples/advisors-export.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { openCombobox, pick } from '../../testing/combobox.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/advisors-export'
const GET = 'GET /api/v1/advisors-export'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })

beforeEach(() => answer(GET, exampleExportScope))

type Root = Awaited<ReturnType<typeof open>>['root']
const shown = () => open(PAGE, admin, '.export-column')
const box = (root: Root, name: string) => root.querySelector(`.export-column [name=${name}]`) as HTMLInputElement
const files = (root: Root): Record<string, string>[] =>
  [...root.querySelectorAll('[download]')].map((link) => {
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
    return { pathname, ...(Object.fromEntries(searchParams) as Record<string, string>) }
  })
const said = (root: Root) => root.querySelector('.form-actions .help')?.textContent
const status = (root: Root) => root.querySelector('.export-said')?.textContent
const button = (root: Root, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)

test('redirects users who are not administrators to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['advisors-manager'] } }))
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when loading fails', async () => {
  answer(GET, {}, 500)
  const { root } = await open(PAGE, admin)
  const retry = await until(() => root.querySelector<HTMLElement>('.general-error button'))
  answer(GET, exampleExportScope)
  retry.click()
  await until(() => root.querySelector('.export-column'))
})

test('requires at least one column', async () => {
  const { root } = await shown()
  button(root, 'Select none')?.click()
  await until(() => !files(root).length)
  expect(root.querySelector('.errors p')?.textContent).toBe('Please select at least one column.')
  button(root, 'Select all')?.click()
  await until(() => files(root).length === 2)
  expect(root.querySelector('.errors p')).toBeNull()
})

test('exports the chosen columns in file order, for the chosen branch', async () => {
  const { root } = await shown()
  expect(said(root)).toBe(`612 advisors, ${EXPORT_COLUMNS.length} columns`)
  box(root, 'alias').click()
  await until(() => !files(root)[0]?.columns?.startsWith('alias'))
  box(root, 'alias').click()
  const [branch] = exampleExportScope.branches
  const [, graz] = await openCombobox(root, 'branch')
  expect(graz?.textContent).toBe('Filiale Graz HerrengasseGraz · 14 advisors')
  await pick(root, 'branch', branch?.name ?? '')
  await until(() => said(root) === `14 advisors, ${EXPORT_COLUMNS.length} columns`)
  const asked = { columns: EXPORT_COLUMNS.join(','), organization_uuid: branch?.uuid }
  expect(files(root)).toEqual([
    { pathname: '/api/v1/advisors-export/xlsx', ...asked },
    { pathname: '/api/v1/advisors-export/csv', ...asked }
  ])
})

const CSV = `${GET}/csv`
const XLSX = `${GET}/xlsx`

/** A response whose chunks the test sends one by one. */
function stream(route: string, name: string) {
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    pipe = controller
  }
  const body = new ReadableStream<Uint8Array>({ start })
  answer(route, () => new Response(body, { headers: { 'content-disposition': `attachment; filename="${name}"` } }))
  return {
    send: (text: string) => pipe?.enqueue(new TextEncoder().encode(text)),
    end: () => pipe?.close(),
    fail: () => pipe?.error(new TypeError('network error'))
  }
}

/** The saved files. */
const handed: { name: string; text: Promise<string> }[] = []
function onClick(event: MouseEvent) {
  const link = event.target as HTMLAnchorElement
  if (!link.href?.startsWith('blob:')) return
  event.preventDefault()
  handed.push({ name: link.download, text: fetch(link.href).then((file) => file.text()) })
}
beforeEach(() => {
  handed.length = 0
  document.addEventListener('click', onClick)
})
afterEach(() => document.removeEventListener('click', onClick))

const link = (root: Root, format: 'csv' | 'xlsx') =>
  root.querySelector(`[download][href*="/${format}?"]`) as HTMLAnchorElement
const progress = (root: Root) => root.querySelector<HTMLProgressElement>('.export-progress progress')
const notice = (root: Root) => until(() => root.querySelector('.notification.failure p')?.textContent)

test.each([
  [500, 'Unfortunately, an error has occurred. Please try again later.'],
  [429, 'Too many downloads. Please try again in a minute.']
])('reports a file request answered with %i', async (status, text) => {
  answer(CSV, {}, status)
  const { root } = await shown()
  link(root, 'csv').click()
  expect(await notice(root)).toBe(text)
  expect(progress(root)).toBeNull()
  expect(handed).toEqual([])
})

test('reports an interrupted download, and saves no file', async () => {
  const { send, fail } = stream(CSV, 'advisors.csv')
  const { root } = await shown()
  link(root, 'csv').click()
  send('Alias\r\nanna\r\n')
  await until(() => progress(root)?.value === 1)
  fail()
  expect(await notice(root)).toBe('The download was interrupted. No file was saved. Please try again.')
  expect(progress(root)).toBeNull()
  expect(handed).toEqual([])
})

test('waits for a new session, then fetches the file', async () => {
  answer(CSV, {}, 401)
  answer('GET /api/v1/me', { ...admin.me })
  const { root } = await shown()
  link(root, 'csv').click()
  const again = await until(() => root.querySelector<HTMLElement>('dialog[open] button.session-step'))
  const { send, end } = stream(CSV, 'advisors.csv')
  send('Alias\r\n')
  end()
  again.click()
  await until(() => handed.length)
})

test('counts rows while loading, and saves the file under the server’s name', async () => {
  const { send, end } = stream(CSV, 'advisors.csv')
  const { root } = await shown()
  link(root, 'csv').click()
  await until(() => status(root) === 'Downloading …')
  // a chunk may end between CR and LF
  send('Alias\r')
  send('\nanna\r\n"a\nb"\r\n')
  await until(() => progress(root)?.value === 2)
  expect(progress(root)?.max).toBe(612)
  expect(progress(root)?.labels[0]?.textContent).toBe('2 of 612 advisors')
  link(root, 'csv').click()
  end()
  await until(() => status(root) === '“advisors.csv” has been downloaded.')
  expect(progress(root)).toBeNull()
  expect(handed.map(({ name }) => name)).toEqual(['advisors.csv'])
  expect(await handed[0]?.text).toBe('Alias\r\nanna\r\n"a\nb"\r\n')
  expect(requests.filter(({ url }) => url.includes('/csv'))).toHaveLength(1)
})

test('works, and can be cancelled, without AbortSignal.any', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  const { send, end } = stream(CSV, 'advisors.csv')
  const { root } = await shown()
  link(root, 'csv').click()
  send('Alias\r\nanna\r\n')
  await until(() => progress(root)?.value === 1)
  end()
  await until(() => handed.length)
  stream(CSV, 'advisors.csv')
  link(root, 'csv').click()
  ;(await until(() => button(root, 'Cancel'))).click()
  await until(() => status(root) === 'Download cancelled. No file was saved.')
  expect(requests.at(-1)?.signal.aborted).toBe(true)
  vi.restoreAllMocks()
})

test('shows the size of a compressed file, and returns the focus after cancelling', async () => {
  const { send, end } = stream(XLSX, 'advisors.xlsx')
  const { root } = await shown()
  link(root, 'xlsx').click()
  send('x'.repeat(2500))
  await until(() => progress(root)?.labels[0]?.textContent === '3 kB so far')
  expect(progress(root)?.position).toBe(-1)
  const stop = button(root, 'Cancel')
  stop?.focus()
  stop?.click()
  await until(() => status(root) === 'Download cancelled. No file was saved.')
  await until(() => document.activeElement === link(root, 'xlsx'))
  expect(requests.find(({ url }) => url.includes('/xlsx'))?.signal.aborted).toBe(true)
  end()
  expect(handed).toEqual([])
})

test('focuses the cancelled file’s button', async () => {
  stream(CSV, 'advisors.csv')
  const { root } = await shown()
  link(root, 'csv').click()
  const stop = await until(() => button(root, 'Cancel'))
  stop.focus()
  stop.click()
  await until(() => document.activeElement === link(root, 'csv'))
})
