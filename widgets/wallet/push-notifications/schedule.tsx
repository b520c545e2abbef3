import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { expecting, usePart } from '../../core/element/use-part.ts'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'
import { draftAtom, toggleLaterAtom, wordingAtom } from './push-form.atoms.ts'

const useMessages = useTexts<typeof pushFormMessages>

const load = () => import('./later-parts.ts').then(({ SendAt }) => SendAt)

/** When the notification is sent and whom it reaches, and the scheduled time unless sent immediately. */
export function SendTime() {
  const t = useMessages()
  const isLater = useAtomValue(draftAtom).send_at !== undefined
  const { help } = useAtomValue(wordingAtom)
  const { Part, isFailed, retry } = usePart(load, isLater)
  return (
    <>
      <p className="lead">{help ?? t('push-form.send-help', { when: isLater ? 'later' : 'now' })}</p>
      {isLater && (Part ? <Part /> : isFailed && <PartFailed onRetry={retry} />)}
    </>
  )
}

/** Toggles between immediately and later. */
export function LaterButton() {
  const t = useMessages()
  const isLater = useAtomValue(draftAtom).send_at !== undefined
  const toggle = useSetAtom(toggleLaterAtom)
  return (
    <button
      type="button"
      className="button"
      // blur may add a line above, moving the button away from the pointer
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => toggle()}
      {...expecting(load)}
    >
      {t(isLater ? 'push-form.at-once' : 'push-form.later')}
    </button>
  )
}
