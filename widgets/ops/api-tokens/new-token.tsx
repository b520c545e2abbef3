import { useAtom } from 'jotai'
import type { apiTokensMessages } from '#contract/messages/api-tokens.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { OnceDialog } from '../../ui/dialogs/once-dialog.tsx'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { newTokenAtom } from './api-tokens.atoms.ts'

/** Shows a token this once; other ways to close than the button ask first. */
export function NewTokenDialog() {
  const t = useTexts<typeof apiTokensMessages>()
  const [created, show] = useAtom(newTokenAtom)
  const { name = '', token = '' } = created ?? {}
  return (
    <OnceDialog
      open={Boolean(created)}
      onClose={() => show(undefined)}
      title={t('api-tokens.new-title')}
      done={t('api-tokens.done')}
    >
      <p className="notice">{t('api-tokens.new-text')}</p>
      <Copyable title={t('api-tokens.token', { name })} code={token} />
    </OnceDialog>
  )
}
