import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drawn, until, type as write } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
import { OPTIONS_MAX } from './use-multi-select.ts'

const keyOf = (name: string) => name
const names = ['Anna Gruber', 'Béla Novák', 'Carla Moser']

function Case(props: Partial<MultiSelectProps<string>>) {
  const [selected, setSelected] = useState<string[]>(['Anna Gruber'])
  return (
    <MultiSelect
      label="People"
      options={names}
      selected={selected}
      onChange={setSelected}
      keyOf={keyOf}
      nameOf={keyOf}
      {...props}
    />
  )
}

async function opened(props: Partial<MultiSelectProps<string>> = {}) {
  const root = await show(() => <Case {...props} />)
  const input = root.querySelector('input') as HTMLInputElement
  input.click()
  await until(() => !root.querySelector<HTMLElement>('.multi-menu')?.hidden)
  const options = () => [...root.querySelectorAll<HTMLElement>('[role=option]')]
  const chips = () => [...root.querySelectorAll('.chip')].map((chip) => chip.textContent)
  return { root, input, options, chips }
}

test('says that the list is empty or nothing matches', async () => {
  const empty = await opened({ options: [] })
  expect(empty.root.querySelector('.multi-note')?.textContent).toBe('List is empty.')
  const { root, input } = await opened()
  write(input, 'zzz')
  await until(() => root.querySelector('.multi-note'))
  expect(root.querySelector('.multi-note')?.textContent).toBe('No elements found. Consider changing the search query.')
})

test('allows no further option at the maximum', async () => {
  const { root, options, chips } = await opened({ max: 1 })
  expect(root.querySelector('.multi-note')?.textContent).toBe(
    'Maximum of 1 options selected. First remove a selected option to select another.'
  )
  options()[1]?.click()
  expect(chips()).toEqual(['Anna Gruber'])
  expect(options().map((one) => one.ariaDisabled)).toEqual(['false', 'true', 'true'])
})

test('chooses nothing on blur and clears the search', async () => {
  const { root, input, chips } = await opened()
  input.focus()
  write(input, 'bela')
  await until(() => root.querySelectorAll('[role=option]').length === 1)
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await until(() => root.querySelector('.option.active'))
  input.blur()
  await until(() => input.value === '')
  expect(chips()).toEqual(['Anna Gruber'])
})

test('arrow keys go on from the last choice when the list moves away from the pointer', async () => {
  const { root, input, options, chips } = await opened()
  input.focus()
  await userEvent.hover(options()[0] as HTMLElement)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await until(() => chips().length === 2)
  await userEvent.hover(root.querySelector('.multi-box') as HTMLElement)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await until(() => chips().length === 3)
  expect(chips()).toEqual(names)
})

test('shows at most 1000 options', async () => {
  const { options } = await opened({
    options: Array.from({ length: OPTIONS_MAX + 1 }, (_, index) => `Option ${index}`)
  })
  expect(options()).toHaveLength(1000)
})

test('stays open after a choice, and removes it on a second click', async () => {
  const { root, options, chips } = await opened()
  options()[2]?.click()
  await until(() => chips().length === 2)
  expect(root.querySelector<HTMLElement>('.multi-menu')?.hidden).toBe(false)
  options()[0]?.click()
  await until(() => chips().length === 1)
  expect(chips()).toEqual(['Carla Moser'])
})

test('keeps the first character typed after a choice', async () => {
  const { input, options, chips } = await opened()
  options()[1]?.click()
  await until(() => chips().length === 2)
  write(input, 'c')
  await until(() => options().length === 1)
  await drawn()
  expect([input.value, options().length]).toEqual(['c', 1])
})

test('moves the focus from a removed chip to the next, finally to the search', async () => {
  const { root, input, options, chips } = await opened()
  options()[1]?.click()
  await until(() => chips().length === 2)
  const button = () => root.querySelector<HTMLElement>('.chip button')
  button()?.click()
  await until(() => chips().length === 1)
  expect(root.activeElement).toBe(button())
  button()?.click()
  await until(() => !chips().length)
  expect(root.activeElement).toBe(input)
})

test('supports a search by the caller', async () => {
  const asked: string[] = []
  const { input, options } = await opened({ onSearch: (query) => asked.push(query) })
  write(input, 'zzz')
  await until(() => asked.length)
  expect(asked).toEqual(['zzz'])
  expect(options()).toHaveLength(3)
})

test('each click chooses, also right after the pointer has moved there', async () => {
  const { options, chips } = await opened()
  for (const [at, count] of [
    [1, 2],
    [2, 3]
  ] as const) {
    options()[at]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    await Promise.resolve()
    options()[at]?.click()
    await until(() => chips().length === count)
  }
})

test('Enter does not submit what is typed and not chosen', async () => {
  const { input, options, chips } = await opened()
  const before = chips().length
  write(input, 'c')
  await until(() => options().length === 1)
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  input.dispatchEvent(event)
  expect([event.defaultPrevented, chips().length]).toEqual([true, before])
})

test.each([
  ['goes no further while the caller searches', { onSearch: () => {} }, true],
  ['is the form’s otherwise', {}, false]
])('Enter %s while the list is closed', async (_what, props, isTaken) => {
  const { root, input } = await opened(props)
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    input.dispatchEvent(event)
    return event.defaultPrevented
  }
  press('Escape')
  await until(() => root.querySelector<HTMLElement>('.multi-menu')?.hidden)
  expect(press('Enter')).toBe(isTaken)
})
