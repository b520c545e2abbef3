import { useAtomValue, useSetAtom } from 'jotai'
import type { PersonForm } from '#contract/people'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import { changeAtom, draftAtom, errorsAtom } from './person.atoms.ts'

type TextName = {
  [K in keyof PersonForm]-?: PersonForm[K] extends string ? K : never
}[keyof PersonForm]

interface FieldProps extends Pick<TextFieldProps, 'label' | 'help' | 'required' | 'type' | 'inputMode' | 'spellCheck'> {
  name: TextName
}

/** A field of the person's form, with its errors. */
export function Field({ name, ...attributes }: FieldProps) {
  const value = useAtomValue(draftAtom)[name]
  const errors = useAtomValue(errorsAtom)[name]
  const change = useSetAtom(changeAtom)
  return (
    <TextField
      trim
      autoComplete="off"
      {...attributes}
      name={name}
      value={value}
      errors={errors}
      onInput={(text) => change({ [name]: text })}
    />
  )
}
