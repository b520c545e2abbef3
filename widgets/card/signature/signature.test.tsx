import { beforeEach, expect, test } from 'vitest'
import { exampleSignature, exampleSignatures } from '#contract/examples/signature.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const ONE = 'GET /api/v1/advisors/anna-gruber/signature'
const admin = { roles: ['accountadmin' as const], alias: null, is_institutional: false, full_name: 'Ada Admin' }

beforeEach(() => {
  answer(ONE, exampleSignature)
  answer('GET /api/v1/advisors/lukas-steiner/signature', exampleSignature)
  answer('GET /api/v1/signatures', exampleSignatures)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const own = async () => (await open('/signature', initOf(), '.signature')).root
const everyone = async () => (await open('/account-admin/signatures', initOf({ me: admin }), '.signature')).root
const frames = (root: Root) => [...root.querySelectorAll('iframe')].map(({ src }) => new URL(src))
const box = (root: Root, name: string, value = '') =>
  root.querySelector(`input[name="${name}"]${value && `[value="${value}"]`}`) as HTMLInputElement
const button = (root: Root, name: string) =>
  until(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name))
const asked = () => requests.filter(({ url }) => url.includes('/signature?')).at(-1)?.url ?? ''

test('somebody without a card is turned away', async () => {
  await open('/signature', initOf({ me: { ...admin, roles: ['analyst' as const] } }))
  await until(() => path() === '/app/403')
})

test('only administrators make those of everyone', async () => {
  await open('/account-admin/signatures', initOf({ me: { ...admin, roles: ['advisors-manager' as const] } }))
  await until(() => path() === '/app/403')
})

test('says when it cannot be made, and tries again', async () => {
  answer(ONE, {}, 500)
  const root = await own()
  const retry = await until(() => root.querySelector<HTMLElement>('.general-error button'))
  answer(ONE, exampleSignature)
  retry.click()
  await button(root, 'Copy signature')
})

test('shows it on light and on dark ground', async () => {
  const root = await own()
  expect(frames(root).map(({ pathname, searchParams }) => [pathname, searchParams.get('ground')])).toEqual([
    ['/api/v1/advisors/anna-gruber/signature/preview', 'light'],
    ['/api/v1/advisors/anna-gruber/signature/preview', 'dark']
  ])
})

test('what is left out, where pictures are and the language apply to preview and copy alike', async () => {
  const root = await own()
  box(root, 'photo').click()
  box(root, 'card').click()
  box(root, 'pictures', 'inline').click()
  const language = root.querySelector('select[name=language]') as HTMLSelectElement
  language.value = 'de'
  language.dispatchEvent(new Event('change', { bubbles: true }))
  const wanted = { without: 'photo,card', pictures: 'inline', language: 'de' }
  await until(() => asked().includes('language=de') && asked().includes('inline') && asked().includes('card'))
  expect(Object.fromEntries(new URL(asked(), location.href).searchParams)).toEqual(wanted)
  const [light] = frames(root)
  expect(Object.fromEntries(light?.searchParams ?? [])).toEqual({ ...wanted, ground: 'light' })
})

test('gives text and HTML as they are', async () => {
  const root = await own()
  await button(root, 'Copy signature')
  const codes = [...root.querySelectorAll('.signature-more .copyable pre')].map(({ textContent }) => textContent)
  expect(codes).toEqual([exampleSignature.text, exampleSignature.html])
})

test('administrators choose whose signature it is', async () => {
  const root = await everyone()
  await pick(root, 'alias', 'Lukas Steiner')
  await until(() => frames(root)[0]?.pathname.includes('lukas-steiner'))
})

test('there may be nobody yet', async () => {
  answer('GET /api/v1/signatures', { advisors: [], branches: [] })
  const { root } = await open('/account-admin/signatures', initOf({ me: admin }), '.card')
  await until(() => root.textContent?.includes('There are no advisors yet.'))
})

test.each(['ZIP', 'CSV'])('downloads those of a branch with the same choices as %s', async (format) => {
  const route = `/api/v1/signatures/${format.toLowerCase()}`
  const saved: string[] = []
  const onClick = (event: MouseEvent) => {
    const link = event.target as HTMLAnchorElement
    if (!link.href?.startsWith('blob:')) return
    event.preventDefault()
    saved.push(link.download)
  }
  document.addEventListener('click', onClick)
  const headers = { 'content-disposition': `attachment; filename="signatures.${format.toLowerCase()}"` }
  answer(`GET ${route}`, () => new Response('x', { headers }))
  const root = await everyone()
  box(root, 'logo').click()
  await pick(root, 'branch', 'Filiale Graz Herrengasse')
  const kind = format === 'ZIP' ? 'files' : 'table'
  ;(await button(root, `Download ${kind} (${format})`)).click()
  await until(() => saved.length)
  expect(saved).toEqual([`signatures.${format.toLowerCase()}`])
  const url = requests.find((one) => one.url.includes(route))?.url ?? ''
  expect(Object.fromEntries(new URL(url, location.href).searchParams)).toEqual({
    without: 'logo',
    pictures: 'hosted',
    language: 'en',
    organization_uuid: exampleSignatures.branches[0]?.uuid
  })
  document.removeEventListener('click', onClick)
})
