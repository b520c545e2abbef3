import type { uiColourMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import css from './colour-field.css?inline'
import { FormGroup, type GroupProps } from './form-group.tsx'

/** What the picker shows, which has no way to show nothing. */
const NO_COLOUR = '#8a94a3'

export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text.trim())

interface ColourFieldProps extends GroupProps {
  name: string
  value: string
  placeholder?: string
  onInput: (value: string) => void
}

/** A colour, as a code or picked; without one there is the usual colour, unless it is required. */
export function ColourField({ name, value, placeholder, onInput, errors, ...group }: ColourFieldProps) {
  useStyles(css)
  const t = useTexts<typeof uiColourMessages>()
  const isWrong = !isColour(value) && Boolean(value.trim() || group.required)
  return (
    <FormGroup {...group} errors={isWrong ? [t('ui.colour-wrong')] : errors}>
      {(control) => (
        <div className="colour-field">
          <input
            {...control}
            className="input"
            name={name}
            value={value}
            placeholder={placeholder}
            spellCheck={false}
            autoComplete="off"
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          <input
            type="color"
            aria-label={t('ui.colour-pick', { name: group.label })}
            value={isColour(value) ? value.trim().toLowerCase() : NO_COLOUR}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        </div>
      )}
    </FormGroup>
  )
}
