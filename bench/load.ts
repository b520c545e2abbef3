import { connect, type Socket } from 'node:net'

// Our own client, since the load tools for Node parse responses in JavaScript, which takes longer than the host needs
// to answer: they would measure themselves.

/** The requests of one side of a comparison. */
export interface Side {
  origin: string
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** The path and body of each request, if they differ. */
  next?: () => { path: string; body: unknown }
  /** Validates every response. */
  status?: number
}

const CONNECTIONS = 16
const HEAD_END = '\r\n\r\n'

function requestText({ origin, method = 'GET', path, headers = {}, next }: Side): string {
  const { host } = new URL(origin)
  const asked = next?.()
  const body = asked?.body ? JSON.stringify(asked.body) : ''
  const all = {
    host,
    origin: `http://${host}`,
    ...headers,
    ...((body || method === 'POST') && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body)
    })
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${asked?.path ?? path} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END + body
}

const LAST_CHUNK = '\r\n0\r\n\r\n'

/** Whether a response is complete: by its length or, if it is compressed on the way, by its last chunk. */
function isWhole(head: string, body: Buffer): boolean {
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length) return body.length >= Number(length)
  if (!/transfer-encoding: chunked/i.test(head)) throw new Error(`An answer without its length:\n${head}`)
  return body.subarray(-LAST_CHUNK.length).toString('latin1') === LAST_CHUNK
}

/** Reads the responses of a connection one after the other. */
function reader(answered: (status: number, text: string) => void) {
  let read: Buffer = Buffer.alloc(0)
  return (chunk: Buffer) => {
    read = read.length ? Buffer.concat([read, chunk]) : chunk
    const end = read.indexOf(HEAD_END)
    if (end < 0) return
    const head = read.toString('latin1', 0, end)
    if (!isWhole(head, read.subarray(end + HEAD_END.length))) return
    const text = read.toString('latin1', end)
    read = Buffer.alloc(0)
    answered(Number(head.slice(9, 12)), text)
  }
}

/** A client that sends the next request as soon as it has a response, until `until`. */
function client(side: Side, until: number): Promise<number> {
  const { hostname, port } = new URL(side.origin)
  const { status: expected = 200 } = side
  const same = side.next ? undefined : requestText(side)
  let count = 0
  return new Promise((done, fail) => {
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const ask = () => socket.write(same ?? requestText(side))
    const answered = (status: number, text: string) => {
      if (status !== expected) return socket.destroy(new Error(`${side.path} answers ${status}: ${text.slice(0, 400)}`))
      count += 1
      if (performance.now() < until) return ask()
      socket.end()
      done(count)
    }
    socket.on('data', reader(answered)).once('error', fail).once('connect', ask)
  })
}

/** Responses per second over some seconds; an unexpected response fails the run. */
export async function rate(side: Side, seconds: number): Promise<number> {
  const since = performance.now()
  const clients = Array.from({ length: CONNECTIONS }, () => client(side, since + seconds * 1000))
  const counts = await Promise.all(clients)
  return counts.reduce((sum, one) => sum + one, 0) / ((performance.now() - since) / 1000)
}

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** A time beside another, in milliseconds. */
export interface TimeRow {
  what: string
  milliseconds: number
  beside: number
  /** The required maximum. */
  target: number
}

export interface Pair {
  /** Responses per second. */
  ours: number
  beside: number
  /** The median of the rounds' ratios. */
  ratio: number
}

/** Alternates, so that whatever slows the machine slows both. */
export async function pair(ours: Side, beside: Side, { rounds = 5, seconds = 1 } = {}): Promise<Pair> {
  await rate(ours, seconds)
  await rate(beside, seconds)
  const results: { a: number; b: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    results.push({ a: await rate(ours, seconds), b: await rate(beside, seconds) })
  }
  return {
    ours: median(results.map(({ a }) => a)),
    beside: median(results.map(({ b }) => b)),
    ratio: median(results.map(({ a, b }) => a / b))
  }
}
