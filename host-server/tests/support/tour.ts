import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type BrowserOffice, openBrowserOffice } from '../../booking/appointments/testing/browser-office.ts'
import { DESK, expectAccessible, expectEven, expectFits, NARROW, type Visit, visit } from '../../testing/browser.ts'
import { signIn } from '../../testing/client.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { type Input, KEYS, MOUSE } from '../../testing/inputs.ts'

/** An office on a node of its own for a file's tests, and the users who work with it. */
export interface Tour {
  readonly office: BrowserOffice['office']
  readonly host: string
  /** Is signed in as one of the demo's accounts: admin, advisor, analyst, branch or marketing. */
  enter(account: string, look?: BrowserContextOptions): Promise<Visit>
  /** Opens a page as a visitor who is not signed in. */
  guest(look?: BrowserContextOptions): Promise<Visit>
}

/** Someone who operates a page, by pointer or by keyboard. */
export interface TourUser {
  readonly page: Page
  readonly faults: string[]
  hand: Input
  /** The input method in words. */
  how: string
  open(path: string): Promise<void>
  /** The button with exactly this name, by default in the page's main part. */
  button(name: string, within?: Page | Locator): Locator
  dialog(name?: string): Locator
  said(text: string): Promise<void>
  /** Replaces the value of a field. */
  type(field: Locator, text: string): Promise<void>
  /** The page fits, has even lines of fields, is accessible, and had no errors so far; the `SHOTS` folder gets a screenshot. */
  looksWell(state: string): Promise<void>
}

const INPUTS: readonly [how: string, look: BrowserContextOptions, hand: Input][] = [
  ['by pointer at a desk, in the light', { ...DESK, colorScheme: 'light' }, MOUSE],
  ['by keyboard alone in a narrow window, in the dark', { ...NARROW, colorScheme: 'dark' }, KEYS]
]

export function openTour(environment?: Record<string, string>): Tour {
  let walk: BrowserOffice
  beforeAll(async () => {
    walk = await openBrowserOffice(environment)
  })
  afterAll(() => walk.close())
  const host = () => `http://localhost:${walk.node.port}`
  return {
    get office() {
      return walk.office
    },
    get host() {
      return host()
    },
    guest: (look = DESK) => visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host()]),
    async enter(account, look = DESK) {
      const visitor = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host()])
      visitor.page.setDefaultTimeout(10_000)
      const app = { clock: { time: new Date(), now: () => new Date() }, config: { secure: false } }
      const session = await walk.office.look((knex) => signIn({ app: { ...app, knex } }, `${account}@demo.example`))
      const [name = '', value = ''] = session.split('=')
      await visitor.page.context().addCookies([{ name, value, url: host(), httpOnly: true, sameSite: 'Lax' }])
      await visitor.page.goto(`${host()}/app/`)
      return visitor
    }
  }
}

function tourUser(tour: Tour, how: string, hand: Input, visitor: () => Visit): TourUser {
  const page = () => visitor().page
  return {
    hand,
    how,
    get page() {
      return page()
    },
    get faults() {
      return visitor().faults
    },
    open: async (path) => void (await page().goto(tour.host + path)),
    button: (name, within = page().locator('main')) => within.getByRole('button', { name, exact: true }),
    dialog: (name) => page().getByRole('dialog', name === undefined ? {} : { name }),
    said: (text) => page().getByText(text, { exact: true }).first().waitFor(),
    async type(field, text) {
      await hand.reach(field)
      await page().keyboard.press('ControlOrMeta+a')
      await page().keyboard.insertText(text)
    },
    async looksWell(state) {
      await expectFits(page(), state)
      await expectEven(page(), state)
      await expectAccessible(page(), state)
      const { SHOTS } = process.env
      if (SHOTS) await page().screenshot({ path: `${SHOTS}/${how.slice(3, 7)}-${state}.png`, fullPage: true })
      expect(visitor().faults, state).toEqual([])
    }
  }
}

/** The same steps with either input method: by pointer on a desktop, and by keyboard alone in a narrow window. */
export function eitherInput(tour: Tour, account: string, steps: (worker: TourUser) => void) {
  describe.each(inTurn(INPUTS))('%s', (how, look, hand) => {
    let visitor: Visit
    beforeAll(async () => {
      visitor = await tour.enter(account, look)
    })
    afterAll(() => visitor.page.context().close())
    steps(tourUser(tour, how, hand, () => visitor))
  })
}
