import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, themeOf } from './colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('computes the known contrast of white on the default colour, 3.05', () => {
  expect(contrast('#ed6b61', '#ffffff')).toBeCloseTo(3.05, 2)
})

test('reaches a contrast of 4.5:1 for every pair of the theme, whatever colour a tenant picks', () => {
  fc.assert(
    fc.property(colour, (primary) => {
      const theme = themeOf(primary)
      expect(contrast(theme.primary, theme.on_primary)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme.accent_light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme.accent_dark, '#191d21')).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 }
  )
})
