import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { peopleMessages } from '#contract/messages/people.messages'
import { INVITATION_DAYS, type Person } from '#contract/people'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { accessStatusAtom, inviteAtom, resetSecondFactorAtom, unlockAtom, withdrawAtom } from './access.atoms.ts'
import { openAtom, reactivateAtom } from './departure.atoms.ts'
import { Departure } from './departure.tsx'
import { mayManageAtom } from './people.atoms.ts'
import { personForm } from './person.atoms.ts'
import { Status } from './status.tsx'

const useMessages = useTexts<typeof peopleMessages>

function useDay({ time_zone }: Person) {
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: time_zone })
  return (moment: string | null | undefined) => (moment ? format.format(new Date(moment)) : '')
}

function useSaid(person: Person): string {
  const t = useMessages()
  const day = useDay(person)
  const { status, invitation, deactivated_at } = person
  return t(`people.access-${status}`, {
    days: INVITATION_DAYS,
    sent: day(invitation?.sent_at),
    until: day(invitation?.expires_at),
    since: day(deactivated_at)
  })
}

interface AskedProps {
  label: string
  question: string
  onConfirm: () => Promise<void>
}

/** Done after a question. */
function Asked({ label, question, onConfirm }: AskedProps) {
  const busy = useAtomValue(accessStatusAtom) === 'processing'
  const [isAsked, ask] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => ask(true)}>
        {label}
      </button>
      <ConfirmDialog
        open={isAsked}
        busy={busy}
        title={label}
        text={question}
        action={label}
        onConfirm={() => void onConfirm().then(() => ask(false))}
        onClose={() => ask(false)}
      />
    </>
  )
}

/** What too many wrong passwords or codes have led to. */
function Lock({ person: { sign_in_lock: lock, time_zone } }: { person: Person }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  if (!lock) return null
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  const until = format.format(new Date(lock.until))
  return <p className="notice">{t(`people.locked-${lock.is_everywhere ? 'everywhere' : 'there'}`, { until })}</p>
}

/** Whether an administrator can take an app or passkeys away. */
const hasSecondStep = ({ second_factor_since, passkeys }: Person) => Boolean(second_factor_since) || passkeys > 0

function Actions({ person }: { person: Person }) {
  const t = useMessages()
  const busy = useAtomValue(accessStatusAtom) === 'processing'
  const dirty = useAtomValue(personForm.dirtyAtom)
  const invite = useSetAtom(inviteAtom)
  const leave = useSetAtom(openAtom)
  const reactivate = useSetAtom(reactivateAtom)
  const withdraw = useSetAtom(withdrawAtom)
  const resetSecondFactor = useSetAtom(resetSecondFactorAtom)
  const unlock = useSetAtom(unlockAtom)
  const { status, invitation, full_name: name } = person
  if (dirty) return <p className="help">{t('people.save-first')}</p>
  return (
    <div className="cluster">
      {(status === 'none' || invitation) && status !== 'deactivated' && (
        <Busy className="button" busy={busy} onClick={() => void invite()}>
          {t(invitation ? 'people.invite-again' : 'people.invite')}
        </Busy>
      )}
      {invitation && (
        <Asked label={t('people.withdraw')} question={t('people.withdraw-question', { name })} onConfirm={withdraw} />
      )}
      {person.sign_in_lock && !person.is_self && (
        <Busy className="button" busy={busy} onClick={() => void unlock()}>
          {t('people.unlock')}
        </Busy>
      )}
      {hasSecondStep(person) && status !== 'deactivated' && !person.is_self && (
        <Asked
          label={t('people.second-factor-reset')}
          question={t('people.second-factor-question', { name })}
          onConfirm={resetSecondFactor}
        />
      )}
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
  const since = useDay(person)(person.second_factor_since)
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
      {since && <p>{t('people.second-factor-since', { date: since })}</p>}
      {person.passkeys > 0 && <p>{t('people.passkeys', { count: person.passkeys })}</p>}
      <Lock person={person} />
      {successor && <p>{t('people.followed-by', { name: successor.full_name })}</p>}
      {mayManage && <Actions person={person} />}
    </section>
  )
}
