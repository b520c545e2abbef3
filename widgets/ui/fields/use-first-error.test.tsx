import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { useFirstError } from './use-first-error.ts'

/** Shows its error only after the form has been drawn with the refusal, as a field that subscribes late does. */
function LateField({ refusal }: { refusal: number }) {
  const [isWrong, setIsWrong] = useState(false)
  useEffect(() => setIsWrong(refusal > 0), [refusal])
  return <input name="late" aria-label="Late" aria-invalid={isWrong} />
}

function Form() {
  const [refusal, setRefusal] = useState(0)
  const form = useFirstError(refusal)
  return (
    <form ref={form}>
      <LateField refusal={refusal} />
      <button type="button" onClick={() => setRefusal(refusal + 1)}>
        Save
      </button>
    </form>
  )
}

test('a field that shows its error later than the form knows the refusal gets the focus too', async () => {
  const root = await show(() => <Form />)
  root.querySelector('button')?.click()
  const field = await until(() => root.querySelector('input:focus'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
