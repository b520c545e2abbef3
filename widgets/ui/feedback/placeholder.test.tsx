import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Placeholder } from './placeholder.tsx'

test('has placeholders of the specified sizes', async () => {
  const root = await show(() => <Placeholder height="xl" width="sm" />)
  const { blockSize, inlineSize } = getComputedStyle(root.querySelector('.placeholder') as Element)
  expect([blockSize, inlineSize]).toEqual(['36px', '100px'])
})
