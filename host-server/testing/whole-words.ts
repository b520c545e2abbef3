import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** No word of these boxes goes on in another line, except after a hyphen of its own; what only screen readers find does not count. */
export const expectWholeWords = async (page: Page, boxes: string, what: string) =>
  expect(
    await page.evaluate((selector) => {
      const isSeen = (node: Element) => node.checkVisibility() && node.clientWidth !== 1
      const linesOf = (node: Node, from: number, to: number) => {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, to)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      const broken: string[] = []
      for (const box of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          if (!node.parentElement || !isSeen(node.parentElement)) continue
          for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[^\s@–/-]+/g)) {
            if (linesOf(node, index, index + word.length) > 1) broken.push(word)
          }
        }
      }
      return broken
    }, boxes),
    what
  ).toEqual([])
