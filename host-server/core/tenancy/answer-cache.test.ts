import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
  await until(() => site.app.tenants.canCache)
})
afterAll(() => site.stop())

const CODINGS = ['br', 'gzip', 'identity'] as const
const DECODED = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

const ask = async (coding: (typeof CODINGS)[number]) => {
  const { status, headers, bytes } = await request(site, 'GET', '/search', {
    headers: { accept: 'text/html', 'accept-encoding': coding }
  })
  return { status, coding: headers['content-encoding'] ?? 'identity', etag: headers.etag, bytes }
}

test('a kept answer is the same in every coding, whichever was asked for first and how often at once', async () => {
  const plain = await ask('identity')
  const asked = [...CODINGS, ...CODINGS, ...CODINGS]
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(asked.map(ask))
    expect(answers.map(({ status, coding }) => [status, coding])).toEqual(asked.map((coding) => [200, coding]))
    for (const [index, coding] of asked.entries()) {
      expect(DECODED[coding](answers[index]?.bytes as Buffer)).toEqual(plain.bytes)
      expect(answers[index]?.etag).toBe(plain.etag)
    }
    // compressed once: whoever asked for the same coding got the same bytes
    for (const coding of CODINGS) {
      const same = answers.filter((one) => one.coding === coding).map(({ bytes }) => bytes.toString('base64'))
      expect(new Set(same).size).toBe(1)
    }
  }
})
