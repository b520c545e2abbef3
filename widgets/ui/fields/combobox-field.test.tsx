import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nameOf, openCombobox, pick } from '../../testing/combobox.ts'
import { drawn, until, type as write } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import type { Choice } from './choices.ts'
import { ComboboxField } from './combobox-field.tsx'
import { SHOWN_MAX } from './use-combobox-field.ts'

const people: Choice[] = [
  { value: '', text: 'Nobody' },
  { value: 'anna', text: 'Anna Baumgartner', note: 'Branch Graz', photo: null },
  { value: 'anna-2', text: 'Anna Baumgartner', note: 'Branch Wien', photo: null },
  { value: 'bela', text: 'Béla Novák', note: 'Branch Linz', photo: null }
]
const many = Array.from({ length: 600 }, (_, at) => ({ value: `v${at}`, text: `Person ${at}` }))

const chosen: string[] = []
function Case({ options = people, first = 'bela' }: { options?: readonly Choice[]; first?: string }) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    chosen.push(next)
    setValue(next)
  }
  return <ComboboxField name="person" label="Person" options={options} value={value} onChange={change} />
}

async function shown(props: Parameters<typeof Case>[0] = {}) {
  chosen.length = 0
  const root = await show(() => <Case {...props} />)
  const input = root.querySelector('input') as HTMLInputElement
  const options = () => [...root.querySelectorAll<HTMLElement>('[role=option]')]
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    input.dispatchEvent(event)
    return event
  }
  return { root, input, options, press }
}

test('shows the chosen name and offers all, with what tells equal names apart', async () => {
  const { root, input, options } = await shown()
  expect(input.value).toBe('Béla Novák')
  // where the field is narrower than the name
  expect(input.title).toBe('Béla Novák')
  const offered = await openCombobox(root, 'person')
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Nobody',
    'ABAnna BaumgartnerBranch Graz',
    'ABAnna BaumgartnerBranch Wien',
    'BNBéla NovákBranch Linz'
  ])
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'false', 'false', 'true'])
})

test('finds by words of name and note in any order, without accents, and Enter takes the first match', async () => {
  const { root, input, options, press } = await shown()
  await openCombobox(root, 'person')
  write(input, 'wien baum')
  await until(() => options().length === 1)
  press('Enter')
  await until(() => chosen.length)
  expect(chosen).toEqual(['anna-2'])
  await until(() => input.value === 'Anna Baumgartner')
  await openCombobox(root, 'person')
  write(input, 'bela')
  await until(() => options().length === 1)
  options()[0]?.click()
  await until(() => chosen.length === 2)
  expect(chosen).toEqual(['anna-2', 'bela'])
})

test.each(['koestler', 'kostler', 'köstler', 'strasse yildiz'])('finds %s as people write it', async (query) => {
  const { root, input, options } = await shown({
    options: [...people, { value: 'k', text: 'Yıldız Köstler', note: 'Hauptstraße' }]
  })
  await openCombobox(root, 'person')
  write(input, query)
  await until(() => options().length === 1 && nameOf(options()[0] as HTMLElement) === 'Yıldız Köstler')
})

test('what is typed after a choice replaces it', async () => {
  const { root, input, options } = await shown()
  await pick(root, 'person', 'Nobody')
  input.focus()
  await userEvent.keyboard('wien')
  await until(() => options().length === 1)
  expect(input.value).toBe('wien')
})

test('says that nothing matches, and Enter chooses nothing', async () => {
  const { root, input, press } = await shown()
  await openCombobox(root, 'person')
  write(input, 'zzz')
  const note = await until(() => root.querySelector('.combobox-more'))
  expect(note.textContent).toBe('No elements found. Consider changing the search query.')
  expect(input.getAttribute('aria-activedescendant')).toBeFalsy()
  press('Enter')
  await drawn()
  expect(chosen).toEqual([])
})

test.each(['Escape', 'blur'])('%s keeps the former choice', async (way) => {
  const { root, input, options, press } = await shown()
  input.focus()
  await openCombobox(root, 'person')
  write(input, 'anna')
  await until(() => options().length === 2)
  if (way === 'blur') input.blur()
  else expect(press('Escape').defaultPrevented).toBe(true)
  await until(() => !options().length)
  expect([input.value, chosen]).toEqual(['Béla Novák', []])
})

test('leaves Escape to the dialog around it while the list is closed', async () => {
  const { input, press } = await shown()
  input.focus()
  expect(press('Escape').defaultPrevented).toBe(false)
  await drawn()
  expect([input.value, chosen]).toEqual(['Béla Novák', []])
})

test('the empty option can be chosen', async () => {
  const { root, input } = await shown()
  await pick(root, 'person', 'Nobody')
  expect([input.value, chosen]).toEqual(['Nobody', ['']])
})

test('draws a few of many, the chosen one among them, and says how many more there are', async () => {
  const { root, input, options } = await shown({ options: many, first: 'v599' })
  const offered = await openCombobox(root, 'person')
  expect([offered.length, nameOf(offered[0] as HTMLElement)]).toEqual([SHOWN_MAX, 'Person 599'])
  expect(root.querySelector('.combobox-more')?.textContent).toBe('550 more. Type a part of the name to find them.')
  write(input, 'person 432')
  await until(() => options().length === 1)
  expect(root.querySelector('.combobox-more')).toBeNull()
})
