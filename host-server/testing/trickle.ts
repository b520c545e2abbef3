import { type ClientRequest, request as open } from 'node:http'
import type { Site } from './site.ts'

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
}

/** Sends a file of which only the first byte arrives, until `finish` sends the rest. */
export function trickle(
  { origin }: Pick<Site, 'origin'>,
  { method, path, headers }: Asked,
  bytes = Buffer.alloc(100_000, 'x')
) {
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
      headers: { host, origin: `http://${host}`, 'content-length': bytes.length, ...headers }
    },
    (answer) => {
      answered(answer.statusCode ?? 0)
      answer.resume()
    }
  )
  out.on('error', () => {})
  out.write(bytes.subarray(0, 1))
  return { status, finish: () => out.end(bytes.subarray(1)), stop: () => out.destroy() }
}
