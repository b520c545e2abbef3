import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { peopleMessages } from '#contract/messages/people.messages'
import { INVITATION_DAYS, type Person } from '#contract/people'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { accessStatusAtom, inviteAtom, withdrawAtom } from './access.atoms.ts'
import { openAtom, reactivateAtom } from './departure.atoms.ts'
import { Departure } from './departure.tsx'
import { mayManageAtom } from './people.atoms.ts'
import { personForm } from './person.atoms.ts'
import { Status } from './status.tsx'

const useMessages = useTexts<typeof peopleMessages>

function useSaid({ status, invitation, deactivated_at, time_zone }: Person): string {
  const t = useMessages()
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: time_zone })
  const day = (moment: string | null | undefined) => (moment ? format.format(new Date(moment)) : '')
  return t(`people.access-${status}`, {
    days: INVITATION_DAYS,
    sent: day(invitation?.sent_at),
    until: day(invitation?.expires_at),
    since: day(deactivated_at)
  })
}

function Withdrawal({ person: { full_name } }: { person: Person }) {
  const t = useMessages()
  const busy = useAtomValue(accessStatusAtom) === 'processing'
  const withdraw = useSetAtom(withdrawAtom)
  const [isAsked, ask] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => ask(true)}>
        {t('people.withdraw')}
      </button>
      <ConfirmDialog
        open={isAsked}
        busy={busy}
        title={t('people.withdraw')}
        text={t('people.withdraw-question', { name: full_name })}
        action={t('people.withdraw')}
        onConfirm={() => void withdraw().then(() => ask(false))}
        onClose={() => ask(false)}
      />
    </>
  )
}

function Actions({ person }: { person: Person }) {
  const t = useMessages()
  const busy = useAtomValue(accessStatusAtom) === 'processing'
  const dirty = useAtomValue(personForm.dirtyAtom)
  const invite = useSetAtom(inviteAtom)
  const leave = useSetAtom(openAtom)
  const reactivate = useSetAtom(reactivateAtom)
  const { status, invitation } = person
  if (dirty) return <p className="help">{t('people.save-first')}</p>
  return (
    <div className="cluster">
      {(status === 'none' || invitation) && status !== 'deactivated' && (
        <Busy className="button" busy={busy} onClick={() => void invite()}>
          {t(invitation ? 'people.invite-again' : 'people.invite')}
        </Busy>
      )}
      {invitation && <Withdrawal person={person} />}
      {status === 'deactivated' && (
        <Busy className="button" busy={busy} onClick={() => void reactivate()}>
          {t('people.reactivate')}
        </Busy>
      )}
      {status !== 'deactivated' && !person.is_self && (
        <button type="button" className="button" onClick={() => void leave(person)}>
          {t('people.deactivate')}
        </button>
      )}
      <Departure />
    </div>
  )
}

/** Whether a person can log in, with actions. */
export function Access({ person }: { person: Person }) {
  const t = useMessages()
  const said = useSaid(person)
  const mayManage = useAtomValue(mayManageAtom)
  const { status, successor, is_self } = person
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <section className="card stack person-access" aria-label={t('people.access')} ref={box} tabIndex={-1}>
      <div className="person-head">
        <h2 className="card-title">{t('people.access')}</h2>
        <Status status={status} />
      </div>
      <p>
        {said} {is_self && t('people.self')}
      </p>
      {successor && <p>{t('people.followed-by', { name: successor.full_name })}</p>}
      {mayManage && <Actions person={person} />}
    </section>
  )
}
