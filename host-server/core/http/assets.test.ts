import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { archiveAssets } from './assets.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string) => fetch(site.origin + path)
const archived = (file: string) => join(site.app.config.DATA_DIR, 'cdn', file)
const integrity = async () =>
  (await (await get('/cdn/integrity.json')).json()) as {
    version: string
    embed: string
    integrity: Record<string, string>
  }

test('a file that is gone is refused, and that is not cached', async () => {
  const answer = await get('/cdn/elements/chunk-ABCDEFGH.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a path out of the folder is not found', async () => {
  expect((await get('/cdn/..%2fsession-ABCDEFGH.secret')).status).toBe(404)
})

test('the listed files are served, to any page', async () => {
  const { integrity: files } = await integrity()
  expect(Object.keys(files).length).toBeGreaterThan(10)
  for (const [path, hash] of Object.entries(files)) {
    const answer = await get(path)
    const content = Buffer.from(await answer.arrayBuffer())
    expect(`sha384-${createHash('sha384').update(content).digest('base64')}`, path).toBe(hash)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  }
})

test('the listed files are served as the build has compressed them', async () => {
  const { integrity: files } = await integrity()
  for (const [path, hash] of Object.entries(files)) {
    const { bytes, headers } = await request(site, 'GET', path, { headers: { 'accept-encoding': 'br' } })
    if (headers['content-encoding'] === undefined) continue
    const content = brotliDecompressSync(bytes)
    expect(`sha384-${createHash('sha384').update(content).digest('base64')}`, path).toBe(hash)
    expect(bytes.equals(readFileSync(`${path.replace('/cdn/', 'dist/brotli/')}.br`)), path).toBe(true)
  }
})

test('the loader is short-lived under its own name and immutable under a versioned one', async () => {
  const { embed, version, integrity: files } = await integrity()
  expect(embed).toContain(`/cdn/embed-${version}-`)
  expect(files[embed]).toBe(files['/cdn/embed.js'])
  expect((await get('/embed.js')).headers.get('cache-control')).toBe(
    'public, max-age=300, stale-while-revalidate=86400'
  )
  expect((await get(embed)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('files of earlier releases are served as long as the data folder has them', async () => {
  const { embed } = await integrity()
  await archiveAssets(site.app)
  mkdirSync(archived('elements'), { recursive: true })
  writeFileSync(archived('elements/booking-01df11e0.js'), '// an earlier release')
  await archiveAssets(site.app)
  const answer = await get('/cdn/elements/booking-01df11e0.js')
  expect(await answer.text()).toBe('// an earlier release')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect((await get(embed)).status).toBe(200)
  // a name without a hash is only served with today's content
  writeFileSync(archived('notes.txt'), 'not ours')
  expect((await get('/cdn/notes.txt')).status).toBe(404)
})

test('a read-only data folder does not prevent the start', async () => {
  const app = { ...site.app, config: { ...site.app.config, DATA_DIR: '/dev/null' } }
  await expect(archiveAssets(app)).resolves.toBeUndefined()
})
