import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Conversation } from '#contract/conversations'
import type { conversationsMessages } from '#contract/messages/conversations.messages'
import { NOTE_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { SavedField } from '../appointments/saved-field.tsx'
import { blockAtom, noteAtom } from './care.atoms.ts'
import { isBusyAtom, opened } from './conversations.atoms.ts'

const useMessages = useTexts<typeof conversationsMessages>

/** What colleagues are to know, and the visitor never sees. */
export function Note({ conversation }: { conversation: Conversation }) {
  const t = useMessages()
  const note = useAtomValue(opened.valueAtom)?.note
  const keep = useSetAtom(noteAtom)
  return (
    <details className="chat-note" open={Boolean(note)}>
      <summary>{t('conversations.note')}</summary>
      <SavedField
        name="internal_note"
        label={t('conversations.note-text')}
        help={[
          t('conversations.note-help', { name: conversation.name }),
          note ? ` ${t('conversations.note-by', { name: note.author_name })}` : ''
        ]}
        rows={2}
        known={note?.text ?? ''}
        max={NOTE_MAX}
        deed={t('conversations.note-save')}
        save={(text) => keep(conversation, text.trim())}
      />
    </details>
  )
}

interface BlockProps {
  conversation: Conversation
  isAsked: boolean
  close: () => void
}

/** Asks before somebody is blocked. */
export function Block({ conversation, isAsked, close }: BlockProps) {
  const t = useMessages()
  const block = useSetAtom(blockAtom)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await block(conversation, true)
    setBusy(false)
    close()
  }
  return (
    <ConfirmDialog
      open={isAsked}
      busy={isBusy}
      title={t('conversations.block-title', { name: conversation.name })}
      text={t('conversations.block-text', { hasEmail: conversation.email ? 'yes' : 'no' })}
      action={t('conversations.block')}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  )
}

/** In place of an answer, while nobody can write. */
export function Blocked({ conversation }: { conversation: Conversation }) {
  const t = useMessages()
  const block = useSetAtom(blockAtom)
  const isBusy = useAtomValue(isBusyAtom)
  return (
    <div className="chat">
      <p className="notice" role="status">
        {t('conversations.blocked-note')}
      </p>
      <div>
        <Busy className="button" busy={isBusy} onClick={() => void block(conversation, false)}>
          {t('conversations.unblock')}
        </Busy>
      </div>
    </div>
  )
}
