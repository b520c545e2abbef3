import autocannon from 'autocannon'

/** Requests that one side of a comparison gets. */
export interface Side {
  origin: string
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** The path and body of each request, where they differ. */
  next?: () => { path: string; body: unknown }
  /** What every answer must be. */
  status?: number
}

const CONNECTIONS = 16

/** Answers a second over some seconds; an unexpected answer spoils the run. */
export async function rate({ origin, method = 'GET', path, headers = {}, next, status = 200 }: Side, seconds: number) {
  const wrong = new Map<number, string>()
  const host = new URL(origin).host
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        path,
        headers: { origin: `http://${host}`, 'content-type': 'application/json', ...headers },
        ...(next && {
          setupRequest(request: object) {
            const { path: to, body } = next()
            return { ...request, path: to, body: JSON.stringify(body) }
          }
        }),
        onResponse: (got: number, text: string) => {
          if (got !== status) wrong.set(got, text)
        }
      }
    ]
  } as autocannon.Options)
  if (wrong.size || result.errors) {
    throw new Error(`${path}: ${result.errors} errors, ${JSON.stringify([...wrong]).slice(0, 400)}`)
  }
  return result.requests.total / result.duration
}

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

export interface Pair {
  /** Answers a second. */
  ours: number
  beside: number
  /** The median of the rounds' ratios. */
  ratio: number
}

/** Takes turns, so that what slows the machine slows both. */
export async function pair(ours: Side, beside: Side, { rounds = 5, seconds = 2 } = {}): Promise<Pair> {
  await rate(ours, 1)
  await rate(beside, 1)
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
