import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

const STATES = ['open', 'done'] as const
const minutes: number[] = [15, 30]
const branches: { uuid: string; name: string }[] = []
const props = { label: 'x', name: 'x', value: '', onChange: () => {} }

test('offers what the code knows, and does not compile for what comes from data', () => {
  const fine = [
    <SelectField key="states" {...props} options={[['', 'all'], ...STATES.map((one) => [one, one] as const)]} />,
    <SelectField key="lengths" {...props} options={minutes.map((one) => [`${one}`, 'minutes'] as const)} />
  ]
  const refused = [
    // @ts-expect-error a branch is searched in a ComboboxField
    <SelectField key="branches" {...props} options={branches.map(({ uuid, name }) => [uuid, name] as const)} />,
    // @ts-expect-error a time zone, too
    <SelectField
      key="zones"
      {...props}
      options={Intl.supportedValuesOf('timeZone').map((one) => [one, one] as const)}
    />
  ]
  expect([fine.length, refused.length]).toEqual([2, 2])
})
