import { expect, test } from 'vitest'
import { APP_PATHS } from './app-paths.ts'
import { settingsMessages } from './messages/settings.messages.ts'
import { SETTING_GROUPS, SETTING_NAMES, settingOf, settingsIn } from './settings.ts'

test.each(SETTING_NAMES)('%s is in exactly one group, or the provider’s', (name) => {
  const groups = SETTING_GROUPS.filter((group) => settingsIn(group).includes(name))
  const { isProviders = false, field, page } = settingOf(name)
  expect([groups.length, isProviders]).toEqual(isProviders ? [0, true] : [1, false])
  expect(Boolean(field)).toBe(!isProviders)
  expect(Boolean(page)).toBe(field === 'page')
  if (page) expect(APP_PATHS).toContain(page)
})

test.each(SETTING_NAMES)('%s has a label of its own, and a sentence that says what it is for', (name) => {
  const { en, 'de-AT': german } = settingsMessages[`settings.label-${name}`]
  const labels = SETTING_NAMES.map((one) => settingsMessages[`settings.label-${one}`])
  expect(labels.filter((label) => label.en === en || label['de-AT'] === german)).toHaveLength(1)
  // no technical name, no sentence
  for (const label of [en, german]) expect(label).not.toMatch(/_|\.$|\{/)
  expect(settingsMessages[`settings.${name}`].en).toMatch(/\.$/)
})

test('every group has settings', () => {
  for (const group of SETTING_GROUPS) expect(settingsIn(group), group).not.toEqual([])
})

test('secrets can be replaced, but are never shown in a plain field', () => {
  for (const name of SETTING_NAMES.filter((one) => settingOf(one).isSecret))
    expect(settingOf(name).field).toBe('secret')
})
