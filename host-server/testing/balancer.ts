import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A minimal load balancer, as operators put one in front of several nodes. */
export interface Balancer {
  origin: string
  /** Uses a node once it is ready, and no longer when it is not. */
  add(origin: string): void
  /** The number of nodes in use. */
  ready(): number
  /** The number of requests that each node has answered. */
  answered: ReadonlyMap<string, number>
  stop(): Promise<void>
}

interface Node {
  origin: string
  ready: boolean
  agent: Agent
}

const CHECK_EVERY = 100
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

const isReady = async ({ origin }: Node) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false
  )

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The node's response, or the error from which the caller decides what to do. */
const ask = (node: Node, { method, url, headers, socket }: IncomingMessage, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const forwarded = { ...headers, connection: 'keep-alive', 'x-forwarded-for': socket.remoteAddress }
    send(new URL(url ?? '/', node.origin), { method, agent: node.agent, headers: forwarded }, resolve)
      .once('error', reject)
      .end(body)
  })

function hand(answer: IncomingMessage, outgoing: ServerResponse): void {
  const { connection, 'keep-alive': _, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, headers)
  answer.once('error', () => outgoing.destroy())
  answer.pipe(outgoing)
}

/**
 * Round-robin; another node is tried only if the first cannot have processed the request, or if the request is
 * idempotent.
 */
export async function startBalancer(): Promise<Balancer> {
  const nodes: Node[] = []
  const answered = new Map<string, number>()
  let turn = 0
  let stopped = false
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await bodyOf(incoming)
    const others = nodes.filter(({ ready }) => ready)
    for (let left = others.length; left > 0; left -= 1) {
      turn += 1
      const node = others[turn % others.length] as Node
      try {
        hand(await ask(node, incoming, body), outgoing)
        answered.set(node.origin, (answered.get(node.origin) ?? 0) + 1)
        return
      } catch (failure) {
        const refused = (failure as { code?: string }).code === 'ECONNREFUSED'
        if (!refused && !REPEATABLE.has(incoming.method ?? '')) break
      }
    }
    outgoing.writeHead(502).end()
  }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const watch = async () => {
    while (!stopped) {
      const checks = nodes.map(async (node) => {
        node.ready = await isReady(node)
      })
      await Promise.all(checks)
      await sleep(CHECK_EVERY)
    }
  }
  const watching = watch()
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin) => {
      nodes.push({ origin, ready: false, agent: new Agent({ keepAlive: true }) })
    },
    ready: () => nodes.filter(({ ready }) => ready).length,
    answered,
    async stop() {
      stopped = true
      await watching
      server.closeAllConnections()
      server.close()
      for (const { agent } of nodes) agent.destroy()
    }
  }
}
