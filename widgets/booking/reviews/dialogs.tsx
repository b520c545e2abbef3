import { useAtomValue, useSetAtom } from 'jotai'
import type { reviewsMessages } from '#contract/messages/reviews.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { rejectionForm, replyForm } from './reviews.atoms.ts'

const useMessages = useTexts<typeof reviewsMessages>

/** Rejects a review for a reason. */
export function RejectionDialog() {
  const t = useMessages()
  const errors = useAtomValue(rejectionForm.errorsAtom)
  const change = useSetAtom(rejectionForm.changeAtom)
  return (
    <DraftDialog of={rejectionForm} title={() => t('reviews.reject-title')}>
      {({ reason }) => (
        <>
          <p>{t('reviews.reject-lead')}</p>
          <TextField
            name="reason"
            rows={3}
            required
            label={t('reviews.reason')}
            help={t('reviews.reason-help')}
            value={reason}
            errors={errors.reason}
            onInput={(reason) => change({ reason })}
          />
        </>
      )}
    </DraftDialog>
  )
}

/** Replies to a review, or takes the reply back. */
export function ReplyDialog() {
  const t = useMessages()
  const errors = useAtomValue(replyForm.errorsAtom)
  const change = useSetAtom(replyForm.changeAtom)
  return (
    <DraftDialog of={replyForm} title={() => t('reviews.reply-title')}>
      {({ text }) => (
        <>
          <p>{t('reviews.reply-lead')}</p>
          <TextField
            name="text"
            rows={4}
            label={t('reviews.reply-text')}
            value={text}
            errors={errors.text}
            onInput={(text) => change({ text })}
          />
        </>
      )}
    </DraftDialog>
  )
}
