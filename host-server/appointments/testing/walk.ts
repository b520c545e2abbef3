import { launch } from '../../core/testing/browser.ts'
import { startNode } from '../../core/testing/node-process.ts'
import { standOffice } from './standing-office.ts'

/** An office on a node of its own, and a browser to walk through it. */
export type Walk = Awaited<ReturnType<typeof openWalk>>

export async function openWalk(environment: Record<string, string> = {}) {
  const office = await standOffice('sqlite')
  const node = await startNode({ ...office.environment, ...environment })
  const browser = await launch()
  const close = async () => {
    await browser.close()
    await node.end()
    await office.remove()
  }
  return { office, node, browser, close }
}
