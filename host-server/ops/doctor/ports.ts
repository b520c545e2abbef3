import { createServer } from 'node:net'
import type { Parsed } from '../../core/base/config.ts'
import { type Finding, fault, messageOf, ok } from './finding.ts'
import { startFault } from './start-fault.ts'

const PATIENCE = 2000

/** Undefined if a server could listen there. */
const tryToListen = (port: number, host?: string) =>
  new Promise<Error | undefined>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

const isWildcard = (host: string) => host === '0.0.0.0' || host === '::'

/** Whether what answers at the address is this product, as its path and a word of the answer show. */
async function isOurs(port: number, host = '127.0.0.1', [path, word]: readonly [string, string]): Promise<boolean> {
  const name = isWildcard(host) ? '127.0.0.1' : host
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })).text()).includes(word)
  } catch {
    return false
  }
}

const SIGNS = { port: ['/healthz', '"https":'], 'metrics port': ['/metrics', 'advisor_widgets_'] } as const

async function checkPort(about: keyof typeof SIGNS, env: Parsed, port: number, host?: string): Promise<Finding> {
  const failure = await tryToListen(port, host)
  if (!failure) return ok(about, `${port} is free`)
  if (await isOurs(port, host, SIGNS[about])) return ok(about, `${port}: a server is running there`)
  return { ...(startFault(failure, env) ?? fault(about, messageOf(failure), 'Choose another port.')), about }
}

/** The server must be able to listen on its ports, unless it already does. */
export async function checkPorts(env: Parsed): Promise<Finding[]> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST } = env
  const main = await checkPort('port', env, PORT, HOST)
  return METRICS_PORT === undefined ? [main] : [main, await checkPort('metrics port', env, METRICS_PORT, METRICS_HOST)]
}
