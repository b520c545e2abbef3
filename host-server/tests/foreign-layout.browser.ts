import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registry } from '../../widgets/embed/registry.ts'
import { placeOf } from '../../widgets/embed/snippet.ts'
import { openBank } from '../testing/bank.ts'
import { DESK, expectAccessible, launch, NARROW, PHONE, visit } from '../testing/browser.ts'
import { shiftsOf } from '../testing/layout-shift.ts'
import { ownSite } from '../testing/own-site.ts'
import { startUnsteadyHost, type UnsteadyHost } from '../testing/unsteady-host.ts'

const site = ownSite()
const bank = openBank()
/** Of a website that is registered; the bank's own address is not. */
const origin = site.foreign.replace('localhost', 'nordbank.localhost')
let host: UnsteadyHost
let browser: Browser
beforeAll(async () => {
  const rule = `MAP ${new URL(origin).host} 127.0.0.1:${new URL(bank.origin).port}`
  ;[host, browser] = await Promise.all([startUnsteadyHost(site.host), launch([`--host-resolver-rules=${rule}`])])
})
afterAll(async () => {
  await browser.close()
  await host.stop()
})
beforeEach(() => host.fare('well'))

const COLUMN = 650
/** What a block theme of WordPress does to the children of its column, and a page that is dark without `color-scheme`. */
const THEME = `
body { margin: 0; background: #fff; color: #222; font: 18px/1.6 Georgia, serif }
.dark { background: #16191d; color: #e8eaed }
.dark a { color: #9cc2ff }
.is-layout-constrained > :where(:not(.alignfull)) { max-width: ${COLUMN}px; margin-left: auto !important; margin-right: auto !important }
.is-layout-constrained > * + * { margin-block-start: 24px }
.is-layout-flex { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
`

interface Foreign {
  markup: string
  theme?: string
  css?: string
}

const pageWith = ({ markup, theme = 'light', css = '' }: Foreign) => `<!doctype html><html lang="de"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bank</title>
<link rel="icon" href="data:,"><style>${THEME}${css}</style>
<script type="module" async src="${host.origin}/embed.js"></script></head>
<body class="${theme}"><main class="is-layout-constrained"><h1 id="head">Unsere Beratung</h1>${markup}<p id="end">Danach</p></main></body></html>`

async function open(foreign: Foreign, options = DESK, at = origin) {
  bank.page = pageWith(foreign)
  const { page, faults } = await visit(browser, options, [at, host.origin])
  await page.goto(at)
  return { page, faults }
}

const tag = (name: string, attributes: string, text = 'Ohne Skript') =>
  `<advisor-${name} ${attributes}><a href="https://bank.example/">${text}</a></advisor-${name}>`

const ANNA = 'alias="anna-gruber"'
const LUKAS = 'alias="lukas-hofer"'
/** With and without an icon, and some that lead elsewhere. */
const BUTTONS = [
  ['booking', `${ANNA} mode="popup"`],
  ['whatsapp-button', ANNA],
  ['contact-form', `${ANNA} mode="popup"`],
  ['vcard-button', ANNA],
  ['wallet-button', ANNA],
  ['share-button', ANNA],
  ['messenger-button', ANNA]
] as const
const buttons = BUTTONS.map(([name, attributes]) => tag(name, attributes)).join('\n')

/** Within the page, with what they show when they are ready. */
const WITHIN = [
  ['card', ANNA, '.card'],
  ['booking', ANNA, '.option'],
  ['contact-form', ANNA, 'form'],
  ['search', '', 'form'],
  ['list', 'limit="3"', '.listed-person'],
  ['events', 'branch="wien-innere-stadt"', '.shown-event']
] as const

async function waitForButtons(page: Page, at: string) {
  for (const [name] of BUTTONS) await page.locator(`${at} advisor-${name} [part=button]`).first().waitFor()
}

