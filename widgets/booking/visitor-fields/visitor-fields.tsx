import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { MAX, VISITOR_FIELDS, type VisitorDraft, type VisitorField } from '#contract/visitor'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import css from './visitor-fields.css?inline'
import { honeypotAtom } from './visitor-form.atoms.ts'

type Messages = typeof visitorFormMessages

const NATIVE: Record<VisitorField, Partial<TextFieldProps>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  note: { rows: 4, autoComplete: 'off' }
}

const COUNTED_FROM = 20

function Remaining({ note }: { note: string }) {
  const t = useTexts<Messages>()
  const left = MAX.note - [...note.trim()].length
  const text = () => {
    if (left > COUNTED_FROM) return
    return left < 0 ? t('visitor.characters-over', { count: -left }) : t('visitor.characters-left', { count: left })
  }
  return (
    <p className="help remaining" role="status">
      {text()}
    </p>
  )
}

/** Hidden from people and screen readers. */
export function Trap() {
  useStyles(css)
  const [value, setValue] = useAtom(honeypotAtom)
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onInput={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </label>
    </div>
  )
}

interface VisitorFieldsProps {
  /** Prefix of the fields' ids. */
  id: string
  visitor: VisitorDraft
  isRequired: (field: VisitorField) => boolean
  /** In place of the usual ones. */
  labels?: Partial<Record<VisitorField, string>>
  help?: Partial<Record<VisitorField, string>>
  /** For every field, such as `autoComplete` where somebody else's data is entered. */
  native?: Partial<TextFieldProps>
  errors: Partial<Record<string, string[]>>
  /** What belongs to the phone number. */
  belowPhone?: ReactNode
  onChange: (field: VisitorField, value: string) => void
}

/** Name and contact of the visitor, with the honeypot. */
export function VisitorFields({
  id,
  visitor,
  isRequired,
  labels = {},
  help = {},
  native,
  errors,
  belowPhone,
  onChange
}: VisitorFieldsProps) {
  const t = useTexts<Messages>()
  const labelOf = (field: VisitorField) =>
    labels[field] ??
    ((field === 'phone' || field === 'note') && !isRequired(field)
      ? t(`visitor.${field}-optional`)
      : t(`visitor.${field}`))
  const helpOf = {
    email: t('visitor.email-help'),
    phone: t(isRequired('phone') ? 'visitor.phone-help' : 'visitor.phone-optional-help'),
    ...help
  }
  return (
    <>
      <div className="fields">
        {VISITOR_FIELDS.map((field) => (
          <div key={field} className={field}>
            <TextField
              {...NATIVE[field]}
              {...native}
              id={`${id}-${field}`}
              name={field}
              label={labelOf(field)}
              help={helpOf[field as keyof typeof helpOf]}
              required={isRequired(field)}
              errors={errors[field]}
              value={visitor[field]}
              onInput={(value) => onChange(field, value)}
            />
            {field === 'phone' && belowPhone}
          </div>
        ))}
        <Remaining note={visitor.note} />
      </div>
      <Trap />
    </>
  )
}
