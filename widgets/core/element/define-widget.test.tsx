import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleTenant } from '#contract/examples/app-init.example'
import type { Tag } from '#contract/tags'
import { drawn, mount, type as typeInto, until } from '../../testing/mount.ts'
import { answer, preloadsOf, requests } from '../../testing/network.ts'
import { defineWidget } from './define-widget.tsx'
import { useHost } from './host.ts'
import { StoreProvider } from './store.tsx'

const mounted = vi.fn()
const nameAtom = atom('')
const props = { alias: 'string', inline: 'boolean', count: 'number', data: 'json', firstDay: 'string' } as const
const tagged = (tag: Tag['tag']): Tag => ({ tag, props })

interface Received {
  alias?: string
  inline?: boolean
  count?: number
  data?: { deep: number }
  firstDay?: string
}

function Probe({ alias, inline, count, data, firstDay }: Received) {
  const host = useHost()
  const [clicks, setClicks] = useState(0)
  const [name, setName] = useAtom(nameAtom)
  useEffect(() => {
    mounted(alias)
    setName(alias ?? '')
  }, [alias, setName])
  if (alias === 'broken') throw new Error('Cannot be drawn')
  const click = () => setClicks(host.emit('pickedOne', { count }) ? clicks + 1 : -1)
  return (
    <>
      <output>{JSON.stringify({ alias, inline, count, data, firstDay, clicks, name })}</output>
      <input aria-label="note" />
      <button type="button" onClick={click}>
        pick
      </button>
    </>
  )
}

const styles = ['output{color:rgb(1, 2, 3)}']
const options = { styles, provide: StoreProvider }

beforeAll(() => {
  defineWidget(tagged('advisor-probe'), Probe, options)
  defineWidget(tagged('advisor-probe-light'), Probe, { ...options, light: true })
})
beforeEach(() => mounted.mockClear())

type Root = ShadowRoot | HTMLElement
const shown = (root: Root) => JSON.parse(root.querySelector('output')?.textContent ?? '{}')
/** Waits for an event of the element, which a listener may prevent. */
const heard = (element: EventTarget, name: string) =>
  new Promise<CustomEvent>((resolve) =>
    element.addEventListener(name, (event) => resolve(event as CustomEvent), { once: true })
  )

