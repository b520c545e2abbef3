import { expect, test } from 'vitest'
import type { Role } from '#contract/access'
import { exampleAuditPage } from '#contract/examples/audit-log.example'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'
import { follow, initOf, open, path, prepareApp } from '../testing.ts'

prepareApp()

const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })
const with_ = (tenant: object) => ({ ...admin, tenant: { ...admin.tenant, ...tenant } })
const images = (bigHeaderImage: string | null) => ({ ...admin.tenant.images, bigHeaderImage })

test.each<Role>(['stduser', 'marketing-manager', 'content-manager'])('redirects %s to /403', async (role) => {
  await open('/account-admin', initOf({ me: { roles: [role] } }))
  await until(() => path() === '/app/403')
})

test('lists each page with its description', async () => {
  const { root } = await open('/account-admin', admin, '.admin .start-page')
  const links = [...root.querySelectorAll('.admin .start-page a')].map(({ textContent }) => textContent)
  expect(links).toContain('Advanced settings')
  expect(links).toContain('Audit log')
  expect(root.querySelector('h1')?.textContent).toBe('Administration')
  // the overview has no back link
  expect(root.querySelector('.admin-bar > a')).toBeNull()
})

test('opens the menu with the current page marked, follows links, and goes back to the overview', async () => {
  answer('GET /api/v1/audit-log', exampleAuditPage)
  const { root } = await open('/account-admin/audit-log', admin, '.admin-menu button')
  const button = root.querySelector('.admin-menu button') as HTMLElement
  const panel = root.querySelector('.admin-panel') as HTMLElement
  expect(panel.hidden).toBe(true)
  button.click()
  await until(() => !panel.hidden)
  expect(panel.querySelector('[aria-current=page]')?.textContent).toBe('Audit log')
  const outward = panel.querySelector<HTMLAnchorElement>('[target=_blank]')
  expect([outward?.getAttribute('href'), outward?.rel]).toEqual(['/api/docs', 'noopener noreferrer'])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await until(() => panel.hidden)
  expect(document.activeElement).toBe(button)
  await follow(root, 'Back')
  await until(() => path() === '/app/account-admin')
})

test.each<Role>(['orgadmin', 'orgs-manager', 'advisors-manager'])(
  'shows %s no API, which they cannot use',
  async (role) => {
    const { root } = await open('/account-admin', initOf({ me: { roles: [role] } }), '.admin-menu button')
    await until(() => root.querySelectorAll('.admin-panel a').length)
    expect(root.querySelector('.admin-panel [href="/api/docs"]')).toBeNull()
  }
)

test('shows no tabs in the administration', async () => {
  const { root } = await open('/account-admin', admin, '.admin')
  expect(root.querySelector('.tabs')).toBeNull()
})

test.each([
  ['default', null],
  ['underlined', '/media/header.webp']
] as const)("the banner of type %s with the picture %s is the institution's", async (type, picture) => {
  const { root } = await open(
    '/account-admin',
    with_({ headerWidget: { type }, images: images(picture) }) as typeof admin,
    '.admin-banner'
  )
  const banner = root.querySelector('.admin-banner') as HTMLElement
  expect(banner.classList).toContain(type)
  expect(banner.querySelector('img')?.getAttribute('src') ?? null).toBe(picture)
})
