import type { Page } from 'playwright-core'
import type { UnsteadyHost } from './unsteady-host.ts'

/** What a widget needs after the loader. */
const NEEDED = /\/api\/v1\/preload|\/cdn\/elements\//

/** A layout shift as browsers report it, of which TypeScript does not know. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/**
 * Opens a page whose widgets come only after it has been drawn without them, and adds up by how much what is seen moves
 * then (CLS). The names of what has moved come with it.
 */
export async function shiftsOf(page: Page, host: UnsteadyHost, address: string, drawn: () => Promise<unknown>) {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        const moved = sources.map(({ node }) => (node as Element | null)?.localName ?? 'text')
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const read = () => {
      note(observer.takeRecords())
      return shifts.splice(0)
    }
    Object.assign(window, { readShifts: read })
  })
  host.fare('slow', NEEDED)
  await page.goto(address)
  while (host.waiting() < 2) await page.evaluate(() => new Promise(requestAnimationFrame))
  /** What has moved since it was last asked for, once what was due is drawn. */
  const read = () =>
    page.evaluate(async () => {
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
      const shifts = (window as unknown as { readShifts(): { value: number; moved: string[] }[] }).readShifts()
      return { value: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.flatMap(({ moved }) => moved) }
    })
  // the page's own fonts and pictures may come late, too, on a slow machine
  await page.evaluate(() => document.fonts.ready)
  await read()
  host.fare('well')
  await drawn()
  return read()
}
