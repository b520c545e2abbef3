import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '#contract/catalogue'
import { type CookieConfig, HIDE_COOKIE } from '#contract/consents'
import { exampleCookieConfig } from '#contract/examples/consents.example'
import { TextsContext } from '../../core/element/texts.tsx'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import './cookie-banner.ts'
import { remembered, setCookie } from './consent-cookies.ts'
import { CookieBanner } from './cookie-banner.tsx'

const VERSION = '0123456789ab'
const texts = { locale: 'en', tag: 'en', messages: catalogue('en', ['consents']) } as const
const names = () => document.cookie.split('; ').map((pair) => pair.split('=')[0])

beforeEach(() => {
  for (const name of names()) setCookie(`${name}=; Path=/; Max-Age=0`)
  delete document.documentElement.dataset.cookies
  delete document.body.dataset.ran
  answer('POST /api/v1/consents', {}, 201)
})

/** A page as the server prints it. */
async function open(config: CookieConfig = exampleCookieConfig) {
  const holder = document.createElement('div')
  holder.innerHTML = '<main><button id="before">Before</button></main><div></div>'
  document.body.append(holder)
  createRoot(holder.lastElementChild as HTMLElement).render(
    <TextsContext.Provider value={texts}>
      <CookieBanner version={VERSION} config={config} />
    </TextsContext.Provider>
  )
  const banner = await until(() => holder.querySelector<HTMLElement>('advisor-cookie-banner'))
  return { holder, banner, button: (name: string) => buttonIn(banner, name) }
}

