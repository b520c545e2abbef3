/** Mounts markup and waits until `found` matches in the first element's shadow root (or in the element itself). */
export async function mount(
  html: string,
  found?: string
): Promise<{ element: HTMLElement; root: ShadowRoot | HTMLElement }> {
  const holder = document.createElement('div')
  holder.innerHTML = html
  document.body.append(holder)
  const element = holder.firstElementChild as HTMLElement
  const root = element.shadowRoot ?? element
  if (found) await until(() => root.querySelector(found))
  return { element, root }
}

/** Waits until `probe` returns something truthy, and returns it; with a long timeout for busy machines. */
export async function until<T>(probe: () => T | null | undefined | false, timeout = 40_000): Promise<T> {
  const end = Date.now() + timeout
  for (;;) {
    const value = probe()
    if (value) return value
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms for ${probe}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Waits until pending updates have rendered, to assert that something did not happen. */
export async function drawn() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Types into a field as a person would, for both React and Preact. */
export function type(field: Element | null, value: string) {
  const input = field as HTMLInputElement
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
