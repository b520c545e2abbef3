import { useEffect, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { defineWidget, type Tag } from './define-widget.tsx'
import { useHost } from './host.ts'
import { mount, type as typeInto, until } from './testing/mount.ts'
import { answer, requests } from './testing/network.ts'

const mounted = vi.fn()
const probe = {
  tag: 'advisor-probe',
  props: { alias: 'string', inline: 'boolean', count: 'number', data: 'json' }
} as const satisfies Tag

function Probe({ alias, inline, count, data }: { alias?: string; inline?: boolean; count?: number; data?: object }) {
  const host = useHost()
  const [clicks, setClicks] = useState(0)
  useEffect(() => {
    mounted(alias)
  }, [alias])
  const click = () => setClicks(host.emit('picked', { count }) ? clicks + 1 : -1)
  return (
    <>
      <output>{JSON.stringify({ alias, inline, count, data, clicks })}</output>
      <input aria-label="note" />
      <button type="button" onClick={click}>
        pick
      </button>
    </>
  )
}

beforeAll(() => {
  defineWidget(probe, Probe, { styles: ['output{color:rgb(1, 2, 3)}'], scope: 'ui' })
  defineWidget({ ...probe, tag: 'advisor-probe-light' }, Probe, { styles: [], scope: 'ui', light: true })
})

const shown = (root: ParentNode) => JSON.parse(root.querySelector('output')?.textContent ?? '{}')
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('a bare flag is true, and "false" is not', async () => {
  const { root } = await mount('<advisor-probe inline></advisor-probe>', 'output')
  expect(shown(root).inline).toBe(true)
  const { root: other } = await mount('<advisor-probe inline="false"></advisor-probe>', 'output')
  expect(shown(other).inline).toBe(false)
})

test('a removed attribute takes its value along', async () => {
  const { element, root } = await mount('<advisor-probe alias="anna" inline></advisor-probe>', 'output')
  element.removeAttribute('alias')
  element.removeAttribute('inline')
  await until(() => shown(root).alias === undefined)
  expect(shown(root).inline).toBe(false)
})

test('a property set before the upgrade is kept', async () => {
  const late = { ...probe, tag: 'advisor-probe-late' as const }
  const element = document.createElement(late.tag) as HTMLElement & { alias: string; data: object }
  element.alias = 'early'
  element.data = { deep: 1 }
  document.body.append(element)
  defineWidget(late, Probe, { styles: [], scope: 'ui' })
  await until(() => element.shadowRoot?.querySelector('output'))
  expect(shown(element.shadowRoot as ShadowRoot)).toMatchObject({ alias: 'early', data: { deep: 1 } })
})

test.each(['advisor-probe', 'advisor-probe-light'])('%s keeps what was typed when it is moved', async (tag) => {
  const { element, root } = await mount(`<${tag}></${tag}>`, 'output')
  const field = root.querySelector('input') as HTMLInputElement
  typeInto(field, 'half a sentence')
  document.body.prepend(element)
  await settled()
  expect(root.querySelector('input')).toBe(field)
  expect(field.value).toBe('half a sentence')
})

test('a detached element neither renders nor asks the server', async () => {
  requests.length = 0
  mounted.mockClear()
  const element = document.createElement('advisor-probe')
  element.setAttribute('alias', 'ghost')
  await settled()
  expect(mounted).not.toHaveBeenCalled()
  expect(requests).toHaveLength(0)
})

test('an element that was removed is unmounted and comes back fresh', async () => {
  const { element, root } = await mount('<advisor-probe alias="anna"></advisor-probe>', 'output')
  element.remove()
  await until(() => !root.querySelector('output'))
  document.body.append(element)
  await until(() => shown(root).alias === 'anna')
})

test('bad JSON in an attribute harms nothing', async () => {
  const { root } = await mount('<advisor-probe data="{oops"></advisor-probe>', 'output')
  expect(shown(root).data).toBeUndefined()
})

test('an event bubbles out of the shadow root, keeps its case and can be prevented', async () => {
  const { root } = await mount('<advisor-probe count="3"></advisor-probe>', 'output')
  const seen: CustomEvent[] = []
  const listen = (event: Event) => {
    seen.push(event as CustomEvent)
    event.preventDefault()
  }
  document.addEventListener('advisor-picked', listen)
  root.querySelector('button')?.click()
  document.removeEventListener('advisor-picked', listen)
  expect(seen[0]?.detail).toEqual({ count: 3 })
  await until(() => shown(root).clicks === -1)
})

test('what stands inside the tag shows until the texts are here, and stays when they never come', async () => {
  answer('GET /api/v1/translations', {}, 500)
  const { element, root } = await mount('<advisor-probe lang="de"><a href="#x">Fallback</a></advisor-probe>')
  await new Promise((resolve) => element.addEventListener('advisor-error', resolve))
  expect(root.querySelector('slot')?.assignedElements()[0]?.textContent).toBe('Fallback')
})

test('the page can stand in another language than the tenant', async () => {
  const { root } = await mount('<advisor-probe lang="de"></advisor-probe>', 'output')
  expect(root.querySelector('.root')?.getAttribute('lang')).toBe('de-AT')
})

test('defining twice is harmless', () => {
  expect(() => defineWidget(probe, Probe, { styles: [], scope: 'ui' })).not.toThrow()
})

test('styles are adopted, not written into the page', async () => {
  const { root } = await mount('<advisor-probe></advisor-probe>', 'output')
  expect(root.querySelector('style')).toBeNull()
  expect(getComputedStyle(root.querySelector('output') as Element).color).toBe('rgb(1, 2, 3)')
})
