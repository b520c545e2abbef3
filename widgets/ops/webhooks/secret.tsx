import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { webhooksMessages } from '#contract/messages/webhooks.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { OnceDialog } from '../../ui/dialogs/once-dialog.tsx'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { isRotatingAtom, rotateAtom, rotatingAtom, secretAtom } from './webhooks.atoms.ts'

const useMessages = useTexts<typeof webhooksMessages>

/** Shows a secret this once; other ways to close than the button ask first. */
export function SecretDialog() {
  const t = useMessages()
  const [webhook, show] = useAtom(secretAtom)
  const { name = '', secret = '' } = webhook ?? {}
  return (
    <OnceDialog
      open={Boolean(webhook)}
      onClose={() => show(undefined)}
      title={t('webhooks.secret-title')}
      done={t('webhooks.done')}
    >
      <p className="notice">{t('webhooks.secret-text')}</p>
      <Copyable title={t('webhooks.secret-of', { name })} code={secret} />
    </OnceDialog>
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
