import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Behaviour = 'well' | 'away' | 'failing' | 'garbled' | 'slow'

/** A proxy in front of the host, which passes requests on unless told otherwise. */
export interface UnsteadyHost {
  origin: string
  port: number
  /**
   * Sets how matching paths are answered from now on; all others work. Responses that were delayed so far are released.
   */
  fare(mood: Behaviour, paths?: RegExp): void
  /** From now on responses have been in a cache on the way for some seconds. */
  age(seconds: number): void
  /** The number of requests that wait for a delayed response. */
  waiting(): number
  /** The requested paths. */
  asked: { method: string; path: string; cookie: string | undefined }[]
  stop(): Promise<void>
}

const say = (response: ServerResponse, status: number, type: string, body: string) =>
  response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': type }).end(body)

type Answer = (pass: () => void, asked: IncomingMessage, response: ServerResponse) => unknown

const ANSWERS: Record<Exclude<Behaviour, 'slow'>, Answer> = {
  well: (pass) => pass(),
  away: (_pass, asked) => asked.socket.destroy(),
  failing: (_pass, _asked, response) => say(response, 500, 'text/plain', 'Internal Server Error'),
  garbled: (_pass, { url = '' }, response) =>
    say(response, 200, url.includes('.js') ? 'text/javascript' : 'text/html', '<!doctype html><h1>Hotel network</h1>')
}

/** Starts a proxy that simulates failures of the network and of the server. */
export async function startUnsteadyHost(host: string): Promise<UnsteadyHost> {
  let mood: Behaviour = 'well'
  let affected = /./
  let aged: { age?: string } = {}
  const late: (() => void)[] = []
  const asked: UnsteadyHost['asked'] = []
  const server = createServer((from, to) => {
    const { method = 'GET', url: path = '/', headers } = from
    asked.push({ method, path, cookie: headers.cookie })
    const pass = () => {
      const onward = request(host + path, { method, headers }, (answer) => {
        to.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...aged })
        answer.pipe(to)
      })
      onward.on('error', () => to.destroy())
      from.pipe(onward)
    }
    const now = affected.test(path) ? mood : 'well'
    if (now === 'slow') late.push(pass)
    else ANSWERS[now](pass, from, to)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://localhost:${port}`,
    asked,
    fare(now, paths = /./) {
      mood = now
      affected = paths
      for (const pass of late.splice(0)) pass()
    },
    age(seconds) {
      aged = { age: String(seconds) }
    },
    waiting: () => late.length,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
  }
}
