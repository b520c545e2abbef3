import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { ErasablePerson } from '#contract/deletion-tool'
import type { dataRequestsMessages } from '#contract/messages/data-requests.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { recipientAtom, sendAtom, sendStatusAtom } from './data-requests.atoms.ts'

/** Opens the question whether a customer is sent their data; there must be an address on file. */
export function SendButton({ person }: { person: ErasablePerson }) {
  const t = useTexts<typeof dataRequestsMessages>()
  const open = useSetAtom(recipientAtom)
  if (person.by !== 'email') return null
  return (
    <button type="button" className="button" onClick={() => open(person)}>
      {t('data-requests.send')}
      <span className="visually-hidden">: {person.name || person.value}</span>
    </button>
  )
}

/** To whom what is sent, and what to read before. */
export function SendDialog() {
  const t = useTexts<typeof dataRequestsMessages>()
  const [person, setPerson] = useAtom(recipientAtom)
  const send = useSetAtom(sendAtom)
  const isBusy = useAtomValue(sendStatusAtom) === 'processing'
  const { name = '', value = '' } = person ?? {}
  return (
    <ConfirmDialog
      open={Boolean(person)}
      busy={isBusy}
      kind="primary"
      title={t('data-requests.send-title', { name: name || value })}
      text={t('data-requests.send-lead', { value })}
      action={t('data-requests.send')}
      onConfirm={() => void send()}
      onClose={() => setPerson(undefined)}
    >
      <p className="notice warning">{t('data-requests.send-notes')}</p>
    </ConfirmDialog>
  )
}
