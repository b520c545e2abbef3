import { useRef } from 'react'
import type { uiSelectMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'

interface ChipsProps {
  label: string
  /** Names by key. */
  items: readonly { key: string; name: string }[]
  onRemove: (index: number) => void
  /** Takes the focus when the last chip is removed. */
  focusNext: () => void
}

/** The chosen items, each with a remove button. */
export function Chips({ label, items, onRemove, focusNext }: ChipsProps) {
  const t = useTexts<typeof uiSelectMessages>()
  const list = useRef<HTMLUListElement>(null)
  const remove = (index: number) => {
    // the button disappears with its chip: focus moves on before
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else focusNext()
    onRemove(index)
  }
  return (
    <ul className="chips" aria-label={label} ref={list}>
      {items.map(({ key, name }, index) => (
        <li className="chip" key={key}>
          <span>{name}</span>
          <button type="button" aria-label={t('ui.remove', { name })} onClick={() => remove(index)}>
            <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
