import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'

test('covers its content while loading, and says when loading failed', async () => {
  const root = await show(() => (
    <LoadingOverlay error>
      <button type="button">Inside</button>
    </LoadingOverlay>
  ))
  expect(root.querySelector('.overlay-message')?.textContent).toBe('An error has occurred. Please try again later.')
  expect(root.querySelector<HTMLElement>('.overlay-content')?.inert).toBe(true)
  const loading = await show(() => <LoadingOverlay loading>x</LoadingOverlay>)
  expect(loading.querySelector('.overlay-cover .spinner')).not.toBeNull()
})
