import { expect, test } from 'vitest'
import {
  exampleCancelled,
  exampleChecked,
  exampleChecking,
  exampleCreatedRows,
  exampleDone,
  exampleMovedRows,
  exampleMoving,
  exampleRefusedRows,
  exampleRunning
} from '#contract/examples/people-import.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { button, texts } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, never, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/people/import'
const CALL = '/api/v1/people-imports'
const ROWS = `GET ${CALL}/${exampleChecked.uuid}/rows`
const me = {
  roles: ['accountadmin' as const],
  alias: null,
  is_institutional: false,
  full_name: 'Ada Admin',
  email_address: 'admin@demo.example'
}

type Root = Awaited<ReturnType<typeof openApp>>['root']
const lists = (...imports: object[]) => answer(`GET ${CALL}`, { imports })
async function open(...imports: object[]): Promise<Root> {
  lists(...imports)
  answer(ROWS, exampleRefusedRows)
  return (await openApp(PAGE, initOf({ me }), '.file-import')).root
}

const sent = (method: string, end: string) =>
  requests.filter((one) => one.method === method && new URL(one.url).pathname.endsWith(end))
const choose = (root: ParentNode, file: File) => {
  const input = root.querySelector('input[type=file]') as HTMLInputElement
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const csv = new File(['Alias\nanna'], 'leute.csv', { type: 'application/vnd.ms-excel' })

test('turns away users who are not administrators', async () => {
  await openApp(PAGE)
  await until(() => path() === '/app/403')
  expect(sent('GET', CALL)).toEqual([])
})

test('shows an error and a retry when loading fails', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await openApp(PAGE, initOf({ me }), '.general-error')
  lists()
  ;(await button(root, 'Try again')).click()
  await until(() => root.querySelector('input[type=file]'))
})

test('offers an upload and a template without a file', async () => {
  const root = await open()
  expect(root.querySelector('.file-import-current')).toBeNull()
  expect(root.querySelector('a[download]')?.getAttribute('href')).toMatch(/\/people-imports\/template$/)
  const help = [...root.querySelectorAll('.file-import-help li')].map(({ textContent }) => textContent)
  expect([help.length, help[0]]).toEqual([6, expect.stringMatching(/^People are matched by alias,/)])
})

test('sends a file as CSV with its name, whatever its type, and shows the check', async () => {
  const root = await open()
  answer(`POST ${CALL}`, exampleChecking, 201)
  lists(exampleChecking)
  choose(root, csv)
  await until(() => root.querySelector('progress'))
  const [request] = sent('POST', CALL)
  expect([new URL(request?.url ?? '').searchParams.get('file_name'), request?.headers.get('content-type')]).toEqual([
    'leute.csv',
    'text/csv'
  ])
  expect(root.querySelector('.import-progress')?.textContent).toBe('Checking the file: 120 of 612 rows')
  expect(root.querySelector('input[type=file]')).toBeNull()
  lists(exampleChecked)
  await until(
    () => root.querySelector('.notice')?.textContent === 'The file has been checked. Nothing has been changed yet.'
  )
})

test('shows a refusal at the field, and allows another file', async () => {
  const root = await open()
  answer(`POST ${CALL}`, { message: 'x', errors: { file: ['This file is empty below its column names.'] } }, 422)
  choose(root, csv)
  await until(() =>
    root.querySelector('.file-import')?.textContent?.includes('This file is empty below its column names.')
  )
  answer(`POST ${CALL}`, { message: 'Another file is being processed.' }, 409)
  choose(root, csv)
  await until(() => root.querySelector('.file-import')?.textContent?.includes('Another file is being processed.'))
})

