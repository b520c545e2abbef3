import type { uiLimitMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface LimitedFieldProps extends TextFieldProps {
  /** The most characters, as the contract counts them. */
  max: number
}

/** From this share of the limit on, it says how many characters are left. */
const NEAR = 0.8

/** How long a text is when it is sent. */
export const lengthOf = (text: string) => text.normalize('NFC').trim().length

/**
 * A text field with a limit. It accepts whatever is typed or pasted and says that it is too long, since the browser's own
 * limit cuts a text without a word.
 */
export function LimitedField({ max, help, errors, ...field }: LimitedFieldProps) {
  const t = useTexts<typeof uiLimitMessages>()
  const length = lengthOf(field.value)
  const left = length > NEAR * max && length <= max && t('ui.left', { count: max - length })
  return (
    <TextField
      {...field}
      help={left && help ? [help, ' ', left] : left || help}
      errors={length > max ? [t('ui.length', { length, max })] : errors}
    />
  )
}
