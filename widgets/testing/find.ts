import { until } from './mount.ts'

export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

export const texts = (root: ParentNode, selector: string) => all(root, selector).map(({ textContent }) => textContent)

/** Waits for the button of this name: what it shows, or its label. */
export const button = (root: ParentNode, name: string) =>
  until(() =>
    [...root.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name
    )
  )

/** Waits until a dialog is open. */
export const dialog = (root: ParentNode) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))

/** Waits until no dialog is open any more. */
export const closed = (root: ParentNode) => until(() => !root.querySelector('dialog[open]'))
