import { Fragment, type InputHTMLAttributes, type ReactNode } from 'react'
import { VISITOR_FIELDS, type VisitorDraft, type VisitorField } from '#contract/visitor'
import { PrivacyNote } from '../widgets/booking/visitor-fields/privacy-note.tsx'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import type { Errors } from './field.tsx'
import { idIn, type Site, type TextId } from './site.ts'

const NATIVE: Record<VisitorField, InputHTMLAttributes<HTMLInputElement>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  note: {}
}

/** The honeypot: hidden from people and from screen readers. */
const Trap = ({ value }: { value: string }) => (
  <div className="trap" aria-hidden="true">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
    </label>
  </div>
)

export const SitePrivacyNote = ({ site: { legal } }: { site: Site }) => (
  <PrivacyNote href={legal.find(({ page }) => page === 'privacy')?.href} />
)

interface PlainVisitorFieldsProps {
  site: Site
  /** Those that are asked for; all without it. */
  fields?: readonly VisitorField[]
  typed: VisitorDraft & { website: string }
  errors: Errors
  isRequired: (field: VisitorField) => boolean
  help?: Partial<Record<VisitorField, TextId>>
  /** A field between name and e-mail address. */
  belowName?: ReactNode
  /** What belongs to the phone number. */
  belowPhone?: ReactNode
}

/** The visitor's name and contact details, as in the widgets, with the honeypot. */
export function PlainVisitorFields({
  site,
  fields = VISITOR_FIELDS,
  typed,
  errors,
  isRequired,
  help = {},
  belowName,
  belowPhone
}: PlainVisitorFieldsProps) {
  const { t } = site
  const labelOf = (name: VisitorField) =>
    (name === 'phone' || name === 'note') && !isRequired(name) ? t(`visitor.${name}-optional`) : t(`visitor.${name}`)
  const helps: Partial<Record<VisitorField, TextId>> = {
    email: 'visitor.email-help',
    phone: isRequired('phone') ? 'visitor.phone-help' : 'visitor.phone-optional-help',
    ...help
  }
  return (
    <>
      <div className="fields">
        {fields.map((name) => (
          <Fragment key={name}>
            {name === 'email' && belowName}
            <div className={name}>
              <FormGroup
                id={idIn(site, name)}
                label={labelOf(name)}
                help={helps[name] && t(helps[name])}
                required={isRequired(name)}
                errors={errors[name] ? [errors[name]] : []}
              >
                {(control) =>
                  name === 'note' ? (
                    <textarea className="input" name={name} rows={4} defaultValue={typed.note} {...control} />
                  ) : (
                    <input className="input" name={name} {...NATIVE[name]} defaultValue={typed[name]} {...control} />
                  )
                }
              </FormGroup>
              {name === 'phone' && belowPhone}
            </div>
          </Fragment>
        ))}
      </div>
      <Trap value={typed.website} />
    </>
  )
}
