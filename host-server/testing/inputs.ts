import type { ElementHandle, Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Whether the focus, in any shadow root, is within an element; else what it is on. The body stands for the browser's
 * own bars.
 */
export const focusIn = (place: Locator | ElementHandle<Node>) =>
  (place as ElementHandle<Node>).evaluate((node) => {
    if (!node.isConnected) return 'gone'
    const deepest = (root: Document | ShadowRoot): Element | null => {
      const { activeElement } = root
      return activeElement?.shadowRoot ? deepest(activeElement.shadowRoot) : activeElement
    }
    const active = deepest(document)
    if (active === document.body) return 'bars'
    return node.contains(active) ? 'here' : active?.outerHTML.slice(0, 100)
  })

/** Waits until the focus is on an element: a closing dialog returns it with the next frame. */
export const expectFocus = (place: Locator) => expect.poll(() => focusIn(place)).toBe('here')

/** A way to operate a page: by mouse, touch or keyboard. */
export interface Input {
  /** Focuses the element. */
  reach(target: Locator): Promise<void>
  press(target: Locator): Promise<void>
  /** Toggles a checkbox or switch. */
  flip(target: Locator): Promise<void>
  /** Chooses by its text, from a select or a combobox, which then shows it. */
  choose(select: Locator, label: string): Promise<void>
  /** Adds to a list by a combobox, which is empty then. */
  add(combobox: Locator, label: string): Promise<void>
}

const isSelect = (field: Locator) => field.evaluate(({ tagName }) => tagName === 'SELECT')
const ofClass = (name: string) => `contains(concat(" ", @class, " "), " ${name} ")`
const optionOf = (field: Locator, label: string) =>
  field
    .locator(`xpath=ancestor::*[${ofClass('combobox')} or ${ofClass('multi')}][1]`)
    .getByRole('option')
    .filter({ hasText: label })
    .first()

/** The names of what a combobox offers. */
export async function offered(field: Locator): Promise<string[]> {
  await field.click()
  const options = field.locator('xpath=..').getByRole('option')
  await options.first().waitFor()
  const names = await options.locator('.combobox-text > span:first-child').allTextContents()
  await field.press('Escape')
  return names
}

/** Chooses, and waits until it is shown: a combobox does so with the frame after the press. */
const shows =
  (choose: Input['choose']): Input['choose'] =>
  async (select, label) => {
    await choose(select, label)
    if (await select.evaluate((field) => Boolean(field.closest('.combobox'))))
      await expect.poll(() => select.inputValue()).toContain(label)
  }

function byPointer(press: Input['press']): Input {
  async function add(select: Locator, label: string) {
    if (await isSelect(select)) return void (await select.selectOption({ label }))
    await press(select)
    await press(optionOf(select, label))
  }
  return { reach: press, press, flip: press, choose: shows(add), add }
}
export const MOUSE = byPointer((target) => target.click())
export const FINGER = byPointer((target) => target.tap())

/** More than any page has focusable elements. */
const ROUND = 250

async function tabTo(target: Locator) {
  await target.waitFor()
  // found once: searching a long page by name at each key press takes longer than the press
  let found = await target.elementHandle()
  for (let presses = 0; presses < ROUND; presses += 1) {
    const focus = found && (await focusIn(found))
    if (focus === 'here') return
    if (focus === 'gone') found = await target.elementHandle()
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

async function chooseByKeys(select: Locator, label: string) {
  await tabTo(select)
  // a character without a key of its own, such as ö, is inserted as text, and arrives before pending key presses
  const { keyboard } = select.page()
  await keyboard.type(label.match(/^[ -~]+/)?.[0] ?? label)
  if (await isSelect(select)) return
  await optionOf(select, label).waitFor()
  // where several can be chosen, Enter alone takes nothing
  if (!(await select.getAttribute('aria-activedescendant'))) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
}

export const KEYS: Input = {
  reach: tabTo,
  async press(target) {
    await tabTo(target)
    await target.page().keyboard.press('Enter')
  },
  async flip(target) {
    await tabTo(target)
    await target.page().keyboard.press('Space')
  },
  choose: shows(chooseByKeys),
  add: chooseByKeys
}
