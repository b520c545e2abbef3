import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { ErasablePerson } from '#contract/deletion-tool'
import type { dataRequestsMessages } from '#contract/messages/data-requests.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { handedAtom, handOverAtom, recipientAtom, sendAtom, sendStatusAtom } from './data-requests.atoms.ts'

/** How customers get their data, by what they are known by: nobody can prove to have written a chat without an address. */
const WAYS = { email: 'data-requests.send', phone: 'data-requests.hand-over' } as const

const wayOf = ({ by }: ErasablePerson) => (by === 'email' || by === 'phone' ? WAYS[by] : undefined)

/** Opens the question whether a customer is sent their data, or without an address on file gets it in person. */
export function SendButton({ person }: { person: ErasablePerson }) {
  const t = useTexts<typeof dataRequestsMessages>()
  const open = useSetAtom(recipientAtom)
  const way = wayOf(person)
  if (!way) return null
  return (
    <button type="button" className="button" onClick={() => open(person)}>
      {t(way)}
      <span className="visually-hidden">: {person.name || person.value}</span>
    </button>
  )
}

/** Where the archive is, once it is ready. */
function Handed() {
  const t = useTexts<typeof dataRequestsMessages & typeof uiCommonMessages>()
  const { origin } = useHost()
  const [path, setPath] = useAtom(handedAtom)
  const close = () => setPath('')
  const footer = (
    <>
      <button type="button" className="button" onClick={close}>
        {t('ui.close')}
      </button>
      <a className="button primary" href={origin + path} target="_blank" rel="noopener noreferrer">
        {t('data-requests.handed-open')}
      </a>
    </>
  )
  return (
    <Modal open={Boolean(path)} onClose={close} title={t('data-requests.handed-title')} footer={footer} width={440}>
      <p>{t('data-requests.handed-lead')}</p>
    </Modal>
  )
}

/** Whose data is handed over, and what to check before. */
export function HandOverDialog() {
  const t = useTexts<typeof dataRequestsMessages>()
  const [person, setPerson] = useAtom(recipientAtom)
  const handOver = useSetAtom(handOverAtom)
  const isBusy = useAtomValue(sendStatusAtom) === 'processing'
  const { name = '', value = '', by } = person ?? {}
  return (
    <>
      <ConfirmDialog
        open={by === 'phone'}
        busy={isBusy}
        kind="primary"
        title={t('data-requests.hand-over-title', { name: name || value })}
        text={t('data-requests.hand-over-lead', { value })}
        action={t('data-requests.hand-over')}
        onConfirm={() => void handOver()}
        onClose={() => setPerson(undefined)}
      >
        <p className="notice warning">{t('data-requests.hand-over-proof')}</p>
        <p className="notice warning">{t('data-requests.send-notes')}</p>
      </ConfirmDialog>
      <Handed />
    </>
  )
}

/** To whom what is sent, and what to read before. */
export function SendDialog() {
  const t = useTexts<typeof dataRequestsMessages>()
  const [person, setPerson] = useAtom(recipientAtom)
  const send = useSetAtom(sendAtom)
  const isBusy = useAtomValue(sendStatusAtom) === 'processing'
  const { name = '', value = '', by } = person ?? {}
  return (
    <ConfirmDialog
      open={by === 'email'}
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
