import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { AskButton } from './ask-button.tsx'

interface EndChatProps {
  blocked?: boolean
  onEnd: () => Promise<unknown>
}

/** Ends a chat once that is confirmed, since nobody can write in it any more. */
export function EndChat({ blocked = false, onEnd }: EndChatProps) {
  const t = useTexts<typeof conversationsWidgetMessages>()
  return (
    <AskButton
      label={t('conversations.end')}
      title={t('conversations.end-title')}
      text={t('conversations.end-text')}
      blocked={blocked}
      onConfirm={onEnd}
    />
  )
}