test.each([
  ['a phone', PHONE],
  ['a desk', DESK]
])('on %s everything keeps the column of a block theme', async (_name, options) => {
  const within = WITHIN.map(([name, attributes]) => tag(name, attributes)).join('\n')
  const { page, faults } = await open(
    { markup: `${within}<p id="words">${buttons}</p><div id="row" class="is-layout-flex">${buttons}</div>` },
    options
  )
  for (const [name, , found] of WITHIN) await page.locator(`main > advisor-${name} ${found}`).first().waitFor()
  for (const at of ['#words', '#row']) await waitForButtons(page, at)
  const { column, strays } = await page.evaluate(() => {
    const { left, right } = (document.querySelector('#head') as Element).getBoundingClientRect()
    const boxes = [
      ...document.querySelectorAll('main [alias], main advisor-search, main advisor-list, main advisor-events')
    ]
    const parts = boxes.flatMap((one) => [one, ...(one.shadowRoot?.querySelectorAll('[part]') ?? [])])
    const isOut = (one: Element) => {
      const box = one.getBoundingClientRect()
      return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5)
    }
    const nameOf = (one: Element) => `${one.localName} ${one.getAttribute('part') ?? ''}`
    return { column: right - left, strays: parts.filter(isOut).map(nameOf) }
  })
  expect(column).toBe(Math.min(COLUMN, page.viewportSize()?.width ?? 0))
  expect(strays).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  const starts = await page.evaluate(() => {
    const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left
    return ['#head', '#words > advisor-booking', '#row > advisor-booking'].map(leftOf)
  })
  expect(new Set(starts).size, String(starts)).toBe(1)
  expect(faults).toEqual([])
  await page.context().close()
})

test.each([
  ['14px/1.2 sans-serif', ''],
  ['18px/1.6 Georgia, serif', ''],
  ['24px/3 monospace', ''],
  ['18px/1.6 Georgia, serif', 'main [alias] { --advisor-font: monospace; --advisor-font-size: 20px }']
])('buttons beside each other are equally high and stand on one line, in %s %s', async (font, css) => {
  const { page } = await open({
    markup: `<p id="words" class="alignfull">${buttons}</p><div id="row" class="is-layout-flex alignfull">${buttons}</div>`,
    css: `body { font: ${font} } ${css}`
  })
  for (const at of ['#words', '#row']) {
    await waitForButtons(page, at)
    const drawn = await page.locator(at).evaluate((line) =>
      [...line.children].map(({ localName, shadowRoot }) => {
        const button = shadowRoot?.querySelector('[part=button]') as Element
        const label = button.querySelector('[part=label]') ?? button
        const words = document.createRange()
        words.selectNodeContents(label)
        const { top, height } = button.getBoundingClientRect()
        return { localName, top, height, words: words.getBoundingClientRect().bottom }
      })
    )
    const [first] = drawn
    const beside = drawn.filter(({ top }) => Math.abs(top - (first?.top ?? 0)) < 20)
    expect(beside.length).toBeGreaterThan(2)
    for (const one of drawn) expect(one.height, one.localName).toBeCloseTo(first?.height ?? 0, 0)
    for (const one of beside) {
      expect(one.top, one.localName).toBeCloseTo(first?.top ?? 0, 0)
      expect(one.words, one.localName).toBeCloseTo(first?.words ?? 0, 0)
    }
  }
  await page.context().close()
})

test('buttons that wrap on a phone do not touch each other', async () => {
  const css = BUTTONS.map(([name, attributes]) => ruleOf(name, attributes)).join('\n')
  const { page } = await open({ markup: `<p id="words">${buttons}</p>`, css }, NARROW)
  await waitForButtons(page, '#words')
  const boxes = await page.locator('#words > *').evaluateAll((all) =>
    all.map(({ shadowRoot }) => {
      const button = shadowRoot?.querySelector('[part=button]') as Element
      const { top, bottom } = button.getBoundingClientRect()
      return { top, bottom }
    })
  )
  const gaps = boxes
    .slice(1)
    .flatMap(({ top }, at) => (top > (boxes[at]?.top ?? 0) + 20 ? top - (boxes[at]?.bottom ?? 0) : []))
  expect(gaps.length).toBeGreaterThan(2)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
  await page.context().close()
})

