import { afterEach, expect, test, vi } from 'vitest'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { modulesWithout, mountButton } from '../../testing/dialog-button.ts'
import { mount, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'
import './wallet-button.element.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

const onDevice = (agent: string) => vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue(agent)
afterEach(() => void vi.restoreAllMocks())

// modules and options load once per page, so each test has a server of its own
let count = 0
async function visit({ isOn = true, wallet_cards = true } = {}) {
  count += 1
  const origin = `https://wallet-${count}.example`
  const contact_options = { ...exampleAdvisor.contact_options, wallet_cards }
  answer('GET /api/v1/modules', modulesWithout(isOn ? '' : 'wallet-cards'), 200, origin)
  answer('GET /api/v1/advisors/anna', { ...exampleAdvisor, contact_options }, 200, origin)
  const tag = `<advisor-wallet-button host="${origin}" alias="anna"><a href="#">Card</a></advisor-wallet-button>`
  return { origin, ...(await mountButton(tag)) }
}

test.each([
  ['with the module off', { isOn: false }],
  ['of an advisor who hands out no card', { wallet_cards: false }]
])('%s shows nothing and ignores the hash', async (_when, state) => {
  location.hash = '#wallet'
  const { root } = await visit(state)
  await until(() => root.firstElementChild && !root.querySelector('slot'))
  expect(root.querySelector('button, dialog')).toBeNull()
  history.replaceState(null, '', location.pathname + location.search)
})

test('keeps the content of the tag until the card has loaded', async () => {
  answer('GET /api/v1/advisors/anna', {}, 500)
  const { element, root } = await mount(
    '<advisor-wallet-button host="https://broken.example" alias="anna"><a href="#">Card</a></advisor-wallet-button>'
  )
  await new Promise((resolve) => element.addEventListener('advisor-error', resolve))
  expect(root.querySelector('slot')).not.toBeNull()
})

test('shows the code, requirements and a link that opens the card in a new tab', async () => {
  const { open, find, origin } = await visit()
  const dialog = await open()
  expect((await find('[part=button]')).textContent).toBe('Add to wallet card')
  expect(dialog.querySelector('h2')?.textContent).toBe('Add to wallet')
  const code = await find<SVGElement>('dialog svg[role=img]')
  const { width, height } = getComputedStyle(code)
  expect([width, height]).toEqual(['200px', '200px'])
  const link = await find<HTMLAnchorElement>('a[part=download]')
  expect([link.href, link.target]).toEqual([`${origin}/wallet-card/anna`, '_blank'])
  expect([...dialog.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'iPhone: Apple Wallet',
    'Android phone: Google Wallet or another wallet app'
  ])
})

test('tells the page about a click and counts it, unless the page prevents it', async () => {
  const { open, find, nextEvent, element } = await visit()
  await open()
  const link = await find('a[part=download]')
  link.addEventListener('click', (event) => event.preventDefault())
  const logs = () => requests.filter(({ url }) => url.endsWith('/frontend-logs/log'))
  answer('POST /frontend-logs/log', () => json({}, 202))
  const before = logs().length
  element.addEventListener('advisor-contact', (event) => event.preventDefault(), { once: true })
  link.click()
  expect(logs()).toHaveLength(before)
  const contact = nextEvent('advisor-contact')
  link.click()
  expect((await contact).detail).toEqual({ channel: 'wallet' })
  const log = await until(() => logs()[before])
  expect(await log.json()).toEqual({ action: 'wallet_card_click', advisorAlias: 'anna' })
})

test.each(['#wallet', '#walletcard', '#WalletCard'])('%s in the address opens it, each time', async (hash) => {
  const { expectOpensAt } = await visit()
  await expectOpensAt(hash)
})

test.each([
  ['an iPhone', IPHONE],
  ['an Android phone', ANDROID]
])('on %s the button leads directly to the card, is counted, and the hash opens no code', async (_device, agent) => {
  onDevice(agent)
  const { find, root, nextEvent, origin } = await visit()
  const link = await find<HTMLAnchorElement>('a[part=button]')
  expect([link.href, link.target, link.textContent]).toEqual([
    `${origin}/wallet-card/anna`,
    '_blank',
    'Add to wallet card'
  ])
  link.addEventListener('click', (event) => event.preventDefault())
  answer('POST /frontend-logs/log', () => json({}, 202))
  const contact = nextEvent('advisor-contact')
  link.click()
  expect((await contact).detail).toEqual({ channel: 'wallet' })
  location.hash = '#wallet'
  const download = await find('dialog[open] a[part=download]')
  expect(download.textContent).toContain('Add to wallet card')
  expect(root.querySelector('dialog svg[role=img], dialog li')).toBeNull()
  history.replaceState(null, '', location.pathname + location.search)
})

test('an iPad, which has no wallet, shows the code', async () => {
  onDevice(IPAD)
  const { open, find } = await visit()
  await open()
  await find('dialog svg[role=img]')
})