describe.each([
  ['in a shadow root', 'advisor-probe', false],
  ['in the light', 'advisor-probe-light', true]
] as const)('%s', (_where, tag, light) => {
  test('reads a bare flag as true and "false" as false', async () => {
    const { root } = await mount(`<${tag} inline></${tag}>`, 'output')
    expect(shown(root).inline).toBe(true)
    const { root: other } = await mount(`<${tag} inline="false"></${tag}>`, 'output')
    expect(shown(other).inline).toBe(false)
  })

  test('applies attributes that are set or emptied later', async () => {
    const { element, root } = await mount(`<${tag} count="3" first-day="monday"></${tag}>`, 'output')
    expect(shown(root)).toMatchObject({ count: 3, firstDay: 'monday' })
    element.toggleAttribute('inline')
    element.setAttribute('count', '')
    await until(() => shown(root).inline)
    expect(shown(root).count).toBeUndefined()
  })

  test('drops the value of a removed attribute', async () => {
    const { element, root } = await mount(`<${tag} alias="anna" inline></${tag}>`, 'output')
    element.removeAttribute('alias')
    element.removeAttribute('inline')
    await until(() => shown(root).alias === undefined)
    expect(shown(root).inline).toBe(false)
  })

  test('keeps a property that was set before the upgrade', async () => {
    const late = tagged(`${tag}-late`)
    const element = document.createElement(late.tag) as HTMLElement & Received
    element.alias = 'early'
    element.data = { deep: 1 }
    document.body.append(element)
    defineWidget(late, Probe, { ...options, ...(light && { light }) })
    const root = element.shadowRoot ?? element
    await until(() => root.querySelector('output'))
    expect(shown(root)).toMatchObject({ alias: 'early', data: { deep: 1 } })
    element.alias = 'later'
    await until(() => shown(root).alias === 'later')
    expect(element.getAttribute('alias')).toBe('later')
  })

  test('keeps the input when the element is moved', async () => {
    const { element, root } = await mount(`<${tag}></${tag}>`, 'output')
    const field = root.querySelector('input') as HTMLInputElement
    typeInto(field, 'half a sentence')
    document.body.prepend(element)
    await drawn()
    expect(root.querySelector('input')).toBe(field)
    expect(field.value).toBe('half a sentence')
  })

  test('neither renders nor requests anything while detached', async () => {
    const element = document.createElement(tag) as HTMLElement & Received
    element.setAttribute('alias', 'ghost')
    element.data = { deep: 1 }
    await drawn()
    expect(mounted).not.toHaveBeenCalled()
    expect(requests).toHaveLength(0)
    document.body.append(element)
    await until(() => mounted.mock.calls.length)
    expect(mounted).toHaveBeenCalledWith('ghost')
  })

  test('unmounts a removed element and starts fresh when it returns', async () => {
    const { element, root } = await mount(`<${tag} alias="anna"></${tag}>`, 'output')
    element.remove()
    await until(() => !root.querySelector('output'))
    document.body.append(element)
    await until(() => shown(root).alias === 'anna')
  })

  test('ignores invalid JSON in an attribute', async () => {
    const thrown = vi.fn((event: Event) => event.preventDefault())
    addEventListener('error', thrown)
    const { element, root } = await mount(`<${tag} data="{oops"></${tag}>`, 'output')
    element.setAttribute('data', '{again')
    await drawn()
    removeEventListener('error', thrown)
    expect(thrown).not.toHaveBeenCalled()
    expect(shown(root).data).toBeUndefined()
  })

  test('dispatches events that leave shadow roots, keep their case and can be prevented', async () => {
    const page = document.createElement('div')
    const { element, root } = await mount(`<${tag} count="3"></${tag}>`, 'output')
    document.body.append(page)
    page.attachShadow({ mode: 'open' }).append(element)
    await drawn()
    root.querySelector('button')?.click()
    await until(() => shown(root).clicks === 1)
    const picked = heard(document, 'advisor-pickedOne')
    document.addEventListener('advisor-pickedOne', (event) => event.preventDefault(), { once: true })
    root.querySelector('button')?.click()
    expect(await picked).toMatchObject({ detail: { count: 3 }, bubbles: true, composed: true, cancelable: true })
    await until(() => shown(root).clicks === -1)
  })

  test('isolates the state of two elements', async () => {
    const { root } = await mount(`<${tag} alias="anna"></${tag}>`, 'output')
    const { root: other } = await mount(`<${tag} alias="bernd"></${tag}>`, 'output')
    await until(() => shown(other).name === 'bernd')
    await drawn()
    expect(shown(root).name).toBe('anna')
  })

  test('adopts styles once, without writing them into the page', async () => {
    const count = () => document.adoptedStyleSheets.length + document.querySelectorAll('style').length
    const { root } = await mount(`<${tag}></${tag}>`, 'output')
    const before = count()
    const { root: other } = await mount(`<${tag}></${tag}>`, 'output')
    expect(count()).toBe(before)
    for (const one of [root, other]) {
      expect(one.querySelector('style')).toBeNull()
      expect(getComputedStyle(one.querySelector('output') as Element).color).toBe('rgb(1, 2, 3)')
    }
  })

  test('keeps the first definition of a tag', async () => {
    const first = customElements.get(tag)
    expect(() => defineWidget(tagged(tag), () => 'another', options)).not.toThrow()
    expect(customElements.get(tag)).toBe(first)
  })

  test('dispatches ready once, also when the language changes', async () => {
    const ready = vi.fn()
    document.addEventListener('advisor-ready', ready)
    const { element, root } = await mount(`<${tag}></${tag}>`, 'output')
    element.lang = 'de'
    await until(() => root.querySelector('.root')?.getAttribute('lang') === 'de-AT')
    document.removeEventListener('advisor-ready', ready)
    expect(ready).toHaveBeenCalledOnce()
  })
})

const FALLBACK = '<a href="#x">Fallback</a>'
const fallbackIn = (root: Root) => root.querySelector('slot')?.assignedElements()[0]?.textContent

test('shows the content of the tag until the texts have loaded, or if they never do', async () => {
  answer('GET /api/v1/preload', {}, 500)
  const { element, root } = await mount(`<advisor-probe lang="de-x-never">${FALLBACK}</advisor-probe>`)
  expect((await heard(element, 'advisor-error')).detail).toEqual({ reason: 'load' })
  expect(fallbackIn(root)).toBe('Fallback')
})

test('shows the content of the tag when rendering fails', async () => {
  const { element, root } = await mount(`<advisor-probe alias="anna">${FALLBACK}</advisor-probe>`, 'output')
  const failed = heard(element, 'advisor-error')
  // React logs errors caught by a boundary
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  element.setAttribute('alias', 'broken')
  await failed
  said.mockRestore()
  await until(() => fallbackIn(root) === 'Fallback')
})

test.each([
  ['network', () => dispatchEvent(new Event('online'))],
  ['visitor', () => document.dispatchEvent(new Event('visibilitychange'))]
])('retries a failed load when the %s comes back', async (_who, comeBack) => {
  answer('GET /api/v1/preload', {}, 500)
  const lang = `en-x-${_who}`
  const { element, root } = await mount(`<advisor-probe lang="${lang}"></advisor-probe>`)
  await heard(element, 'advisor-error')
  answer(
    'GET /api/v1/preload',
    preloadsOf(() => 'en', exampleTenant.theme)
  )
  comeBack()
  await until(() => root.querySelector('output'))
  requests.length = 0
  comeBack()
  await drawn()
  expect(requests).toHaveLength(0)
})

test('supports a page in another language than the tenant’s', async () => {
  const { root } = await mount('<advisor-probe lang="de"></advisor-probe>', 'output')
  expect(root.querySelector('.root')?.getAttribute('lang')).toBe('de-AT')
})
