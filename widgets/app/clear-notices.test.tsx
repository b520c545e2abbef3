import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { drawn, type, until } from '../testing/mount.ts'
import { answer } from '../testing/network.ts'
import { initOf, open, prepareApp } from './testing.ts'

prepareApp()

const me = { roles: ['orgadmin' as const], alias: null, is_institutional: false }

beforeEach(() => {
  answer(`GET /api/v1/organizations/${exampleOrganization.uuid}`, exampleOrganization)
  answer(`PUT /api/v1/organizations/${exampleOrganization.uuid}`, {}, 500)
  answer('GET /api/v1/map', { attribution: null, latitude: null, longitude: null })
})

/** A page whose save has failed, on a phone, with the notice of that. */
async function failed() {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  const { root } = await open(
    `/account-admin/organizations/edit?id=${exampleOrganization.uuid}`,
    initOf({ me }),
    '[name=street]'
  )
  type(root.querySelector('main [name=name]'), 'Filiale Wien')
  const bar = await until(() => root.querySelector<HTMLElement>('main .in-view'))
  bar.querySelector('button')?.click()
  const notice = await until(() => root.querySelector<HTMLElement>('.notification.failure'))
  await until(() => !notice.getAnimations().some(({ playState }) => playState === 'running'))
  return { root, bar, notice }
}

const isCovered = (notice: Element, other: Element) => {
  const [a, b] = [notice.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom && b.top < a.bottom
}

test.each(['top', 'end'])(
  'at the %s of a page a notice covers neither the button that stays nor the menu',
  async (at) => {
    const { root, bar, notice } = await failed()
    scrollTo(0, at === 'top' ? 0 : document.documentElement.scrollHeight)
    await drawn()
    await until(() => !isCovered(notice, bar))
    const dock = root.querySelector('.dock') as HTMLElement
    const { top, bottom } = notice.getBoundingClientRect()
    expect([isCovered(notice, dock), top > 0, bottom < innerHeight]).toEqual([false, true, true])
    // and no further away than needed
    const below = Math.min(bar.getBoundingClientRect().top, dock.getBoundingClientRect().top)
    expect(below - bottom).toBeLessThan(24)
  }
)

test('a notice gives way to the field that has the focus, and comes back', async () => {
  const { root, bar, notice } = await failed()
  const field = root.querySelector('main [name=street]') as HTMLElement
  const rest = () => notice.getBoundingClientRect().bottom
  field.focus({ preventScroll: true })
  const { top, bottom } = bar.getBoundingClientRect()
  scrollBy(0, field.getBoundingClientRect().top - top + (bottom - top) + 10)
  await drawn()
  await until(() => !isCovered(notice, field) && !isCovered(notice, bar))
  const lifted = rest()
  field.blur()
  scrollBy(0, 1)
  await until(() => rest() > lifted)
  expect(isCovered(notice, bar)).toBe(false)
})

test('a list that has the focus, and cannot be filled in or pressed, may be covered', async () => {
  const { root, bar, notice } = await failed()
  const rest = notice.getBoundingClientRect().bottom
  const list = document.createElement('div')
  list.tabIndex = -1
  list.style.cssText = 'position: fixed; inset: 55% 0 100px'
  root.querySelector('main')?.append(list)
  list.focus({ preventScroll: true })
  expect(document.activeElement).toBe(list)
  await drawn()
  expect([notice.getBoundingClientRect().bottom, isCovered(notice, bar)]).toEqual([rest, false])
})
