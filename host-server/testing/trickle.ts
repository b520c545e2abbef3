import { type ClientRequest, request as open } from 'node:http'
import type { Site } from './site.ts'

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
}

/** Sends a file that never arrives in whole. */
export function trickle({ origin }: Pick<Site, 'origin'>, { method, path, headers }: Asked) {
  const { hostname, port } = new URL(origin)
  const host = `localhost:${port}`
  let answered: (status: number) => void
  const status = new Promise<number>((done) => {
    answered = done
  })
  const out: ClientRequest = open(
    {
      hostname,
      port,
      method,
      path,
      headers: { host, origin: `http://${host}`, 'content-length': 100_000, ...headers }
    },
    (answer) => {
      answered(answer.statusCode ?? 0)
      answer.resume()
    }
  )
  out.on('error', () => {})
  out.write('x')
  return { status, stop: () => out.destroy() }
}