const buttonIn = (banner: HTMLElement, name: string) =>
  [...banner.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
const box = (banner: HTMLElement, value: string) => banner.querySelector(`[value=${value}]`) as HTMLInputElement
const remember = (value: unknown) =>
  setCookie(`${HIDE_COOKIE}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}; Path=/`)
const recorded = () => requests.filter(({ url }) => url.endsWith('/api/v1/consents'))

/** Blocked content that shows when it was released. */
function waiting(category: string) {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.dataset.cookieCategory = category
  script.dataset.src = `data:text/javascript,document.body.dataset.ran='${category}'`
  const template = document.createElement('template')
  template.dataset.cookieCategory = category
  template.innerHTML = `<i class="${category}"></i>`
  document.body.append(script, template)
}
const released = () => [document.body.dataset.ran, document.querySelector('i')?.className]

test('closes on Escape without consent', async () => {
  const { banner } = await open()
  waiting('statistics')
  box(banner, 'statistics').checked = true
  banner.querySelector('summary')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(banner.hidden).toBe(true)
  expect(remembered()).toBeUndefined()
  expect(recorded()).toEqual([])
  expect(released()).toEqual([undefined, undefined])
})

test.each(['true', '', 'null', '{"choice":"statistics"}', '%'])(
  'the cookie hides the banner whatever it holds: %s',
  async (value) => {
    setCookie(`${HIDE_COOKIE}=${value}; Path=/`)
    waiting('statistics')
    const { banner } = await open()
    expect(banner.hidden).toBe(true)
    expect(document.documentElement.dataset.cookies).toBe('')
    expect(released()).toEqual([undefined, undefined])
  }
)

test('asks again after a new version', async () => {
  remember({ version: 'ffffffffffff', choice: ['statistics'], uuid: 'x' })
  waiting('statistics')
  const { banner } = await open()
  expect(banner.hidden).toBe(false)
  expect(released()).toEqual([undefined, undefined])
})

test('respects a refusal of a former version', async () => {
  remember({ version: 'ffffffffffff', choice: [] })
  expect((await open()).banner.hidden).toBe(true)
})

test('preselects nothing and does not take the focus', async () => {
  const { banner } = await open()
  expect([...banner.querySelectorAll<HTMLInputElement>('input:checked')].map(({ disabled }) => disabled)).toEqual([
    true
  ])
  expect(banner.contains(document.activeElement)).toBe(false)
})

test('is a labelled dialog without a focus trap', async () => {
  const form = (await open()).banner.querySelector('[role=dialog]')
  expect(form?.getAttribute('aria-modal')).toBe('false')
  const title = document.getElementById(form?.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Cookies')
})

test('releases only accepted content; removes refused cookies, never essential ones', async () => {
  const { marketing = [], ...others } = exampleCookieConfig.entries
  const greedy = marketing.map((cookie) => ({ ...cookie, cookieName: 'sess*' }))
  const config = { ...exampleCookieConfig, entries: { ...others, marketing: [...marketing, ...greedy] } }
  for (const name of ['session', '_pk_id.1.ab', 'campaign', 'sess_ads', 'other']) setCookie(`${name}=1; Path=/`)
  const { banner, button } = await open(config)
  waiting('marketing')
  waiting('statistics')
  box(banner, 'statistics').click()
  button('Save selection').click()
  await until(() => document.body.dataset.ran)
  expect(released()).toEqual(['statistics', 'statistics'])
  expect(names().toSorted()).toEqual(['_pk_id.1.ab', HIDE_COOKIE, 'other', 'session'])
  expect(remembered()).toMatchObject({ version: VERSION, choice: ['statistics'] })
  expect(banner.hidden).toBe(true)
  expect(await recorded()[0]?.json()).toEqual({ version: VERSION, choice: ['statistics'] })
})

test('accepts every category on Agree, and tells the page', async () => {
  const { button } = await open()
  const consentEvent = new Promise<Event>((resolve) =>
    document.addEventListener('advisor-consent', resolve, { once: true })
  )
  button('Accept all').click()
  expect((await consentEvent) as CustomEvent).toMatchObject({ detail: { categories: ['statistics', 'marketing'] } })
  expect(document.documentElement.dataset.cookies).toBe('statistics marketing')
})

test('Only necessary refuses every category, and looks like Accept all', async () => {
  const { banner, button } = await open()
  waiting('statistics')
  expect(button('Only necessary').className).toBe(button('Accept all').className)
  box(banner, 'statistics').click()
  button('Only necessary').click()
  expect(banner.hidden).toBe(true)
  expect(remembered()).toMatchObject({ version: VERSION, choice: [] })
  expect(await recorded()[0]?.json()).toEqual({ version: VERSION, choice: [] })
  expect(released()).toEqual([undefined, undefined])
})

test('records on the next page what could not be recorded', async () => {
  answer('POST /api/v1/consents', {}, 503)
  const { button, holder } = await open()
  button('Accept all').click()
  await until(() => recorded().length === 1)
  holder.remove()
  const { banner } = await open()
  expect(banner.hidden).toBe(true)
  await until(() => recorded().length === 2)
})

test('does not record a choice twice', async () => {
  remember({ version: VERSION, choice: ['marketing'], uuid: 'x' })
  waiting('marketing')
  await open()
  await until(() => document.querySelector('i.marketing'))
  expect(recorded()).toEqual([])
  await until(() => document.body.dataset.ran)
})

test('returns the focus to where it was', async () => {
  const { holder, button } = await open()
  const before = holder.querySelector('#before') as HTMLElement
  before.focus()
  button('Save selection').focus()
  button('Save selection').click()
  expect(document.activeElement).toBe(before)
})

test('moves the focus to the content if it was nowhere', async () => {
  const { holder, button } = await open()
  ;(document.activeElement as HTMLElement | null)?.blur()
  button('Accept all').focus()
  button('Accept all').click()
  expect(document.activeElement).toBe(holder.querySelector('main'))
})

test('offers no choice without optional cookies', async () => {
  const { banner, button } = await open({ text: '', essentialKey: '', entries: {} })
  expect(banner.querySelectorAll('input, details')).toHaveLength(0)
  expect(banner.textContent).toContain('only the cookies that it needs')
  button('Close').click()
  expect(remembered()?.choice).toEqual([])
})

test('shows every detail of a cookie', async () => {
  const { banner } = await open()
  const [details] = banner.querySelectorAll('details')
  for (const fact of ['Besuchszählung', 'Provider', 'Alpenbank', 'Purpose', 'Zählt Besuche.', '_pk_id*', '13 Monate']) {
    expect(details?.textContent).toContain(fact)
  }
  const link = banner.querySelector<HTMLAnchorElement>('a[href="https://stats.example/privacy"]')
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener'])
})
