import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { useTexts } from '../../core/element/texts.tsx'

const KINDS = ['hours', 'blocked', 'open', 'appointment', 'requested', 'absence', 'external', 'closed'] as const
const KEYS = ['move', 'add', 'change'] as const

/** The legend, and the keyboard shortcuts. */
export function Legend() {
  const t = useTexts<typeof slotsCalendarMessages & typeof timeGridMessages>()
  return (
    <details className="slot-about">
      <summary>{t('slots-calendar.legend')}</summary>
      <ul className="slot-legend">
        {KINDS.map((kind) => (
          <li key={kind}>
            <span className={`slot-swatch is-${kind}`} aria-hidden="true" />
            {t(`time-grid.${kind}`)}
          </li>
        ))}
      </ul>
      <div className="fine-pointer">
        <h3>{t('slots-calendar.keys')}</h3>
        <ul className="slot-keys">
          {KEYS.map((one) => (
            <li key={one}>{t(`slots-calendar.keys-${one}`)}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
