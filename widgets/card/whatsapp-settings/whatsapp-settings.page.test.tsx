import { expect, test } from 'vitest'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleWhatsAppSettings } from '#contract/examples/whatsapp-settings.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber/whatsapp/settings'

async function show(changes: object, init?: ReturnType<typeof initOf>) {
  answer(`GET ${OWN}`, { ...exampleWhatsAppSettings, ...changes })
  answer(`PUT ${OWN}`, undefined, 204)
  const { root } = await open('/whatsapp/settings', init)
  await until(() => root.querySelector('main form'))
  return root
}

const notice = (root: ParentNode) => root.querySelector('main .notice')

test.each([
  ['nothing keeps the card from showing it', {}],
  ['it is off', { whatsapp_enable: false, obstacle: 'option' }]
])('says nothing where %s', async (_what, changes) => {
  expect(notice(await show(changes))).toBeNull()
})

test('switched off on the card, it says so and leads there', async () => {
  const root = await show({ obstacle: 'option' })
  expect(notice(root)?.textContent).toContain('customers do not see it at the moment: it is turned off on your card.')
  expect(root.querySelector('main .lead')?.textContent).toBe(
    'With WhatsApp, your card and pages can show a button for customers to message you.'
  )
  expect(notice(root)?.querySelector('a')?.getAttribute('href')).toBe('/app/my-card')
})

test.each(['layout', 'number'])(
  'what only the administration can change leads an advisor to it (%s)',
  async (obstacle) => {
    const root = await show({ obstacle })
    expect(notice(root)?.textContent).toContain('Please ask your administrator.')
    expect(notice(root)?.querySelector('a')).toBeNull()
  }
)

test('an administrator who advises, too, is led to the layout of cards', async () => {
  const me = { ...exampleAdvisorMe, roles: [...exampleAdvisorMe.roles, 'accountadmin' as const] }
  const root = await show({ obstacle: 'layout' }, initOf({ me }))
  const href = notice(root)?.querySelector('a')?.getAttribute('href')
  expect(href).toBe('/app/account-admin/profile-layout-management/contact-options')
})

test('it is said as soon as WhatsApp is switched on', async () => {
  const root = await show({ whatsapp_enable: false, obstacle: 'option' })
  root.querySelector<HTMLElement>('main [role=switch]')?.click()
  const save = await until(() => root.querySelector<HTMLElement>('main [type=submit][aria-disabled=false]'))
  expect(notice(root)).toBeNull()
  save.click()
  await until(() => notice(root))
})
