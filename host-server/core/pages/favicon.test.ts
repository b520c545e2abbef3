import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrast } from '#contract/colour'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let cookie: string
beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

/** A browser's bar with tabs, in the dark. */
const BAR = '#202124'
const PATTERN = /dark\){rect{fill:(#\w{6})}text{fill:(#\w{6})}}.*<rect[^>]* fill="(#\w{6})".*<text[^>]* fill="(#\w{6})"/

test.each(['#000000', '#0b1d33', '#800000', '#ed6b61', '#ffd400', '#ffffff'])(
  'with %s the icon is readable, and in the dark stands out from the bar',
  async (primary_color) => {
    await request(site, 'PATCH', '/api/v1/settings', { cookie, body: { primary_color } })
    const icon = async () => PATTERN.exec((await request(site, 'GET', '/favicon.svg')).text) ?? []
    await expect.poll(async () => (await icon())[3]).toBe(primary_color)
    const [, dark = '', darkInk = '', light = '', ink = ''] = await icon()
    expect(contrast(light, ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, darkInk)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, BAR)).toBeGreaterThanOrEqual(3)
  }
)
