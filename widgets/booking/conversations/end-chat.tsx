import { useState } from 'react'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'

interface EndChatProps {
  blocked?: boolean
  onEnd: () => Promise<unknown>
}

/** Ends a chat once that is confirmed, since nobody can write in it any more. */
export function EndChat({ blocked = false, onEnd }: EndChatProps) {
  const t = useTexts<typeof conversationsWidgetMessages>()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    await onEnd()
    setBusy(false)
    setAsked(false)
  }
  return (
    <>
      <Busy className="button quiet" busy={false} blocked={blocked} onClick={() => setAsked(true)}>
        {t('conversations.end')}
      </Busy>
      <ConfirmDialog
        open={isAsked}
        busy={isBusy}
        title={t('conversations.end-title')}
        text={t('conversations.end-text')}
        action={t('conversations.end')}
        onConfirm={() => void end()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
