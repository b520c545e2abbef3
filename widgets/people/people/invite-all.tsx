import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { peopleMessages } from '#contract/messages/people.messages'
import { INVITATION_DAYS } from '#contract/people'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { inviteAllAtom, inviteAllStatusAtom, invitingAtom, refreshAtom } from './invite-all.atoms.ts'
import { filterOf, type Query } from './query-state.ts'

const useMessages = useTexts<typeof peopleMessages>

interface InviteAllProps {
  query: Query
  /** How many of the list can be invited. */
  count: number
}

function Question({ query, count }: InviteAllProps) {
  const t = useMessages()
  const busy = useAtomValue(inviteAllStatusAtom) === 'processing'
  const invite = useSetAtom(inviteAllAtom)
  const [isAsked, ask] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => ask(true)}>
        {t('people.invite-all', { count })}
      </button>
      <ConfirmDialog
        open={isAsked}
        busy={busy}
        kind="primary"
        title={t('people.invite-all', { count })}
        text={t('people.invite-all-text', { count, days: INVITATION_DAYS })}
        action={t('people.invite-all', { count })}
        onConfirm={() => void invite(filterOf(query)).then(() => ask(false))}
        onClose={() => ask(false)}
      />
    </>
  )
}

function Inviting({ count, left }: { count: number; left: number }) {
  const t = useMessages()
  const refresh = useSetAtom(refreshAtom)
  return (
    <div className={count ? 'notice success cluster' : 'notice cluster'}>
      <span>
        {count > 0 && t('people.inviting', { count })} {left > 0 && t('people.invite-left', { count: left })}
      </span>
      <button type="button" className="button" onClick={() => void refresh()}>
        {t('people.refresh')}
      </button>
    </div>
  )
}

/** Invites everyone on all pages of the list who was not invited yet or whose invitation has expired. */
export function InviteAll({ query, count }: InviteAllProps) {
  const inviting = useAtomValue(invitingAtom)
  const forget = useSetAtom(invitingAtom)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  useEffect(() => () => forget(undefined), [forget])
  return (
    <div className="people-invite" ref={box} tabIndex={-1}>
      <div role="status">{inviting && <Inviting {...inviting} />}</div>
      {!inviting && count > 0 && <Question query={query} count={count} />}
    </div>
  )
}
