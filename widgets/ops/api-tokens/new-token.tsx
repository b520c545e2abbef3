import { useAtom } from 'jotai'
import type { apiTokensMessages } from '#contract/messages/api-tokens.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { newTokenAtom } from './api-tokens.atoms.ts'

/** Shows a token this once; a click beside it does not close. */
export function NewTokenDialog() {
  const t = useTexts<typeof apiTokensMessages>()
  const [created, show] = useAtom(newTokenAtom)
  const { name = '', token = '' } = created ?? {}
  return (
    <Modal
      open={Boolean(created)}
      onClose={() => show(undefined)}
      title={t('api-tokens.new-title')}
      clickToClose={false}
      footer={
        <button type="button" className="button primary" onClick={() => show(undefined)}>
          {t('api-tokens.done')}
        </button>
      }
    >
      <div className="stack">
        <p className="notice">{t('api-tokens.new-text')}</p>
        <Copyable title={t('api-tokens.token', { name })} code={token} />
      </div>
    </Modal>
  )
}
