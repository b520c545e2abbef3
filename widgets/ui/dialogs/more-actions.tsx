import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Popover } from './popover.tsx'

export interface Action {
  id: string
  text: string
  run: () => void
}

/** At a dialog's lower edge, what can be done beside that for which there are buttons; one alone is a button, too. */
export function MoreActions({ actions }: { actions: readonly Action[] }) {
  const t = useTexts<typeof listsMessages>()
  const [only, ...others] = actions
  if (!only) return null
  if (!others.length)
    return (
      <button type="button" className="button" onClick={only.run}>
        {only.text}
      </button>
    )
  return (
    <Popover label={t('lists.more')} opens="up">
      <ul>
        {actions.map(({ id, text, run }) => (
          <li key={id}>
            <button type="button" className="popover-item" onClick={run}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
