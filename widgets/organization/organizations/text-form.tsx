import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { TEXT_MAX } from '#contract/values'
import { useTexts, type Values } from '../../core/element/texts.tsx'
import { FormPart } from '../../ui/fields/form-part.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import type { TextFieldProps } from '../../ui/fields/text-field.tsx'
import { ClashNotice } from './clash-notice.tsx'
import type { TextForm } from './text-form.atoms.ts'

type Messages = typeof organizationsMessages & typeof uiMessages

/** Messages for the contract's error codes. */
const SAID: Record<string, keyof Messages> = {
  required: 'ui.required',
  phone: 'ui.phone',
  alias: 'organizations.alias-malformed',
  degrees: 'organizations.degrees',
  'both-degrees': 'organizations.both-degrees'
}

/** A field's errors: ours, then the server's. */
export function useFieldErrors<K extends string>(of: TextForm<K>, name: K, values: Values): string[] {
  const t = useTexts<Messages>()
  const code = useAtomValue(of.faultsAtom)[name]
  const refused = useAtomValue(of.errorsAtom)[name] ?? []
  return [...(code ? [t(SAID[code] ?? 'ui.invalid', values)] : []), ...refused]
}

type Attributes = 'help' | 'required' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'type'

interface FieldProps<K extends string> extends Pick<TextFieldProps, Attributes> {
  of: TextForm<K>
  name: K
  max?: number
  /** Maximum of degrees, positive or negative. */
  most?: number
}

/** A field of a text form, with its errors. */
export function Field<K extends string>({ of, name, max = TEXT_MAX, most = 0, ...attributes }: FieldProps<K>) {
  const label = useTexts<Messages>()(of.labels[name])
  const value = useAtomValue(of.valuesAtom)[name]
  const type = useSetAtom(of.typeAtom)
  const leave = useSetAtom(of.leaveAtom)
  const errors = useFieldErrors(of, name, { attribute: label, most })
  return (
    <LimitedField
      trim
      autoComplete="off"
      {...attributes}
      name={name}
      label={label}
      max={max}
      errors={errors}
      value={value ?? ''}
      onInput={(text) => type(name, text)}
      onLeave={() => leave(name)}
    />
  )
}

/** What clashes with what is typed. */
export function TextClashes<K extends string>({ of }: { of: TextForm<K> }) {
  const t = useTexts<Messages>()
  return <ClashNotice of={of} nameOf={(field) => t(of.labels[field])} />
}

interface TextFormCardProps<K extends string> {
  of: TextForm<K>
  uuid: string
  title: string
  /** What is said to be saved or not, if the title is no name for it. */
  name?: string
  /** Beside the title. */
  aside?: ReactNode
  /** Rendered once the values are there. */
  children: () => ReactNode
}

/** The fields of a text form as a card. */
export function TextFormCard<K extends string>({
  of,
  uuid,
  title,
  name = title,
  aside,
  children
}: TextFormCardProps<K>) {
  return (
    <section className="card org-form" aria-label={title}>
      <div className="org-form-head">
        <h2 className="card-title">{title}</h2>
        {aside}
      </div>
      <FormPart form={of.form} alias={uuid} name={name}>
        {() => (
          <div className="stack">
            <TextClashes of={of} />
            {children()}
          </div>
        )}
      </FormPart>
    </section>
  )
}
