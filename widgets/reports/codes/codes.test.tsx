import jsQR from 'jsqr'
import { beforeEach, expect, test } from 'vitest'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleCampaigns, exampleReportScope } from '#contract/examples/reports.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { nameOf, openCombobox, pick } from '../../testing/combobox.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { codeFile, sheetOf } from './code-files.ts'

prepareApp()

const PAGE = '/reports/codes'
const CAMPAIGNS = '/api/v1/reports/sessions/campaigns'
const [topic] = exampleTopics
const marketing = { me: { roles: ['marketing-manager' as const], full_name: 'Mara Marketing' } }
const DOT =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="#c00"/></svg>'
  )

beforeEach(() => {
  answer('GET /api/v1/reports', exampleReportScope)
  answer(`GET ${CAMPAIGNS}`, exampleCampaigns)
  answer('GET /api/v1/appointment-topics', [{ ...topic, advisors: ['anna-gruber'] }])
})

const shown = async () => (await open(PAGE, initOf(marketing), '.codes')).root
const linkIn = (root: ParentNode) => root.querySelector('.code-address a')?.textContent
const field = (root: ParentNode) => root.querySelector<HTMLInputElement>('input[name=campaign]')

function lead(root: ParentNode, to: string) {
  const select = root.querySelector<HTMLSelectElement>('select[name=to]') as HTMLSelectElement
  select.value = to
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test.each([
  ['an advisor', initOf({ me: { roles: ['stduser'] } })],
  ['without the module everyone', initOf({ ...marketing, off: 'reports' })]
])('redirects %s to /403', async (_who, init) => {
  await open(PAGE, init)
  await until(() => path() === '/app/403')
})

test('those who write the pages to which codes lead make them, too', async () => {
  const { root } = await open(PAGE, initOf({ me: { roles: ['content-manager'] } }), '.codes')
  await until(() => root.querySelector('input[name=campaign]'))
})

test('shows what came of the campaigns of a period, which the address names', async () => {
  const root = await shown()
  const rows = await until(() => {
    const found = [...root.querySelectorAll('.funnel tbody tr')]
    return found.length > 0 && found
  })
  const cells = [...(rows[0]?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells).toEqual(['flyer', '412', '317.5% of visits', '122.9% of visits'])
  // each bar is as long as the share below it
  const bars = rows.map((row) => [...row.querySelectorAll('meter')].map(({ value, max }) => value / max))
  expect(bars).toEqual(
    exampleCampaigns.map(({ visits, booked, requested }) => [visits / 412, booked / visits, requested / visits])
  )
  const select = root.querySelector<HTMLSelectElement>('select[name=period]') as HTMLSelectElement
  select.value = 'last-month'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => location.search === '?period=last-month')
  const asked = () => requests.filter(({ url }) => url.includes(CAMPAIGNS)).map(({ url }) => new URL(url).search)
  await until(() => asked().length === 2)
  expect(asked()).toEqual(['?period=last-30-days', '?period=last-month'])
})

test('offers people and branches with a public page', async () => {
  const root = await shown()
  const names = (await openCombobox(root, 'owner')).map(nameOf)
  expect(names[0]).toBe('Filiale Wien Innere Stadt')
  expect(names).toContain('Mag. Anna Gruber')
  expect(names).not.toContain('Filiale Graz Herrengasse')
})

test('leads to a card, a branch’s page, and booking with and without a topic, with the campaign', async () => {
  const root = await shown()
  expect(root.textContent).toContain('Choose where the code leads')
  await pick(root, 'owner', 'Mag. Anna Gruber')
  await until(() => linkIn(root) === `${location.origin}/app/profile/anna-gruber`)
  type(field(root), 'flyer-spring')
  await until(() => linkIn(root) === `${location.origin}/app/profile/anna-gruber?src=flyer-spring`)
  lead(root, 'booking')
  await until(() => linkIn(root) === `${location.origin}/book/anna-gruber?src=flyer-spring`)
  await pick(root, 'topic', topic?.topic ?? '')
  await until(() => linkIn(root) === `${location.origin}/book/anna-gruber?topic=${topic?.uuid}&src=flyer-spring`)
  await pick(root, 'owner', 'Filiale Wien Innere Stadt')
  await until(() => linkIn(root) === `${location.origin}/book/branch/wien-innere-stadt?src=flyer-spring`)
  lead(root, 'page')
  await until(() => linkIn(root) === `${location.origin}/app/f/wien-innere-stadt?src=flyer-spring`)
  expect(root.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('src=flyer-spring')
})

test('leads to a page of the institution and to who advises on a topic, with the campaign', async () => {
  const root = await shown()
  await pick(root, 'owner', 'Mag. Anna Gruber')
  lead(root, 'booking')
  type(field(root), 'plakat')
  await pick(root, 'owner', 'Zuhause finanzieren')
  await until(() => linkIn(root) === `${location.origin}/p/zuhause?src=plakat`)
  // a page has no booking of its own
  expect(root.querySelector('select[name=to]')).toBeNull()
  await pick(root, 'owner', topic?.topic ?? '')
  await until(() => linkIn(root) === `${location.origin}/search?topic=${topic?.uuid}&src=plakat`)
})

test('offers no topics where there is no search', async () => {
  const { root } = await open(PAGE, initOf({ ...marketing, off: 'searchengine' }), '.codes')
  expect((await openCombobox(root, 'owner')).map(nameOf)).not.toContain(topic?.topic)
})

test('makes no code for a word that is not counted, nor where nothing can be booked', async () => {
  answer('GET /api/v1/appointment-topics', [])
  const root = await shown()
  await pick(root, 'owner', 'Mag. Anna Gruber')
  for (const word of ['Flyer', 'fly er', 'x'.repeat(41), 'ü']) {
    type(field(root), word)
    await until(() => field(root)?.getAttribute('aria-invalid') === 'true' && !linkIn(root))
  }
  type(field(root), '')
  await until(() => linkIn(root))
  lead(root, 'booking')
  await until(() => root.textContent?.includes('No appointment can be booked there online.'))
  expect(root.querySelector('svg[role=img]')).toBeNull()
})

const TEXT = 'https://bank.example/app/profile/anna-gruber?src=flyer-spring'

/** What a reader sees in a picture, and how high it is for its width. */
async function readIn(file: Blob) {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 800
  canvas.height = Math.round((800 * image.naturalHeight) / image.naturalWidth)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { text: jsQR(data, width, height)?.data, share: height / width, width: image.naturalWidth }
}

test.each(['svg', 'png'] as const)('a reader reads the code in the %s, which has the logo below', async (format) => {
  const plain = await sheetOf(TEXT, undefined)
  const logo = await sheetOf(TEXT, DOT)
  if (!plain || !logo) throw new Error('no code')
  const without = await codeFile(plain, format, 'anna')
  const file = await codeFile(logo, format, 'anna')
  expect([file.name, file.type]).toEqual([`anna.${format}`, format === 'svg' ? 'image/svg+xml' : 'image/png'])
  expect(await readIn(without)).toMatchObject({ text: TEXT, share: 1 })
  const read = await readIn(file)
  expect([read.text, read.share > 1.1]).toEqual([TEXT, true])
  expect(read.width).toBeGreaterThanOrEqual(1000)
})

test('a logo that cannot be read is left out', async () => {
  expect(await sheetOf(TEXT, 'data:image/png,nothing')).toEqual(await sheetOf(TEXT, undefined))
})

test('the PDF names the place of each of its objects, and the lengths of its streams', async () => {
  for (const logo of [undefined, DOT]) {
    const sheet = await sheetOf(TEXT, logo)
    if (!sheet) throw new Error('no code')
    const file = await codeFile(sheet, 'pdf', 'anna')
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
    expect(file.type).toBe('application/pdf')
    expect(text.startsWith('%PDF-1.4\n')).toBe(true)
    const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? []
    expect(text.slice(Number(start), Number(start) + 4)).toBe('xref')
    const offsets = [...text.slice(Number(start)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, one]) => Number(one))
    expect(offsets).toHaveLength(logo ? 5 : 4)
    for (const [at, offset] of offsets.entries()) expect(text.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true)
    for (const { 1: length, index } of text.matchAll(/\/Length (\d+) >>\nstream\n/g)) {
      const begin = text.indexOf('stream\n', index) + 'stream\n'.length
      expect(text.slice(begin + Number(length)).startsWith('\nendstream')).toBe(true)
    }
  }
})
