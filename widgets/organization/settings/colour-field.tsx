import type { CSSProperties } from 'react'
import { contrast, themeOf } from '#contract/colour'
import { useTextsContext } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { Default, type FieldProps, useField, useMessages } from './field.tsx'

const READABLE = 4.5

const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text.trim())

/** Preview of button and link in the colour, on light and dark. */
function Preview({ colour }: { colour: string }) {
  const t = useMessages()
  const { primary, on_primary, accent_light, accent_dark } = themeOf(colour)
  const surfaces = [
    ['light', accent_light],
    ['dark', accent_dark]
  ] as const
  return (
    <div className="setting-preview" role="img" aria-label={t('settings.preview')}>
      {surfaces.map(([surface, accent]) => (
        <div
          key={surface}
          className={`setting-surface ${surface}`}
          style={{ '--colour': primary, '--ink': on_primary, '--accent': accent } as CSSProperties}
        >
          <span className="setting-sample">{t('settings.sample-button')}</span>
          <span className="setting-link">{t('settings.sample-link')}</span>
        </div>
      ))}
    </div>
  )
}

function Contrast({ colour }: { colour: string }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const ratio = contrast(colour, '#ffffff')
  // truncated, not rounded: 4.49 is not 4.5
  const shown = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(Math.floor(ratio * 100) / 100)
  return (
    <p className="help" role="status">
      {t(ratio >= READABLE ? 'settings.contrast-white' : 'settings.contrast-dark', { ratio: shown })}{' '}
      {t('settings.contrast-shifted')}
    </p>
  )
}

/** A colour, as a code or picked, with the contrast that it gives. */
export function ColourField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const colour = value.trim().toLowerCase()
  const isValid = isColour(value)
  return (
    <>
      <FormGroup label={label} help={help} errors={isValid ? errors : [t('settings.colour-wrong')]}>
        {(control) => (
          <div className="setting-colour">
            <input
              {...control}
              className="input"
              name={name}
              value={value}
              spellCheck={false}
              autoComplete="off"
              onInput={(event) => write(event.currentTarget.value)}
            />
            <input
              type="color"
              aria-label={t('settings.colour-pick')}
              value={isValid ? colour : '#000000'}
              onInput={(event) => write(event.currentTarget.value)}
            />
          </div>
        )}
      </FormGroup>
      <Default form={form} name={name} />
      {isValid && <Contrast colour={colour} />}
      {isValid && <Preview colour={colour} />}
    </>
  )
}
