import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { webhooksMessages } from '#contract/messages/webhooks.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { isRotatingAtom, rotateAtom, rotatingAtom, secretAtom } from './webhooks.atoms.ts'

const useMessages = useTexts<typeof webhooksMessages>

/** Shows a secret this once; a click beside it does not close. */
export function SecretDialog() {
  const t = useMessages()
  const [webhook, show] = useAtom(secretAtom)
  const { name = '', secret = '' } = webhook ?? {}
  return (
    <Modal
      open={Boolean(webhook)}
      onClose={() => show(undefined)}
      title={t('webhooks.secret-title')}
      clickToClose={false}
      footer={
        <button type="button" className="button primary" onClick={() => show(undefined)}>
          {t('webhooks.done')}
        </button>
      }
    >
      <div className="stack">
        <p className="notice">{t('webhooks.secret-text')}</p>
        <Copyable title={t('webhooks.secret-of', { name })} code={secret} />
      </div>
    </Modal>
  )
}

export function RotationQuestion() {
  const t = useMessages()
  const [webhook, ask] = useAtom(rotatingAtom)
  const isBusy = useAtomValue(isRotatingAtom)
  const rotate = useSetAtom(rotateAtom)
  return (
    <ConfirmDialog
      open={Boolean(webhook)}
      busy={isBusy}
      title={t('webhooks.rotate-title')}
      text={webhook ? t('webhooks.rotate-question', { name: webhook.name }) : ''}
      action={t('webhooks.rotate')}
      onConfirm={() => void rotate()}
      onClose={() => ask(undefined)}
    />
  )
}
