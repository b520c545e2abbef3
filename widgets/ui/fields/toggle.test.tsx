import { expect, test } from 'vitest'
import { until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { Toggle, type ToggleProps } from './toggle.tsx'

async function shown(props: Partial<ToggleProps>) {
  const changes: boolean[] = []
  const root = await show(() => (
    <Toggle label="WhatsApp" checked={false} onChange={(on) => changes.push(on)} {...props} />
  ))
  const toggle = root.querySelector('[role=switch]') as HTMLElement
  return { root, toggle, told: changes }
}

test('does not toggle while disabled', async () => {
  const { toggle, told: changes } = await shown({ disabled: true })
  toggle.click()
  expect(changes).toEqual([])
  expect(toggle.ariaChecked).toBe('false')
})

test('follows only the given value in sync mode', async () => {
  const { toggle, told: changes } = await shown({ sync: true })
  toggle.click()
  await until(() => changes.length)
  expect(changes).toEqual([true])
  expect(toggle.ariaChecked).toBe('false')
})

test('toggles on a click on switch or label and reports the new value', async () => {
  const { root, toggle, told: changes } = await shown({})
  toggle.click()
  await until(() => toggle.ariaChecked === 'true')
  root.querySelector<HTMLElement>('.toggle-label')?.click()
  await until(() => toggle.ariaChecked === 'false')
  expect(changes).toEqual([true, false])
})

test('has the specified or given size, with a target of 24 px', async () => {
  // labels that are narrow in every font: wider ones would widen the switch
  const { toggle } = await shown({ labels: 'i' })
  expect([toggle.offsetWidth, toggle.offsetHeight]).toEqual([50, 22])
  const wide = await shown({ width: 85, labels: { checked: 'On', unchecked: 'Off' } })
  expect(wide.toggle.offsetWidth).toBe(85)
  const { left, top } = toggle.getBoundingClientRect()
  expect((toggle.getRootNode() as ShadowRoot).elementFromPoint(left + 10, top - 8)).toBe(toggle)
})

test('takes colours and labels singly or as a pair', async () => {
  const one = await shown({ color: '#ff0000', labels: 'power' })
  expect(getComputedStyle(one.toggle).backgroundColor).toBe('rgb(255, 0, 0)')
  expect(one.toggle.textContent).toBe('powerpower')
  const pair = await shown({ color: { checked: '#00ff00', unchecked: '#0000ff' } })
  expect(getComputedStyle(pair.toggle).backgroundColor).toBe('rgb(0, 0, 255)')
})
