import { type ClientRequest, request as open } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../testing/client.ts'
import { NORDBANK, startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'

const FILES = {
  photos: { method: 'PUT', path: '/api/v1/advisors/anna-gruber/photo', type: 'image/jpeg', account: 'advisor' },
  imports: { method: 'POST', path: '/api/v1/people-imports?file_name=p.csv', type: 'text/csv', account: 'admin' },
  redirections: { method: 'POST', path: '/api/v1/redirections/import', type: 'text/csv', account: 'admin' }
} as const

let site: Site
let other: string
let picture: Buffer
beforeAll(async () => {
  site = await startDemoSite()
  other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
})
afterAll(() => site.stop())

/** A file that never arrives in whole. */
function trickle({ method, path, type }: (typeof FILES)[keyof typeof FILES], cookie: string) {
  const { hostname, port } = new URL(site.origin)
  const host = `localhost:${port}`
  const headers = { host, origin: `http://${host}`, cookie, 'content-type': type, 'content-length': 100_000 }
  let answered: (status: number) => void
  const status = new Promise<number>((done) => {
    answered = done
  })
  const out: ClientRequest = open({ hostname, port, method, path, headers }, (answer) => {
    answered(answer.statusCode ?? 0)
    answer.resume()
  })
  out.on('error', () => {})
  out.write('x')
  return { status, stop: () => out.destroy() }
}

test.each(Object.entries(FILES))(
  'slow uploads of %s by one user are limited, and delay no other institution',
  async (_, kind) => {
    const cookie = await signIn(site, `${kind.account}@demo.example`)
    const slow = Array.from({ length: 5 }, () => trickle(kind, cookie))
    try {
      // the third and all further ones are refused
      expect(await Promise.race(slow.map(({ status }) => status))).toBe(503)
      const logo = await request(site, 'PUT', '/api/v1/tenant/logo', {
        ...NORDBANK,
        cookie: other,
        body: picture,
        headers: { 'content-type': 'image/png' }
      })
      expect(logo.status).toBe(200)
      const file = await request(site, 'POST', '/api/v1/people-imports?file_name=p.csv', {
        ...NORDBANK,
        cookie: other,
        body: 'first_name;last_name;email_address\nVera;Neu;vera@nordbank.example',
        headers: { 'content-type': 'text/csv' }
      })
      expect(file.status).toBe(201)
    } finally {
      for (const one of slow) one.stop()
      await site.app.knex('people_imports').delete()
    }
  }
)
