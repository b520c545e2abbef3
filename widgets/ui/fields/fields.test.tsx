import { useState } from 'react'
import { expect, test } from 'vitest'
import { until, type as write } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { ErrorSummary } from '../feedback/error-summary.tsx'
import { GeneralError } from '../feedback/general-error.tsx'
import { SaveButton } from './save-button.tsx'
import { TextField } from './text-field.tsx'

function Name({ errors }: { errors?: string[] }) {
  const [value, setValue] = useState('')
  return (
    <TextField label="Name" help="As on the card." value={value} onInput={setValue} errors={errors} trim required />
  )
}

test('links errors and help to the field', async () => {
  const root = await show(() => <Name errors={['Name cannot be empty']} />)
  const input = root.querySelector('input') as HTMLInputElement
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => root.getElementById(id)?.textContent)).toEqual([
    'As on the card.',
    'Name cannot be empty'
  ])
  expect(input.ariaInvalid).toBe('true')
  expect(input.ariaRequired).toBe('true')
  expect(input.labels?.[0]?.textContent).toBe('Name *')
})

test('trims on blur, not while typing', async () => {
  const root = await show(() => <Name />)
  const input = root.querySelector('input') as HTMLInputElement
  input.focus()
  write(input, ' Anna ')
  await until(() => input.value === ' Anna ')
  input.blur()
  await until(() => input.value === 'Anna')
})

test('focuses the summary, which links to the field', async () => {
  const root = await show(() => (
    <>
      <ErrorSummary attempt={1} errors={[{ id: 'name', text: 'Name cannot be empty' }]} />
      <input id="name" aria-label="Name" />
    </>
  ))
  await until(() => root.activeElement?.classList.contains('error-summary'))
  root.querySelector('a')?.click()
  expect(root.activeElement?.id).toBe('name')
})

test('keeps the focus on a busy button, which submits nothing', async () => {
  let count = 0
  const submit = () => {
    count += 1
  }
  const root = await show(() => (
    <form onSubmit={submit}>
      <SaveButton busy />
    </form>
  ))
  const button = root.querySelector('button') as HTMLButtonElement
  button.focus()
  button.click()
  expect(count).toBe(0)
  expect([button.ariaBusy, button.ariaDisabled, button.textContent]).toEqual(['true', 'true', 'Saving …'])
  expect(root.activeElement).toBe(button)
})

test('shows status and text of a general error or of a failure', async () => {
  const plain = await show(() => <GeneralError />)
  const texts = (root: ShadowRoot) => [...root.querySelectorAll('details > *')].map((one) => one.textContent)
  expect(texts(plain)).toEqual(['Technical informations', 'Not Found (#404)', 'Page not found'])
  expect(plain.querySelector('.lead')?.textContent).toBe(
    'Unfortunately, an error has occurred. Please try again later. If the error persists, please contact support.'
  )
  const failed = await show(() => <GeneralError failure={new Response(null, { status: 503 })} />)
  expect(texts(failed)[1]).toBe('#503')
})
