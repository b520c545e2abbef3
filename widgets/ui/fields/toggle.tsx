import { type CSSProperties, useState } from 'react'
import type { uiToggleMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './toggle.css?inline'

interface Pair {
  checked: string
  unchecked: string
}

/** Spec §9. */
export const TOGGLE_DEFAULTS = {
  width: 50,
  height: 22,
  margin: 3,
  speed: 300,
  checked: '#75c791',
  unchecked: '#bfcbd9'
}

export interface ToggleProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Label of the switch. */
  label: string
  /** The label is shown elsewhere already. */
  hideLabel?: boolean
  /** Texts inside the switch, one for both states or one each; default 'on' and 'off'. */
  labels?: string | Pair
  /** One colour for both states or one each. */
  color?: string | Pair
  width?: number
  height?: number
  margin?: number
  speed?: number
  /** Follows `checked` alone; otherwise `checked` is only the first state. */
  sync?: boolean
  disabled?: boolean
}

const pair = (given: string | Pair | undefined, otherwise: Pair): Pair =>
  typeof given === 'string' ? { checked: given, unchecked: given } : (given ?? otherwise)

/** A switch: a click toggles it and reports the new value. */
export function Toggle({ checked, onChange, label, hideLabel, labels, color, sync, disabled, ...size }: ToggleProps) {
  useStyles(css)
  const t = useTexts<typeof uiToggleMessages>()
  const id = useId()
  const [own, setOwn] = useState(checked)
  const on = sync ? checked : own
  const { width, height, margin, speed } = { ...TOGGLE_DEFAULTS, ...size }
  const texts = pair(labels, { checked: t('ui.on'), unchecked: t('ui.off') })
  const style = {
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--margin': `${margin}px`,
    '--speed': `${speed}ms`,
    '--colour': pair(color, TOGGLE_DEFAULTS)[on ? 'checked' : 'unchecked']
  } as CSSProperties
  const flip = () => {
    if (disabled) return
    if (!sync) setOwn(!on)
    onChange(!on)
  }
  return (
    <span className="toggle" style={style}>
      <button
        id={id}
        type="button"
        role="switch"
        className="toggle-switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-disabled={disabled || undefined}
        onClick={flip}
      >
        <span className="toggle-text" aria-hidden="true">
          <span hidden={!on}>{texts.checked}</span>
          <span hidden={on}>{texts.unchecked}</span>
        </span>
        <span className="toggle-knob" />
      </button>
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'visually-hidden' : 'toggle-label'}>
        {label}
      </label>
    </span>
  )
}
