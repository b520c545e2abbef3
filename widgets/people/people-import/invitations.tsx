import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { peopleImportMessages } from '#contract/messages/people-import.messages'
import { INVITATION_DAYS } from '#contract/people'
import type { PeopleImport } from '#contract/people-import'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { inviteAtom, inviteStatusAtom, invitingAtom } from './people-import.atoms.ts'

/** Invites the imported people after confirmation. */
export function Invitations({ current: { uuid, uninvited: count } }: { current: PeopleImport }) {
  const t = useTexts<typeof peopleImportMessages>()
  const busy = useAtomValue(inviteStatusAtom) === 'processing'
  const inviting = useAtomValue(invitingAtom)
  const invite = useSetAtom(inviteAtom)
  const [isAsked, ask] = useState(false)
  const isDone = inviting?.uuid === uuid
  const action = t('people-import.invite', { count })
  return (
    <>
      <div role="status">
        {isDone && <p className="notice success">{t('people-import.inviting', { count: inviting.count })}</p>}
      </div>
      {!isDone && count > 0 && (
        <div>
          <button type="button" className="button primary" onClick={() => ask(true)}>
            {action}
          </button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        busy={busy}
        kind="primary"
        title={action}
        text={t('people-import.invite-text', { count, days: INVITATION_DAYS })}
        action={action}
        onConfirm={() => void invite(uuid).then(() => ask(false))}
        onClose={() => ask(false)}
      />
    </>
  )
}
