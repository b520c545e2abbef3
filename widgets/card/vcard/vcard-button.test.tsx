import { afterEach, expect, test, vi } from 'vitest'
import { exampleVCard } from '#contract/examples/vcard.example'
import { modulesWithout, mountButton } from '../../testing/dialog-button.ts'
import { mount, until } from '../../testing/mount.ts'
import { answer, json, never, requests } from '../../testing/network.ts'
import './vcard-button.element.ts'

const CARD = 'GET /api/v1/advisors/anna/v-card'
const FAILED = 'An error has occurred. Please try again later.'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1'
afterEach(() => void vi.restoreAllMocks())

// modules load once per page, so each test has a server of its own
let count = 0
async function visit({ isOn = true, alias = 'anna' } = {}) {
  count += 1
  const origin = `https://bank-${count}.example`
  answer('GET /api/v1/modules', modulesWithout(isOn ? '' : 'v-cards'), 200, origin)
  const tag = `<advisor-vcard-button host="${origin}" alias="${alias}"><a href="#">Contact</a></advisor-vcard-button>`
  return { origin, ...(await mountButton(tag)) }
}

const asked = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path)

test('shows nothing and ignores the hash when the module is off', async () => {
  location.hash = '#save-contact'
  const { root } = await visit({ isOn: false })
  await until(() => root.firstElementChild && !root.querySelector('slot'))
  expect(root.querySelector('button, dialog')).toBeNull()
  history.replaceState(null, '', location.pathname + location.search)
})

test('keeps the content of the tag until the modules have loaded', async () => {
  answer('GET /api/v1/modules', {}, 500)
  const { element, root } = await mount(
    '<advisor-vcard-button host="https://broken.example" alias="anna"><a href="#">Contact</a></advisor-vcard-button>'
  )
  await new Promise((resolve) => element.addEventListener('advisor-error', resolve))
  expect(root.querySelector('slot')).not.toBeNull()
})

test('reports a card that cannot be loaded, to the page too, and retries at the next opening', async () => {
  answer(CARD, { message: 'Not today' }, 404)
  const { open, close, nextEvent, root } = await visit()
  const error = nextEvent('advisor-error')
  const dialog = await open()
  await until(() => dialog.querySelector('[role=status]')?.textContent === FAILED)
  expect((await error).detail).toEqual({ reason: 'load', message: 'Not today' })
  expect(dialog.querySelector('.overlay-content')?.hasAttribute('inert')).toBe(true)
  expect(dialog.querySelector('svg[role=img], a[href]')).toBeNull()
  await close()
  answer(CARD, exampleVCard)
  await open()
  await until(() => root.querySelector('svg[role=img]'))
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('')
})

test('shows neither code nor link while the card is loading', async () => {
  answer(CARD, exampleVCard)
  const { open, close, find } = await visit()
  const dialog = await open()
  await find('svg[role=img]')
  await close()
  answer(CARD, never)
  await open()
  await until(() => dialog.querySelector('.overlay[aria-busy=true] .spinner'))
  expect(dialog.querySelector('svg[role=img], a[href]')).toBeNull()
})

test('requests nothing before the dialog is opened', async () => {
  const { find } = await visit()
  await find('[part=button]')
  expect(asked('/api/v1/advisors/anna/v-card')).toHaveLength(0)
})

test('shows the code, links the served file and logs its download', async () => {
  answer(CARD, exampleVCard)
  const { open, find, nextEvent, origin } = await visit()
  const dialog = await open()
  expect(dialog.querySelector('h2')?.textContent).toBe('Add to contacts')
  const code = await find<SVGElement>('svg[role=img]')
  const { width, height } = getComputedStyle(code)
  expect([width, height]).toEqual(['200px', '200px'])
  const link = await find<HTMLAnchorElement>('a[part=download][href]')
  expect(link.href).toBe(`${origin}/v-card/anna.vcf`)
  link.addEventListener('click', (event) => event.preventDefault())
  const contact = nextEvent('advisor-contact')
  link.click()
  expect((await contact).detail).toEqual({ channel: 'vcard' })
  const log = await until(() => asked('/frontend-logs/log')[0])
  expect(await log.json()).toEqual({ action: 'v_card_downloaded', data: { advisorAlias: 'anna' } })
})

test('tells the page about a download that could not be counted', async () => {
  answer(CARD, exampleVCard)
  answer('POST /frontend-logs/log', () => json({ message: 'Too often' }, 429))
  const { open, find, nextEvent } = await visit()
  await open()
  const link = await find('a[part=download][href]')
  link.addEventListener('click', (event) => event.preventDefault())
  const error = nextEvent('advisor-error')
  link.click()
  expect((await error).detail).toEqual({ reason: 'log', message: 'Too often' })
})

test.each(['#save-contact', '#Kontakt-Speichern'])('%s in the address opens it, each time', async (hash) => {
  answer(CARD, exampleVCard)
  const { expectOpensAt } = await visit()
  await expectOpensAt(hash)
})

test('keeps the button’s look when the dialog brings the shared styles', async () => {
  answer(CARD, exampleVCard)
  const { open, find } = await visit()
  const look = async () => {
    const button = await find('[part=button]')
    const { x, y, width, height } = button.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight, padding } = getComputedStyle(button)
    return [x, y, width, height, color, backgroundColor, fontSize, fontWeight, padding]
  }
  const before = await look()
  await open()
  await find('svg[role=img]')
  expect(await look()).toEqual(before)
})

test('on a phone the button is the contact itself, is counted, and the hash opens no code', async () => {
  vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue(PHONE)
  answer(CARD, exampleVCard)
  const { find, root, nextEvent, origin } = await visit()
  const link = await find<HTMLAnchorElement>('a[part=button]')
  expect([link.href, link.textContent]).toEqual([`${origin}/v-card/anna.vcf`, 'Add to contacts'])
  link.addEventListener('click', (event) => event.preventDefault())
  const contact = nextEvent('advisor-contact')
  link.click()
  expect((await contact).detail).toEqual({ channel: 'vcard' })
  location.hash = '#save-contact'
  await find('dialog[open] a[part=download][href]')
  expect(root.querySelector('dialog svg[role=img]')).toBeNull()
  history.replaceState(null, '', location.pathname + location.search)
})
