import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import type { ValuesAtoms, Written } from '../../core/forms/values.atoms.ts'
import { LimitedField } from './limited-field.tsx'
import { SavingForm } from './saving-form.tsx'

interface ValuesFormProps<Item extends Written> {
  of: ValuesAtoms<Item>
  alias: string
  /** The heading of the part. */
  name: string
  /** Shown when there are no kinds. */
  none?: ReactNode
  fieldOf: (item: Item) => Omit<ComponentProps<typeof LimitedField>, 'value' | 'errors' | 'onInput'>
}

/** A text field for each kind. */
export function ValuesForm<Item extends Written>({ of, alias, name, none, fieldOf }: ValuesFormProps<Item>) {
  const items = useAtomValue(of.itemsAtom)
  const errors = useAtomValue(of.errorsAtom)
  const write = useSetAtom(of.writeAtom)
  const field = (item: Item) => (
    <LimitedField
      key={item.uuid}
      {...fieldOf(item)}
      value={item.value}
      errors={errors[item.uuid]}
      onInput={(typed) => write(item.uuid, typed)}
    />
  )
  return (
    <SavingForm form={of.form} alias={alias} name={name} whenChanged>
      {() => (items.length ? <div className="stack">{items.map(field)}</div> : none)}
    </SavingForm>
  )
}
