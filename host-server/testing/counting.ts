import type { Keyboard, Locator, Page } from 'playwright-core'
import { type Input, KEYS } from './inputs.ts'

/** An input that counts what it presses, toggles, chooses and fills in: a field is one action, however long its text is. */
export interface Counting extends Input {
  /** Fills a field with another text. */
  type(field: Locator, text: string): Promise<void>
  /** Does something that is one action by other means, such as a choice by the arrow keys. */
  once(act: () => Promise<void>): Promise<void>
  readonly done: Readonly<Done>
}

export interface Done {
  actions: number
  /** So many of the actions fill in a field. */
  fields: number
  /** Key presses besides the texts; a combination such as Ctrl-A is one. */
  keys: number
  /** Characters of the texts. */
  characters: number
}

/** Tells what is typed on a page from now on. */
function listen(keyboard: Keyboard, heard: { key(): void; text(text: string): void }) {
  const { press, type, insertText } = keyboard
  keyboard.press = (key, options) => {
    heard.key()
    return press.call(keyboard, key, options)
  }
  keyboard.type = (text, options) => {
    heard.text(text)
    return type.call(keyboard, text, options)
  }
  keyboard.insertText = (text) => {
    heard.text(text)
    return insertText.call(keyboard, text)
  }
}

/** On a page that was just opened the first key leads to the link that skips the menus. */
async function skipMenus(page: Page, target: Locator) {
  await target.waitFor()
  const isFresh = await page.evaluate(() => document.activeElement === document.body)
  if (!isFresh || !(await target.and(page.locator('main *')).count())) return
  const skip = page.locator('.skip')
  if (!(await skip.count())) return
  await page.keyboard.press('Tab')
  if (await skip.evaluate((link) => link.matches(':focus'))) await page.keyboard.press('Enter')
}

export function counting(hand: Input, page: Page): Counting {
  const done: Done = { actions: 0, fields: 0, keys: 0, characters: 0 }
  listen(page.keyboard, {
    key: () => (done.keys += 1),
    text: (text) => (done.characters += text.length)
  })
  const counted =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await act(...given)
      done.actions += 1
    }
  const through = <Given extends [Locator, ...string[]]>(act: (...given: Given) => Promise<void>) =>
    counted(async (...given: Given) => {
      if (hand === KEYS) await skipMenus(page, given[0])
      await act(...given)
    })
  return {
    done,
    reach: through(hand.reach),
    press: through(hand.press),
    flip: through(hand.flip),
    choose: through(hand.choose),
    add: through(hand.add),
    type: through(async (field: Locator, text: string) => {
      await hand.reach(field)
      if (await field.inputValue()) await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
      done.fields += 1
    }),
    once: counted((act: () => Promise<void>) => act())
  }
}
