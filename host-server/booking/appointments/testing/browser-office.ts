import { launch } from '../../../testing/browser.ts'
import { startNode } from '../../../testing/node-process.ts'
import { createDetachedOffice } from './detached-office.ts'

/** An office on a node of its own, and a browser. */
export type BrowserOffice = Awaited<ReturnType<typeof openBrowserOffice>>

export async function openBrowserOffice(environment: Record<string, string> = {}) {
  const office = await createDetachedOffice('sqlite')
  const node = await startNode({ ...office.environment, ...environment })
  const browser = await launch()
  const close = async () => {
    await browser.close()
    await node.end()
    await office.remove()
  }
  return { office, node, browser, close }
}
