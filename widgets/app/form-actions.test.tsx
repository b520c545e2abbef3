import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { type, until } from '../testing/mount.ts'
import { answer } from '../testing/network.ts'
import { initOf, open, prepareApp } from './testing.ts'

prepareApp()

const me = { roles: ['orgadmin' as const], alias: null, is_institutional: false }

test('saving stays above the dock on a phone while something is not saved, and covers no field', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  answer(`GET /api/v1/organizations/${exampleOrganization.uuid}`, exampleOrganization)
  answer('GET /api/v1/map', { attribution: null, latitude: null, longitude: null })
  const { root } = await open(
    `/account-admin/organizations/edit?id=${exampleOrganization.uuid}`,
    initOf({ me }),
    '[name=street]'
  )
  scrollTo(0, 0)
  const name = root.querySelector<HTMLInputElement>('main [name=name]')
  type(name, 'Filiale Wien')
  const bar = await until(() => root.querySelector('main .form-actions.in-view'))
  const dock = root.querySelector('.dock')?.getBoundingClientRect().top ?? 0
  const { top, bottom } = bar.getBoundingClientRect()
  expect([bottom <= dock + 1, bottom > dock - 100, top > 0]).toEqual([true, true, true])
  name?.focus()
  const form = bar.closest('form')
  const covered: string[] = []
  while (document.activeElement && !bar.contains(document.activeElement)) {
    const end = document.activeElement.getBoundingClientRect().bottom
    if (form?.contains(document.activeElement) && end > bar.getBoundingClientRect().top)
      covered.push(document.activeElement.outerHTML)
    await userEvent.tab()
  }
  expect(covered).toEqual([])
})
