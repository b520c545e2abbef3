import { expect, test } from 'vitest'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { mount, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import './whatsapp-button.element.ts'

const route = 'GET /api/v1/advisors/anna-gruber/whatsapp'

test('shows nothing when the channel is off', async () => {
  answer(route, { isEnabled: false, phoneNumber: null })
  const { root } = await mount('<advisor-whatsapp-button alias="anna-gruber">x</advisor-whatsapp-button>')
  await until(() => requests.some(({ url }) => url.includes('/whatsapp')))
  await until(() => !root.querySelector('slot'))
  expect(root.querySelector('a')).toBeNull()
})

test('keeps the fallback when the server fails', async () => {
  answer('GET /api/v1/advisors/broken/whatsapp', {}, 500)
  const { element, root } = await mount(
    '<advisor-whatsapp-button alias="broken"><a href="#">Chat</a></advisor-whatsapp-button>'
  )
  await new Promise((resolve) => element.addEventListener('advisor-error', resolve))
  expect(root.querySelector('slot')).not.toBeNull()
})

test('links to the number with the reference code and logs the click', async () => {
  answer('GET /api/v1/advisors/otto/whatsapp', exampleWhatsApp)
  const { root } = await mount('<advisor-whatsapp-button alias="otto" inline></advisor-whatsapp-button>', 'a')
  const link = root.querySelector('a') as HTMLAnchorElement
  expect(link.href).toBe('https://wa.me/4312345678?text=%23ANNA42')
  expect(link.className).toContain('inline')
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  const log = await until(() => requests.find(({ url }) => url.endsWith('/frontend-logs/log')))
  expect(await log.json()).toEqual({ action: 'whatsapp_button_click', advisorAlias: 'otto' })
})
