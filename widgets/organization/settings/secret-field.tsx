import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { SECRET_MASK } from '#contract/settings'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type FieldProps, useField, useMessages } from './field.tsx'

/** A value that can be replaced and removed, but not read; while it is typed, only where its writer wants to see it. */
export function SecretField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const [isShown, show] = useState(false)
  const isStored = useAtomValue(form.savedAtom)[name] === SECRET_MASK
  const isKept = value === SECRET_MASK
  const isRemoved = isStored && value === ''
  const about = isRemoved ? t('settings.secret-removed') : t('settings.secret-set')
  return (
    <>
      <TextField
        trim
        type={isShown ? 'text' : 'password'}
        name={name}
        label={label}
        help={isStored ? `${help} ${about}` : help}
        errors={errors}
        autoComplete="new-password"
        spellCheck={false}
        placeholder={isKept ? SECRET_MASK : ''}
        value={isKept ? '' : value}
        onInput={(text) => write(text || (isStored ? SECRET_MASK : ''))}
      />
      {!isKept && value !== '' && (
        <p>
          <button type="button" className="button quiet" aria-pressed={isShown} onClick={() => show(!isShown)}>
            {t('settings.secret-show')}
            <span className="visually-hidden"> {label}</span>
          </button>
        </p>
      )}
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
