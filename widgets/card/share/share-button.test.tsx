import { expect, test, vi } from 'vitest'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { modulesWithout } from '../../testing/dialog-button.ts'
import { mount, until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'
import { turn } from '../../testing/turn.ts'
import './share-button.element.ts'

// modules load once per page, so each test has a server of its own
let count = 0
async function open({ isOn = true } = {}) {
  count += 1
  const origin = `https://share-${count}.example`
  answer('GET /api/v1/modules', modulesWithout(isOn ? '' : 'share-buttons'), 200, origin)
  answer('GET /api/v1/advisors/anna', exampleAdvisor, 200, origin)
  const { root } = await mount(`<advisor-share-button host="${origin}" alias="anna"></advisor-share-button>`, 'button')
  root.querySelector<HTMLElement>('[part=button]')?.click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  const names = [...dialog.querySelectorAll('[part=share]')].map((one) => one.textContent)
  return { origin, dialog, names }
}

test('gives way to the content of the tag if there is no such advisor, and names the tag to developers', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const origin = 'https://share-unknown.example'
  answer('GET /api/v1/modules', modulesWithout(), 200, origin)
  answer('GET /api/v1/advisors/nobody', {}, 404, origin)
  const tag = `<advisor-share-button host="${origin}" alias="nobody"></advisor-share-button>`
  const { element, root } = await mount(tag, 'button')
  root.querySelector<HTMLElement>('[part=button]')?.click()
  await until(() => root.querySelector('slot'))
  expect(root.querySelector('button, dialog')).toBeNull()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('“nobody”'), element))
})

test('says what the code is for and has the link to copy, also when the module is off', async () => {
  const { origin, dialog, names } = await open({ isOn: false })
  const code = await until(() => dialog.querySelector('svg[role=img]'))
  expect(getComputedStyle(code).width).toBe('150px')
  // no margin
  expect(code.getAttribute('viewBox')).toMatch(/^0 0 /)
  expect(names).toEqual(['Copy link'])
  expect(dialog.querySelector('p')?.textContent).toBe(
    'Scan the code with a phone or follow the link to open this card.'
  )
  const link = dialog.querySelector('a')
  expect([link?.textContent, link?.href]).toEqual([`${origin}/app/profile/anna`, `${origin}/app/profile/anna`])
})

test('shares by e-mail and WhatsApp through the server, and copies the link', async () => {
  const { origin, dialog, names } = await open()
  expect(names.slice(0, 3)).toEqual(['Copy link', 'E-mail', 'WhatsApp'])
  const [, email, whatsApp] = [...dialog.querySelectorAll('a')].map(({ href }) => href)
  const path = `${origin}/share-buttons/redirect/button-click?advisorAlias=anna&socialMediaType=`
  expect([email, whatsApp]).toEqual([`${path}email`, `${path}whatsapp`])
})

test('offers the device’s share sheet if there is one', async () => {
  const given: ShareData[] = []
  const share = async (data: ShareData) => void given.push(data)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const { origin, dialog } = await open()
  const button = [...dialog.querySelectorAll<HTMLElement>('button[part=share]')].at(-1)
  button?.click()
  await until(() => given.length)
  expect(given).toEqual([{ url: `${origin}/app/profile/anna` }])
  Reflect.deleteProperty(navigator, 'share')
  expect((await open()).names.includes('More …')).toBe('share' in navigator)
})

test('the browser’s Back closes the dialog and stays on the page', async () => {
  const { dialog } = await open()
  await turn(-1)
  expect(dialog.open).toBe(false)
})
