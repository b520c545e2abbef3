import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { NOTE_MAX } from '#contract/values'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { cancelAffectedAtom, cancellationStatusAtom } from './holidays.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages>

/** Beside the appointments, not in a box of its own: the actions stay in sight within what holds them. */
function Form({ count, back }: { count: number; back: () => void }) {
  const t = useMessages()
  const { root } = useHost()
  const id = useId()
  const [message, setMessage] = useState('')
  const busy = useAtomValue(cancellationStatusAtom) === 'processing'
  const cancel = useSetAtom(cancelAffectedAtom)
  useGuarded(Boolean(message))
  useEffect(() => root.getElementById(id)?.focus(), [root, id])
  const send = async () => {
    if (await cancel(message)) back()
  }
  return (
    <>
      <LimitedField
        id={id}
        name="message"
        rows={3}
        max={NOTE_MAX}
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
    </>
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
