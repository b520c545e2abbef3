import { useAtomValue, useSetAtom } from 'jotai'
import type { peopleMessages } from '#contract/messages/people.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { answerAtom, draftAtom, pendingSaveAtom, personAtom } from './person.atoms.ts'

/** Warns before the sign-in address changes. */
export function AddressDialog() {
  const t = useTexts<typeof peopleMessages>()
  const name = useAtomValue(personAtom)?.full_name ?? ''
  const email = useAtomValue(draftAtom).email_address
  const answer = useSetAtom(answerAtom)
  return (
    <ConfirmDialog
      open={useAtomValue(pendingSaveAtom) !== undefined}
      busy={false}
      title={t('people.address-question')}
      text={t('people.address-text', { name, email })}
      action={t('people.address-deed')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  )
}
