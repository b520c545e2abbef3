import { useState } from 'react'
import { expect, test } from 'vitest'
import { until, type as write } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { LimitedField } from './limited-field.tsx'

function Note({ refused = [] }: { refused?: string[] }) {
  const [value, setValue] = useState('')
  return <LimitedField label="Note" help="For colleagues." max={20} value={value} errors={refused} onInput={setValue} />
}

const textOf = (root: ShadowRoot, part: string) => root.querySelector(`.${part}`)?.textContent

test('keeps what is pasted whole, and says by how much it is too long', async () => {
  const root = await show(() => <Note refused={['From the server']} />)
  const input = root.querySelector('input') as HTMLInputElement
  expect(input.maxLength).toBe(-1)
  write(input, 'x'.repeat(23))
  const said = 'This text has 23 characters; 20 are possible at most. Please shorten it.'
  await until(() => textOf(root, 'errors') === said)
  expect(input.ariaInvalid).toBe('true')
  expect(input.value).toHaveLength(23)
  write(input, ` ${'x'.repeat(20)} `)
  await until(() => textOf(root, 'errors') === 'From the server')
})

test('says how much room is left once there is little', async () => {
  const root = await show(() => <Note />)
  const input = root.querySelector('input') as HTMLInputElement
  write(input, 'x'.repeat(16))
  await until(() => input.value.length === 16)
  expect(textOf(root, 'help')).toBe('For colleagues.')
  write(input, 'x'.repeat(19))
  await until(() => textOf(root, 'help') === 'For colleagues. One character left.')
})
