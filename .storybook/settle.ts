import { type } from '../widgets/testing/mount.ts'

/** How many checks in a row must find no change, and how many while something may be pending. */
const STILL = 3
const STILL_LOADING = 20
const PAUSE = 10
const LIMIT = 4000
/** Generous, for a busy machine. */
const TIMEOUT = 15_000

const pause = (time = PAUSE) => new Promise((resolve) => setTimeout(resolve, time))

/** The shadow roots of the rendered elements, and of those within them. */
export const rootsIn = (canvas: ParentNode): ShadowRoot[] =>
  [...canvas.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...rootsIn(shadowRoot)] : []
  )

const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
const isMoving = (root: ShadowRoot) =>
  root.getAnimations().some((one) => one.playState === 'running' && !isEndless(one))

const isLoading = (root: ShadowRoot) => root.querySelector('.loading-box, [aria-busy=true]')

/** Waits until nothing has changed for a while: responses have arrived and animations ended. */
export async function settle(canvas: Element) {
  const end = Date.now() + LIMIT
  let before = ''
  for (let still = 0, enough = STILL; still < enough && Date.now() < end; await pause()) {
    const roots = rootsIn(canvas)
    const now = roots.map((root) => root.innerHTML).join()
    enough = roots.some(isLoading) ? STILL_LOADING : STILL
    still = now === before && !roots.some(isMoving) ? still + 1 : 0
    before = now
  }
}

/** Waits for a match in the rendered elements. */
export async function find<T extends HTMLElement>(canvas: Element, selector: string, text = ''): Promise<T> {
  const end = Date.now() + TIMEOUT
  for (;;) {
    const found = rootsIn(canvas).flatMap((root) => [...root.querySelectorAll<T>(selector)])
    const match = found.find(({ textContent }) => textContent?.includes(text))
    if (match) return match
    if (Date.now() > end) throw new Error(`Nothing matches ${selector} ${text}`)
    await pause()
  }
}

/** Types into the fields of a form, by their names. */
export async function fill(canvas: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await find(canvas, `[name=${name}]`), value)
}

/** Clicks what matches as soon as it exists, focusing it as a mouse does. */
export async function press(canvas: Element, selector: string, text = '') {
  const found = await find(canvas, selector, text)
  found.focus()
  found.click()
}
