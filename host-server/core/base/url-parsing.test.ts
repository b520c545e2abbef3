import { expect, test } from 'vitest'
import { webAddressOf } from '#contract/web-address'
import './url-parsing.ts'

test('an address beyond ASCII is accepted however long the server runs', () => {
  const checked = Array.from({ length: 20_000 }, () => webAddressOf('https://müller.example/'))
  expect(new Set(checked)).toEqual(new Set(['https://xn--mller-kva.example/']))
})
