import { useAtomValue, useSetAtom } from 'jotai'
import { mailLink, telLink } from '#contract/links'
import type { bookingMessages } from '#contract/messages/booking.messages'
import type { waitlistMessages } from '#contract/messages/waitlist.messages'
import type { WaitlistEntry } from '#contract/waitlist'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { breakable } from '../../ui/base/breakable.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { entryRemoval, nameOf, openOfferAtom, pauseAtom, pausedAtom } from './waitlist.atoms.ts'
import { wishText } from './wish-text.ts'

const useMessages = useTexts<typeof waitlistMessages & typeof bookingMessages>

interface EntryProps {
  entry: WaitlistEntry
}

/** A moment on the branch's clock. */
const useMoment = () => {
  const { tag } = useTextsContext()
  return (at: string, timeZone: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))
}

function Person({ entry }: EntryProps) {
  const t = useMessages()
  const moment = useMoment()
  const { email, phone, note, created_at, time_zone } = entry
  return (
    <span className="waiting-person">
      <strong>{nameOf(entry)}</strong>
      <a href={mailLink(email)}>{breakable(email)}</a>
      {phone && <a href={telLink(phone)}>{phone}</a>}
      {note && <span className="waiting-note">{note}</span>}
      <span className="help">{t('waitlist.since', { time: moment(created_at, time_zone) })}</span>
    </span>
  )
}

function State({ entry }: EntryProps) {
  const t = useMessages()
  const moment = useMoment()
  const { state, is_paused, offer, offers, time_zone } = entry
  const said = state === 'waiting' && is_paused ? 'waitlist.state-paused' : (`waitlist.state-${state}` as const)
  return (
    <span className="waiting-state" data-state={state}>
      <strong>{t(said)}</strong>
      {offer && (
        <span>
          {t('waitlist.kept', {
            time: moment(offer.starts_at, time_zone),
            until: moment(offer.expires_at, time_zone)
          })}
        </span>
      )}
      {offers > 0 && <span className="help">{t('waitlist.offers', { count: offers })}</span>}
    </span>
  )
}

function Actions({ entry }: EntryProps) {
  const t = useMessages()
  const open = useSetAtom(openOfferAtom)
  const pause = useSetAtom(pauseAtom)
  const busy = useAtomValue(pausedAtom)
  const remove = useSetAtom(entryRemoval.pendingDeletionAtom)
  const { uuid, state, is_paused } = entry
  const name = <span className="visually-hidden">: {nameOf(entry)}</span>
  if (state !== 'waiting' && state !== 'offered') return null
  return (
    <span className="table-actions">
      {state === 'waiting' && (
        <button type="button" className="button" onClick={() => open(entry)}>
          {t('waitlist.offer')}
          {name}
        </button>
      )}
      <Busy className="button quiet" busy={busy === uuid} onClick={() => void pause(entry)}>
        {t(is_paused ? 'waitlist.resume' : 'waitlist.pause')}
        {name}
      </Busy>
      <button type="button" className="button quiet" onClick={() => remove(entry)}>
        {t('waitlist.remove')}
        {name}
      </button>
    </span>
  )
}

/** What the list shows of those who wait. */
export function useColumns(): Column<WaitlistEntry>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const moment = useMoment()
  return [
    { id: 'person', title: t('waitlist.person'), cell: (entry) => <Person entry={entry} /> },
    { id: 'place', title: t('waitlist.place'), isNamed: true, cell: ({ place }) => place },
    {
      id: 'topic',
      title: t('waitlist.topic'),
      cell: ({ topic, type, earlier_than, time_zone, advisor, branch }) => (
        <span className="waiting-lines">
          <span>{topic}</span>
          <span>{advisor ?? t('waitlist.anyone', { branch })}</span>
          <span className="help">{t(`booking.${type}`)}</span>
          {earlier_than && <span>{t('waitlist.earlier', { time: moment(earlier_than, time_zone) })}</span>}
        </span>
      )
    },
    {
      id: 'wish',
      title: t('waitlist.wish'),
      cell: (entry) => (
        <span className="waiting-lines">
          {wishText(t, tag, entry).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )
    },
    { id: 'state', title: t('waitlist.state'), cell: (entry) => <State entry={entry} /> },
    { id: 'actions', title: t('waitlist.actions'), cell: (entry) => <Actions entry={entry} /> }
  ]
}
