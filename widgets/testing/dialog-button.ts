import { expect } from 'vitest'
import { MODULES } from '#contract/module-names'
import { mount, until } from './mount.ts'

/** Every module on except one. */
export const modulesWithout = (off?: string) =>
  MODULES.map((module_name) => ({ module_name, effective_state: module_name !== off }))

/** Mounts a button that opens a dialog, with helpers to click it and await its events. */
export async function mountButton(html: string) {
  const { element, root } = await mount(html)
  const find = <E extends Element = HTMLElement>(selector: string) => until(() => root.querySelector<E>(selector))
  const nextEvent = (name: string) =>
    new Promise<CustomEvent>((done) => element.addEventListener(name, (event) => done(event as CustomEvent)))
  const opened = () => find<HTMLDialogElement>('dialog[open]')
  const open = async () => {
    ;(await find('[part=button]')).click()
    return opened()
  }
  const close = async () => {
    const dialog = await opened()
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve))
    ;(await find('.modal-header button')).click()
    await closed
  }
  /** Expects the dialog to open whenever the hash is set. */
  const expectOpensAt = async (hash: string) => {
    for (let times = 0; times < 2; times += 1) {
      location.hash = hash
      await close()
      expect(location.hash).toBe('')
      // a dialog that is an entry of the history leaves it
      await until(() => !Object.keys(history.state ?? {}).length)
    }
  }
  return { element, root, find, nextEvent, open, close, expectOpensAt }
}