test('density changes the room of each tag from half to twice, and what is pressed stays 44 px high', async () => {
  const within = WITHIN.map(([name, attributes]) => tag(name, attributes)).join('\n')
  const { page } = await open({ markup: `${within}<div id="row" class="is-layout-flex">${buttons}</div>` })
  for (const [name, , found] of WITHIN) await page.locator(`main > advisor-${name} ${found}`).first().waitFor()
  await waitForButtons(page, '#row')
  const drawnAt = (density: string) =>
    page.evaluate((value) => {
      document.documentElement.style.setProperty('--advisor-density', value)
      const roots = [
        ...document.querySelectorAll(
          'main > [alias], main > :is(advisor-search, advisor-list, advisor-events), #row > *'
        )
      ]
      const pressed = roots.flatMap((one) => [...(one.shadowRoot?.querySelectorAll('.button, .option') ?? [])])
      return {
        rooms: Object.fromEntries(
          roots.map((one) => {
            const { width, height } = one.getBoundingClientRect()
            return [`${one.localName} ${one.getAttribute('mode')}`, one.closest('#row') ? width : height]
          })
        ),
        lowest: Math.min(...pressed.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0))
      }
    }, density)
  const [half, usual, twice] = [await drawnAt('0.5'), await drawnAt(''), await drawnAt('2')]
  for (const [name, room] of Object.entries(usual.rooms)) {
    expect(half.rooms[name], name).toBeLessThan(room)
    expect(twice.rooms[name], name).toBeGreaterThan(room)
  }
  expect(Math.min(half.lowest, usual.lowest, twice.lowest)).toBeGreaterThanOrEqual(44)
  expect([await drawnAt('-3'), await drawnAt('99'), await drawnAt('1')]).toEqual([half, twice, usual])
  await page.context().close()
})

test('at 320 px, twice as airy, no times or buttons of a booking stand in the padding of its card', async () => {
  const css = ':root { --advisor-density: 2 } main { padding: 0 16px }'
  const { page } = await open({ markup: tag('booking', ANNA), css }, { viewport: { width: 320, height: 800 } })
  const widget = page.locator('advisor-booking')
  const strays = () =>
    widget.locator('.booking').evaluate((card) => {
      const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(card)
      const room = Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth)
      const { left, right } = card.getBoundingClientRect()
      const isOut = (one: Element) => {
        const box = one.getBoundingClientRect()
        return box.left < left + room - 0.5 || box.right > right - room + 0.5
      }
      const parts = [...card.querySelectorAll('.option, .date-grid, .slot, .visitor-form, .primary')]
      return { count: parts.length, out: parts.filter(isOut).map(({ className }) => className) }
    })
  const expectWithin = async () => {
    const { count, out } = await strays()
    expect([count > 0, out]).toEqual([true, []])
  }
  await widget.getByRole('button', { name: /Kontoeröffnung/ }).click()
  await widget.getByRole('button', { name: /Per Video/ }).waitFor()
  await expectWithin()
  await widget.getByRole('button', { name: /Per Video/ }).click()
  // other walks take the first of a day
  const last = widget.getByRole('button', { name: /^\d\d:\d\d/ }).last()
  await last.waitFor()
  await expectWithin()
  await last.click()
  await widget.getByRole('button', { name: 'Weiter' }).waitFor()
  await expectWithin()
  await page.context().close()
})

test('at 320 px with text of twice the usual size no part of a tag is wider than the window', async () => {
  const within = WITHIN.map(([name, attributes]) => tag(name, attributes)).join('\n')
  const css = ':root { font-size: 200% } body { font-size: 1rem } main { padding: 0 16px }'
  const { page } = await open(
    { markup: `${within}<p id="words">${buttons}</p>`, css },
    { viewport: { width: 320, height: 800 } }
  )
  for (const [name, , found] of WITHIN) await page.locator(`main > advisor-${name} ${found}`).first().waitFor()
  await waitForButtons(page, '#words')
  await page.locator('advisor-card summary').click()
  const strays = await page.evaluate(() => {
    const isOut = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width > 0 && !one.closest('.trap') && (left < 0 || right > innerWidth)
    }
    const tags = [...document.querySelectorAll('main [alias], main :is(advisor-search, advisor-list, advisor-events)')]
    const parts = tags.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])])
    return parts.filter(isOut).map(({ localName, className }) => `${localName}.${className}`)
  })
  expect(strays).toEqual([])
  await page.context().close()
})

test('a button that is hidden by the page is hidden', async () => {
  const hidden = BUTTONS.map(([name, attributes]) => tag(name, `${attributes} hidden`)).join('')
  const { page } = await open({ markup: hidden })
  for (const [name] of BUTTONS) await page.locator(`advisor-${name} [part=button]`).waitFor({ state: 'attached' })
  for (const [name] of BUTTONS) expect([name, await page.locator(`advisor-${name}`).isVisible()]).toEqual([name, false])
  await page.context().close()
})

