import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const open = async (path: string, asked = {}) =>
  (await request(site, 'GET', path, { headers: { accept: 'text/html' }, ...asked })).text
const footerOf = (text: string) => text.slice(text.indexOf('<footer'), text.indexOf('</footer>'))
const withoutFooter = (text: string) => text.slice(0, text.indexOf('<footer'))

const pathsOf = (advisor: string, branch: string) => [
  `/app/profile/${advisor}`,
  `/app/filiale/${branch}`,
  '/search',
  `/book/${advisor}`,
  `/contact/${advisor}/basic`,
  '/appointments/nobody',
  '/nowhere'
]
const PAGES: [string, { host?: string }, string[]][] = [
  ['alpenbank', {}, pathsOf('anna-gruber', 'wien-innere-stadt')],
  ['nordbank', NORDBANK, pathsOf('eleanor-whitcombe', 'london-cornhill')]
]

test.each(PAGES)(
  'every public page of %s links imprint and privacy policy, in its language',
  async (name, asked, paths) => {
    for (const path of paths) {
      for (const lang of ['de', 'en']) {
        const links = [...footerOf(await open(`${path}?lang=${lang}`, asked)).matchAll(/href="(https:[^"]+)"/g)]
        const words = lang === 'de' ? ['impressum', 'datenschutz'] : ['imprint', 'privacy']
        expect([path, links.map(([, href]) => href)]).toEqual([
          path,
          words.map((word) => expect.stringMatching(new RegExp(`^https://www\\.${name}\\.example/.*${word}$`)))
        ])
      }
    }
  }
)

const kinds = ['basic', 'appointment', 'callback', 'messenger']
test.each([...kinds.map((kind) => `/contact/anna-gruber/${kind}`), '/wallet-card/anna-gruber'])(
  'the form at %s leads to the privacy policy without losing what was typed',
  async (path) => {
    const form = withoutFooter(await open(path))
    expect(form).toMatch(
      /<a href="https:\/\/www\.alpenbank\.example\/datenschutz" target="_blank" rel="noopener">Datenschutz: /
    )
  }
)

test('one language stands in for the other, and an address that is none is not linked', async () => {
  const setting = (name: string) => site.app.knex('tenant_settings').where({ name })
  await setting('privacy_en').delete()
  expect(footerOf(await open('/search?lang=en'))).toContain('href="https://www.alpenbank.example/datenschutz"')
  await setting('privacy_de').update({ value: 'javascript:alert(1)' })
  const text = await open('/contact/anna-gruber/basic')
  expect(withoutFooter(text) + footerOf(text)).not.toMatch(/Datenschutz|javascript:/)
  const { body } = await request(site, 'GET', '/api/v1/tenant')
  expect(body.settings.map(({ name }: { name: string }) => name)).not.toContain('privacy_de')
})
