import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ROLES, type Role } from '#contract/access'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import type { Locale } from '#contract/locales'
import { until } from '../testing/mount.ts'
import { tenantLanguage } from '../testing/network.ts'
import { initOf, open, prepareApp } from './testing.ts'

prepareApp()
afterAll(() => page.viewport(414, 896))

/** Every role alone, as an advisor and without a card, and all of them together. */
const USERS: [who: string, me: object][] = [
  ...ROLES.map((role): [string, object] => [role, { ...exampleAdvisorMe, roles: [role, 'stduser' as Role] }]),
  ['all roles', { ...exampleAdvisorMe, roles: [...ROLES] }],
  ['all roles without a card', { roles: [...ROLES], alias: null, full_name: 'Petra Verwalter' }]
]

/** What of a label does not fit into its place, or reaches out of the menu. */
function cutLabels(nav: HTMLElement): string[] {
  const names = [...nav.querySelectorAll<HTMLElement>('.entry-name, .entry-heading')]
  expect(names.length).toBeGreaterThan(1)
  return names
    .filter((name) => {
      name.scrollIntoView({ block: 'nearest' })
      const [inner, outer] = [name.getBoundingClientRect(), nav.getBoundingClientRect()]
      const isOut = inner.left < outer.left || inner.right > outer.right + 0.5
      const isBelow = inner.top < outer.top - 0.5 || inner.bottom > outer.bottom + 0.5
      const isClipped = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1
      return isOut || isBelow || (getComputedStyle(name).overflow !== 'visible' && isClipped)
    })
    .map(({ textContent }) => textContent ?? '')
}

const menuOf = async (me: object, selector: string) => {
  const { root, element } = await open('/my-card', initOf({ me: me as typeof exampleAdvisorMe }))
  const nav = await until(() => root.querySelector<HTMLElement>(selector))
  await until(() => nav.querySelector('.entry-name')?.textContent)
  return { nav, element }
}

describe.each(['en', 'de-AT'] satisfies Locale[])('in %s no label is cut', (language) => {
  beforeEach(() => {
    tenantLanguage.current = language
  })

  test.each(USERS)('beside the page, for %s', async (_who, me) => {
    await page.viewport(1280, 900)
    const { nav, element } = await menuOf(me, '.sidebar nav')
    expect(cutLabels(nav)).toEqual([])
    // a label of more lines reads as two entries
    const tall = [...nav.querySelectorAll<HTMLElement>('.entry')].filter(({ offsetHeight }) => offsetHeight > 56)
    expect(tall.map(({ textContent }) => textContent)).toEqual([])
    element.remove()
  })

  test.each(USERS)('at the thumb, for %s', async (_who, me) => {
    await page.viewport(390, 844)
    const { nav, element } = await menuOf(me, '.dock > nav')
    expect(cutLabels(nav)).toEqual([])
    element.remove()
  })
})