test('landmarks of two advisors and of two bookings have names of their own', async () => {
  const of = (alias: string) => tag('card', alias) + tag('booking', alias) + tag('contact-form', alias)
  const { page } = await open({ markup: of(ANNA) + of(LUKAS) })
  for (const [name, , found] of WITHIN.slice(0, 3)) {
    for (const at of [0, 1]) await page.locator(`advisor-${name}`).nth(at).locator(found).first().waitFor()
  }
  const tree = await page.locator('body').ariaSnapshot()
  const landmarks = [...tree.matchAll(/- ((?:region|form|navigation|search|complementary)(?: "[^"]+")?)/g)].map(
    ([, name = '']) => name
  )
  expect(landmarks.filter((name) => /Gruber/.test(name)).length, tree).toBeGreaterThanOrEqual(2)
  expect(landmarks.toSorted()).toEqual([...new Set(landmarks)].toSorted())
  await page.context().close()
})

test('what stands on a page that is dark without saying so is readable, and what it says is followed', async () => {
  const within = WITHIN.map(([name, attributes]) => tag(name, attributes)).join('\n')
  const inline = `<p>Oder <advisor-whatsapp-button ${ANNA} inline><a href="/">WhatsApp</a></advisor-whatsapp-button> an uns.</p>`
  const pages = [
    ['light', '', origin],
    // what docs/embed.md says of a search, which writes on the page
    ['dark', 'advisor-search { color-scheme: dark }', origin],
    ['dark', ':root { color-scheme: dark }', origin],
    // the link inside the tag stands in what says that the page is not registered
    ['dark', 'advisor-search { color-scheme: dark }', bank.origin]
  ] as const
  for (const [theme, css, at] of pages) {
    const { page } = await open({ markup: `${inline}${within}<p id="words">${buttons}</p>`, theme, css }, DESK, at)
    for (const [name, , found] of WITHIN) await page.locator(`main > advisor-${name} ${found}`).first().waitFor()
    await page.locator('advisor-whatsapp-button[inline] a[part=button]').waitFor()
    await waitForButtons(page, '#words')
    await expectAccessible(page, `${theme} ${css} ${at}`)
    await page.context().close()
  }
})

type Placed = readonly [name: string, attributes: string, found: string]

const PLACED: readonly Placed[] = [
  ...WITHIN,
  ['card', `${ANNA} mode="full"`, '.card-part'],
  ...BUTTONS.map(([name, attributes]): Placed => [name, attributes, '[part=button]'])
]

/** The rule that the page Embed writes for a tag. */
function ruleOf(name: string, attributes: string): string {
  const widget = registry.find(({ tag: one }) => one === `advisor-${name}`)
  const given = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])
  )
  const place = widget ? placeOf(widget, given) : {}
  return `advisor-${name} { ${Object.entries(place)
    .map((one) => one.join(': '))
    .join('; ')} }`
}

async function shiftFor([name, attributes, found]: Placed, css: string, options: typeof DESK) {
  const isButton = found === '[part=button]'
  const markup = tag(name, attributes, 'Termin buchen')
  bank.page = pageWith({ markup: isButton ? `<p>${markup}</p>` : markup, css })
  const { page } = await visit(browser, options, [origin, host.origin])
  const shift = await shiftsOf(page, host, origin, () => page.locator(`advisor-${name} ${found}`).first().waitFor())
  const height = await page.locator(`advisor-${name}`).evaluate((one) => one.getBoundingClientRect().height)
  await page.context().close()
  return { ...shift, height }
}

describe.each([
  ['a window as narrow as a phone', NARROW],
  ['a desk', DESK]
] as const)('on %s', (_name, options) => {
  test('a tag whose place is not kept moves what stands below it', async () => {
    expect((await shiftFor(['booking', ANNA, '.option'], '', options)).value).toBeGreaterThan(0.01)
  })

  test.each(PLACED)('nothing moves when %s %s comes late, if its place is kept', async (...placed) => {
    const { value, moved, height } = await shiftFor(placed, ruleOf(placed[0], placed[1]), options)
    expect([value, moved], `${height} px high`).toEqual([0, []])
  })
})
