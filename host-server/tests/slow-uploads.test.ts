import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../testing/client.ts'
import { NORDBANK, startDemoSite } from '../testing/demo-site.ts'
import type { Site } from '../testing/site.ts'
import { trickle } from '../testing/trickle.ts'

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

test.each(Object.entries(FILES))(
  'slow uploads of %s by one user are limited, and delay no other institution',
  async (_, kind) => {
    const cookie = await signIn(site, `${kind.account}@demo.example`)
    const { method, path, type } = kind
    const slow = Array.from({ length: 5 }, () =>
      trickle(site, { method, path, headers: { cookie, 'content-type': type } })
    )
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