test('does not send a file that is too large', async () => {
  const root = await open()
  choose(root, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.csv'))
  await until(() => root.querySelector('.file-import')?.textContent?.includes('This file is larger than 5 MB.'))
  expect(sent('POST', CALL)).toEqual([])
})

test('shows the outcomes of a checked file, with refused rows first and expanded', async () => {
  const root = await open(exampleChecked)
  await until(() => root.querySelectorAll('.import-rows li').length === 3)
  const summaries = [...root.querySelectorAll('summary')].map((one) => one.textContent)
  expect(summaries.slice(-4)).toEqual(['3 rejected', '557 unchanged', '12 changed', '40 new'])
  expect([...root.querySelectorAll('.import-rows li')].map((one) => one.textContent)).toContain(
    'Row 17Fritz OhnefilialeBranch: There is no branch with this name.'
  )
  expect(root.querySelector('.file-import')?.textContent).toContain('not imported: Schuhgröße.')
  answer(ROWS, exampleCreatedRows)
  ;(root.querySelector('.import-group.created summary') as HTMLElement).click()
  await until(() => root.querySelectorAll('.import-group.created li').length === 40)
  const hrefs = [...root.querySelectorAll('a[download]')].map((one) => one.getAttribute('href'))
  expect(hrefs[0]).toMatch(new RegExp(`/people-imports/${exampleChecked.uuid}/refused$`))
})

test('counts, explains and marks rows that change someone’s login', async () => {
  const root = await open(exampleMoving)
  const notice = await until(() => root.querySelector('.file-import-current .notice.warning'))
  expect(notice.textContent).toContain('1 row changes a sign-in address.')
  await until(() => root.querySelectorAll('.import-rows li').length === 3)
  answer(ROWS, exampleMovedRows)
  ;(root.querySelector('.import-group.changed summary') as HTMLElement).click()
  await until(() => root.querySelectorAll('.import-group.changed li').length === 12)
  expect(root.querySelectorAll('.import-group.changed .import-mark')).toHaveLength(1)
  expect(root.querySelector('.import-group.changed li')?.textContent).toBe(
    'Row 31Margarete NeumannWill sign in with a different address'
  )
})

test('appends more rows below those shown', async () => {
  const root = await open({ ...exampleChecked, fates: { ...exampleChecked.fates, refused: 6 } })
  answer(ROWS, { ...exampleRefusedRows, total: 6 })
  await until(() => root.querySelectorAll('.import-rows li').length === 3)
  const again = exampleRefusedRows.rows.map((row) => ({ ...row, line: row.line + 1000 }))
  const more = [...root.querySelectorAll('button')].find((one) => one.textContent === 'Show more')
  if (!more) return
  answer(ROWS, { ...exampleRefusedRows, rows: again, total: 6 })
  more.click()
  await until(() => root.querySelectorAll('.import-rows li').length === 6)
})

test('starts the import once, shows its progress, and announces the end', async () => {
  const root = await open(exampleChecked)
  const start = await button(root, 'Import 52 people')
  answer(`POST ${CALL}/${exampleChecked.uuid}/start`, exampleRunning)
  lists(exampleRunning)
  start.click()
  start.click()
  const bar = await until(() => root.querySelector('progress'))
  expect([bar.value, bar.max]).toEqual([321, 612])
  expect(sent('POST', '/start')).toHaveLength(1)
  lists(exampleDone)
  const said = '52 rows were imported, 3 were rejected. The reasons are listed below.'
  await until(() => texts(root, '.notice.warning').includes(said))
  expect(root.querySelector('a[href$="/account-admin/people"]')).not.toBeNull()
})

test.each([
  [{ created: 1, refused: 0 }, 'success', 'The file has been imported.'],
  [{ created: 0, refused: 1 }, 'danger', 'Nothing was imported: 1 row was rejected. The reasons are listed below.']
])('says in the right tone how an import has ended: %j', async (fates, tone, text) => {
  const root = await open({ ...exampleDone, fates: { changed: 0, same: 2, ...fates } })
  await until(() => texts(root, `.notice.${tone}`).includes(text))
})

test('stops and continues the import', async () => {
  const root = await open(exampleRunning)
  answer(`POST ${CALL}/${exampleChecked.uuid}/cancel`, exampleCancelled)
  lists(exampleCancelled)
  ;(await button(root, 'Stop')).click()
  const on = await button(root, 'Continue')
  answer(`POST ${CALL}/${exampleChecked.uuid}/start`, never)
  on.click()
  await until(() => on.getAttribute('aria-busy') === 'true')
})

test('shows a file as being uploaded only while it is', async () => {
  const root = await open(exampleChecked)
  const start = await button(root, 'Import 52 people')
  answer(`POST ${CALL}/${exampleChecked.uuid}/start`, never)
  start.click()
  await until(() => start.getAttribute('aria-busy') === 'true')
  expect(root.querySelector('.file-import')?.textContent).not.toContain('Uploading')
})

test('keeps the focus on the field during the upload, and takes no other file', async () => {
  const root = await open()
  const input = root.querySelector('input[type=file]') as HTMLInputElement
  answer(`POST ${CALL}`, never, 201)
  input.focus()
  choose(root, csv)
  await until(() => root.querySelector('.file-import')?.textContent?.includes('Uploading the file …'))
  choose(root, csv)
  expect([document.activeElement, sent('POST', CALL).length]).toEqual([input, 1])
})

test('keeps the focus on the file when its field disappears, and from one action to the next', async () => {
  const root = await open()
  const isFocused = () => until(() => document.activeElement?.matches('.file-import-current'))
  answer(`POST ${CALL}`, exampleChecking, 201)
  lists(exampleChecking)
  root.querySelector<HTMLElement>('input[type=file]')?.focus()
  choose(root, csv)
  await isFocused()
  const states = [
    ['Stop', 'cancel', exampleCancelled],
    ['Continue', 'start', exampleRunning],
    ['Stop', 'cancel', exampleCancelled]
  ] as const
  for (const [label, step, state] of states) {
    const action = await button(root, label)
    answer(`POST ${CALL}/${exampleChecked.uuid}/${step}`, state)
    lists(state)
    action.focus()
    action.click()
    await until(() => !action.isConnected)
    await isFocused()
  }
})

test('shows an error and a retry when rows fail to load', async () => {
  lists(exampleChecked)
  answer(ROWS, {}, 500)
  const { root } = await openApp(PAGE, initOf({ me }), '.import-group .general-error')
  answer(ROWS, exampleRefusedRows)
  ;(await button(root, 'Try again')).click()
  await until(() => root.querySelectorAll('.import-rows li').length === 3)
})

test('offers no import when no row is valid', async () => {
  const root = await open({ ...exampleChecked, fates: { created: 0, changed: 0, same: 609, refused: 3 } })
  await until(() => root.querySelector('.file-import')?.textContent?.includes('This file changes nothing.'))
  expect(root.querySelector('.button.primary')).toBeNull()
})

test('invites the imported people after confirmation with their number', async () => {
  const root = await open(exampleDone)
  const invite = await button(root, 'Invite the 40 new people')
  invite.click()
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  expect([
    dialog.textContent?.includes('40 people in this file cannot sign in yet.'),
    sent('POST', '/invitations')
  ]).toEqual([true, []])
  answer(`POST ${CALL}/${exampleChecked.uuid}/invitations`, { count: 40 })
  ;(await button(dialog, 'Invite the 40 new people')).click()
  await until(() => root.querySelector('.file-import')?.textContent?.includes('Inviting 40 people.'))
  expect(sent('POST', '/invitations')).toHaveLength(1)
  expect(invite.isConnected).toBe(false)
})
