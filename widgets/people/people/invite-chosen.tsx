import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { peopleMessages } from '#contract/messages/people.messages'
import { INVITATION_DAYS } from '#contract/people'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import type { Chosen } from '../../ui/lists/use-choice.ts'
import { inviteAllAtom, inviteAllStatusAtom } from './invite-all.atoms.ts'
import { choiceOf, type Query } from './query-state.ts'

interface InviteChosenProps {
  query: Query
  chosen: Chosen
}

/** Invites those of the chosen people who need it, after confirmation. */
export function InviteChosen({ query, chosen: { count, keys, clear } }: InviteChosenProps) {
  const t = useTexts<typeof peopleMessages>()
  const busy = useAtomValue(inviteAllStatusAtom) === 'processing'
  const invite = useSetAtom(inviteAllAtom)
  const [isAsked, ask] = useState(false)
  const confirm = async () => {
    const isStarted = await invite(choiceOf(query, keys), count)
    ask(false)
    if (isStarted) clear()
  }
  return (
    <>
      <button type="button" className="button" onClick={() => ask(true)}>
        {t('people.invite-chosen')}
      </button>
      <ConfirmDialog
        open={isAsked}
        busy={busy}
        kind="primary"
        title={t('people.invite-chosen-title', { count })}
        text={t('people.invite-chosen-text', { days: INVITATION_DAYS })}
        action={t('people.invite-chosen')}
        onConfirm={() => void confirm()}
        onClose={() => ask(false)}
      />
    </>
  )
}
