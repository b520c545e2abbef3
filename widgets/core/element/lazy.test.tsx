import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Tag } from '#contract/tags'
import { mount, until } from '../../testing/mount.ts'
import { defineWidget } from './define-widget.tsx'
import { CHUNK_TIMEOUT, type ChunkLoadError, type ChunkLoader, Lazy, loadChunk } from './lazy.tsx'

const Page = ({ alias }: { alias: string }) => <output>{alias}</output>
const tag = { tag: 'advisor-lazy-probe', props: {} } as const satisfies Tag
let load: ChunkLoader<{ alias: string }>

const failed = (error: Error, retry: () => void) => (
  <button type="button" onClick={retry}>
    {error.name}
  </button>
)

const Probe = () => <Lazy load={load} props={{ alias: 'anna' }} loading={<i>loading</i>} failed={failed} />

beforeAll(() => defineWidget(tag, Probe, { styles: [], plain: true }))
afterEach(() => {
  vi.useRealTimers()
})

test('throws a ChunkLoadError when a chunk does not load within 120 s', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  loadChunk(() => new Promise(() => {})).catch(({ name }: ChunkLoadError) => outcome(name))
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith('ChunkLoadError')
})

test('throws a ChunkLoadError with the cause when a chunk cannot be loaded', async () => {
  const cause = new TypeError('Failed to fetch')
  const error = await loadChunk(() => Promise.reject(cause)).catch((failure: ChunkLoadError) => failure)
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause })
})

test('retries a failed page by reloading the document unless prevented', async () => {
  load = vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue({ Page })
  const { element, root } = await mount(`<${tag.tag}></${tag.tag}>`, 'button')
  const reload = vi.fn((event: Event) => event.preventDefault())
  element.addEventListener('advisor-reload', reload)
  expect(root.querySelector('button')?.textContent).toBe('ChunkLoadError')
  root.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledOnce()
  await until(() => root.querySelector('output'))
})

test('shows a loading box, then the page', async () => {
  let arrive: (chunk: { Page: typeof Page }) => void = () => {}
  load = vi.fn(() => new Promise<{ Page: typeof Page }>((resolve) => (arrive = resolve)))
  const { root } = await mount(`<${tag.tag}></${tag.tag}>`, 'i')
  await until(() => vi.mocked(load).mock.calls.length)
  expect(root.querySelector('output')).toBeNull()
  arrive({ Page })
  await until(() => root.querySelector('output')?.textContent === 'anna')
})

test('shows a page that has loaded before immediately', async () => {
  load = async () => ({ Page })
  await mount(`<${tag.tag}></${tag.tag}>`, 'output')
  const { root } = await mount(`<${tag.tag}></${tag.tag}>`, 'output')
  expect(root.querySelector('i')).toBeNull()
})
