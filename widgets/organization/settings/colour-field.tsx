import type { CSSProperties } from 'react'
import { contrast, themeOf } from '#contract/colour'
import { useTextsContext } from '../../core/element/texts.tsx'
import { ColourField, isColour } from '../../ui/fields/colour-field.tsx'
import { Default, type FieldProps, useField, useMessages } from './field.tsx'

const READABLE = 4.5

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

/** A colour, with the contrast that it gives. */
export function ColourSetting({ form, name }: FieldProps) {
  const { label, help, value, errors, write } = useField({ form, name })
  const isValid = isColour(value)
  return (
    <>
      <ColourField name={name} label={label} help={help} required errors={errors} value={value} onInput={write} />
      <Default form={form} name={name} />
      {isValid && <Contrast colour={value.trim().toLowerCase()} />}
      {isValid && <Preview colour={value.trim().toLowerCase()} />}
    </>
  )
}
