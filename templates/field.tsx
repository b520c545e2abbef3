import type { InputHTMLAttributes } from 'react'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import type { Site } from './site.ts'

/** Messages by field name. */
export type Errors = Readonly<Record<string, string | undefined>>

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  help?: string
  errors: Errors
}

/** A labelled input of a plain form; its id is its name. */
export const Field = ({ name, label, help, errors, ...input }: FieldProps) => (
  <FormGroup id={name} label={label} help={help} errors={errors[name] ? [errors[name]] : []}>
    {(control) => <input className="input" name={name} {...input} {...control} aria-required="true" />}
  </FormGroup>
)

/** All errors of a form, each linked to its field. */
export const ErrorSummary = ({ site, errors }: { site: Site; errors: Errors }) => {
  const found = Object.entries(errors).filter(([, text]) => text)
  if (!found.length) return null
  return (
    <div className="notice danger error-summary" role="alert">
      <h2>{site.t('ui.check')}</h2>
      <ul>
        {found.map(([name, text]) => (
          <li key={name}>
            <a href={`#${name}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The title of a page whose form has errors begins with that: screen readers read it first. */
export const titleOf = ({ t }: Site, title: string, failed: boolean) =>
  failed ? t('account.error-title', { title }) : title
