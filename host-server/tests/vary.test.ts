import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../api.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import type { Sample } from '../testing/samples.ts'
import type { Site } from '../testing/site.ts'
import { key, samplesOf, sendSample } from './support/sample-requests.ts'

const ALIAS = 'anna-gruber'

let site: Site
let samples: Record<string, Sample>
let cookies: (string | undefined)[]
beforeAll(async () => {
  site = await startDemoSite({ appointments: true }, { LOAD_TEST: '1' })
  samples = await samplesOf(site, ALIAS)
  const accounts = ['advisor', 'admin', 'marketing', 'analyst'].map((name) => signIn(site, `${name}@demo.example`))
  cookies = [undefined, ...(await Promise.all(accounts))]
})
afterAll(() => site.stop())

const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, shape }) => method === 'GET' && shape.stream !== 'text/event-stream')

type Ask = (headers: Record<string, string>, cookie?: string) => Promise<TestResponse>

const asks = (): [name: string, ask: Ask][] => [
  ...reads.map((endpoint): [string, Ask] => [
    key(endpoint),
    (headers, cookie) => sendSample(site, endpoint, samples[key(endpoint)] ?? {}, { headers, cookie })
  ]),
  ...['/search', `/app/profile/${ALIAS}`, `/book/${ALIAS}`, '/app/f/wien-innere-stadt', '/app/'].map(
    (path): [string, Ask] => [
      path,
      (headers, cookie) => request(site, 'GET', path, { headers: { ...headers, accept: 'text/html' }, cookie })
    ]
  )
]

const german = { 'accept-language': 'de-AT' }
const english = { 'accept-language': 'en' }
const varies = ({ headers }: TestResponse, by: string) => String(headers.vary).split(', ').includes(by)
const isSame = (one: TestResponse, other: TestResponse) => one.status === other.status && one.text === other.text

/** Of those asked twice, the pairs of different answers; an answer that is never the same is left out. */
async function differences(ask: Ask, one: Parameters<Ask>, other: Parameters<Ask>): Promise<TestResponse[]> {
  const [first, again, second] = [await ask(...one), await ask(...one), await ask(...other)]
  return isSame(first, again) && !isSame(first, second) ? [first, second] : []
}

// asks each reading endpoint a dozen times
const TIME = 180_000

test('every answer that depends on the language says so', { timeout: TIME }, async () => {
  const faults: string[] = []
  const found = new Set<string>()
  for (const [name, ask] of asks()) {
    for (const cookie of cookies) {
      const answers = await differences(ask, [german, cookie], [english, cookie])
      if (answers.length) found.add(name)
      if (!answers.every((answer) => varies(answer, 'Accept-Language'))) faults.push(name)
    }
  }
  expect(faults).toEqual([])
  expect([...found]).toEqual(
    expect.arrayContaining(['GET /api/v1/appointment-topics', 'GET /api/v1/search/form', 'GET /api/v1/branches/:alias'])
  )
})

test('every answer that depends on the session says so, and is stored by no one', { timeout: TIME }, async () => {
  const faults: string[] = []
  const found = new Set<string>()
  for (const [name, ask] of asks()) {
    for (const cookie of cookies.slice(1)) {
      const [guest, member] = await differences(ask, [german], [german, cookie])
      if (!guest || !member) continue
      found.add(name)
      if (!varies(member, 'Cookie') || (guest.status < 400 && !varies(guest, 'Cookie'))) faults.push(`${name}: Vary`)
      const stored = String(member.headers['cache-control'])
      if (member.status < 400 && name.startsWith('GET') && !stored.startsWith('private, no-store'))
        faults.push(`${name}: ${stored}`)
    }
  }
  expect(faults).toEqual([])
  expect([...found]).toEqual(expect.arrayContaining(['GET /api/v1/me', 'GET /api/v1/app-init', '/search']))
})
