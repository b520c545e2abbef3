import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { NOTE_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { cancelAffectedAtom, cancellationStatusAtom } from './holidays.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages>

function Form({ count, back }: { count: number; back: () => void }) {
  const t = useMessages()
  const [message, setMessage] = useState('')
  const busy = useAtomValue(cancellationStatusAtom) === 'processing'
  const cancel = useSetAtom(cancelAffectedAtom)
  useGuarded(Boolean(message))
  const send = async () => {
    if (await cancel(message)) back()
  }
  return (
    <div className="stack">
      <TextField
        name="message"
        rows={3}
        maxLength={NOTE_MAX}
        label={t('default-hours.cancel-message')}
        help={t('default-hours.cancel-message-help')}
        value={message}
        onInput={setMessage}
      />
      <DialogActions
        busy={busy}
        deed={
          <Busy className="button danger" busy={busy} onClick={() => void send()}>
            {t('default-hours.cancel-send', { count })}
          </Busy>
        }
        onClose={back}
      />
    </div>
  )
}

/** Cancels the appointments shown together, with a message to their customers. */
export function CancelAffected({ count }: { count: number }) {
  const t = useMessages()
  const [isAsked, ask] = useState(false)
  if (isAsked) return <Form count={count} back={() => ask(false)} />
  return (
    <div>
      <button type="button" className="button danger" onClick={() => ask(true)}>
        {t('default-hours.cancel-open', { count })}
      </button>
    </div>
  )
}
