import { expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'

const page = async (environment: Record<string, string>) => {
  const site = await startDemoSite({ appointments: false }, environment)
  const { text } = await request(site, 'GET', '/account/login')
  const script = await request(site, 'GET', '/dev-reload.js')
  const boot = await request(site, 'GET', '/dev-reload.txt')
  await site.stop()
  return { text, script, boot }
}

test('is absent by default', async () => {
  const { text, script, boot } = await page({})
  expect(text).not.toContain('dev-reload')
  expect([script.status, boot.status]).toEqual([404, 404])
})

test('under npm run dev, a page asks whether the server has restarted', async () => {
  const { text, script, boot } = await page({ DEV_RELOAD: '1' })
  expect(text).toContain('<script type="module" src="/dev-reload.js"></script></body>')
  expect(script.text).toContain(boot.text)
})
