import { useAtomValue } from 'jotai'
import { SECRET_MASK } from '#contract/settings'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type FieldProps, useField, useMessages } from './field.tsx'

/** A value that can be replaced and removed, but not read. */
export function SecretField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const isStored = useAtomValue(form.savedAtom)[name] === SECRET_MASK
  const isKept = value === SECRET_MASK
  const isRemoved = isStored && value === ''
  const about = isRemoved ? t('settings.secret-removed') : t('settings.secret-set')
  return (
    <>
      <TextField
        trim
        name={name}
        label={label}
        help={isStored ? `${help} ${about}` : help}
        errors={errors}
        autoComplete="off"
        spellCheck={false}
        placeholder={isKept ? SECRET_MASK : ''}
        value={isKept ? '' : value}
        onInput={(text) => write(text || (isStored ? SECRET_MASK : ''))}
      />
      {isStored && (
        <p>
          {isRemoved ? (
            <button type="button" className="button quiet" onClick={() => write(SECRET_MASK)}>
              {t('settings.secret-keep')}
              <span className="visually-hidden"> {label}</span>
            </button>
          ) : (
            <button
              type="button"
              className="button quiet"
              aria-label={t('settings.secret-remove', { name: label })}
              onClick={() => write('')}
            >
              {t('settings.list-remove')}
            </button>
          )}
        </p>
      )}
    </>
  )
}
