import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'wouter'
import { type EventGuests, type EventRegistration, getEventGuestsCsv } from '#contract/branch-events'
import { mailLink } from '#contract/links'
import type { branchEventsMessages } from '#contract/messages/branch-events.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { breakable } from '../../ui/base/breakable.tsx'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { plain } from '../../ui/fields/options.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { titleAtom } from './branch-events.atoms.ts'
import { whenText } from './event-words.ts'
import { attendAtom, download, guestName, guestRemoval, guests } from './guests.atoms.ts'
import { eventsQuery } from './query-state.ts'

const useMessages = useTexts<typeof branchEventsMessages>

interface GuestProps {
  event: EventGuests['event']
  guest: EventRegistration
}

/** Checked at the door; of an event that is over it says who did not come. */
function Came({ event, guest }: GuestProps) {
  const t = useMessages()
  const attend = useSetAtom(attendAtom)
  const { state, attended_at } = guest
  if (state !== 'registered') return <span className="help">{t(`branch-events.state-${state}`)}</span>
  return (
    <label className="event-came">
      <input
        type="checkbox"
        checked={attended_at !== null}
        aria-label={t('branch-events.came-of', { name: guestName(guest) })}
        onChange={({ currentTarget }) => void attend(guest, currentTarget.checked)}
      />
      <span className="event-came-word" aria-hidden="true">
        {t('branch-events.came')}
      </span>
      {event.is_over && !attended_at && <span className="help">{t('branch-events.no-show')}</span>}
    </label>
  )
}

function Remove({ event, guest }: GuestProps) {
  const t = useMessages()
  const remove = useSetAtom(guestRemoval.pendingDeletionAtom)
  if (event.is_over || (guest.state !== 'registered' && guest.state !== 'waiting')) return null
  return (
    <button type="button" className="button quiet" onClick={() => remove({ ...guest, event_uuid: event.uuid })}>
      {t('branch-events.remove')}
      <span className="visually-hidden">: {guestName(guest)}</span>
    </button>
  )
}

function useColumns(event: EventGuests['event']): Column<EventRegistration>[] {
  const t = useMessages()
  return [
    {
      id: 'guest',
      title: t('branch-events.guest'),
      cell: (guest) => (
        <span className="event-lines">
          <strong>{guestName(guest)}</strong>
          <a href={mailLink(guest.email)}>{breakable(guest.email)}</a>
        </span>
      )
    },
    { id: 'seats', title: t('branch-events.seats'), isNamed: true, cell: ({ seats }) => seats },
    {
      id: 'came',
      title: t('branch-events.came'),
      cell: (guest) => <Came event={event} guest={guest} />
    },
    { id: 'actions', title: t('branch-events.actions'), cell: (guest) => <Remove event={event} guest={guest} /> }
  ]
}

const bare = (text: string) => plain(text.replace(/ß/g, 'ss').replace(/['’]/g, ''))
/** As names are written where there are no umlauts. */
const spelledOut = (text: string) => text.replace(/[äöü]/gi, (letter) => `${plain(letter)}e`)

/** Whether each word that is looked for begins a part of the name, or the address, with or without accents. */
function isFound(guest: EventRegistration, words: string): boolean {
  const texts = [guestName(guest), spelledOut(guestName(guest)), guest.email]
  const parts = texts.flatMap((text) => bare(text).split(/[\s-]+/))
  return bare(words)
    .split(/[\s-]+/)
    .every((word) => parts.some((part) => part.startsWith(word)))
}

function List({ shown: { event, registrations } }: { shown: EventGuests }) {
  const t = useMessages()
  const columns = useColumns(event)
  const [words, find] = useState('')
  const rows = registrations.filter((guest) => isFound(guest, words.trim()))
  if (!registrations.length) return <p className="lead">{t('branch-events.no-guests')}</p>
  return (
    <>
      <SearchField className="event-search" label={t('branch-events.find')} value={words} onType={find} />
      {rows.length ? (
        <div className="event-guests">
          <Table label={t('branch-events.guests')} columns={columns} rows={rows} keyOf={({ uuid }) => uuid} />
        </div>
      ) : (
        <p className="lead">{t('branch-events.none-found')}</p>
      )}
    </>
  )
}

function Tools({ uuid }: { uuid: string }) {
  const t = useMessages()
  const isBusy = useAtomValue(download.statusAtom) === 'processing'
  const save = useSetAtom(download.saveAtom)
  return (
    <div className="cluster event-tools">
      <button type="button" className="button" onClick={() => window.print()}>
        {t('branch-events.print')}
      </button>
      <Busy
        className="button"
        busy={isBusy}
        onClick={() => void save(getEventGuestsCsv, `/api/v1/branch-events/${uuid}/registrations/csv`)}
      >
        {t('branch-events.csv')}
      </Busy>
      <Link className="button quiet" href={eventsQuery.addressOf()}>
        {t('branch-events.back')}
      </Link>
    </div>
  )
}

function Head({ shown: { event, registrations } }: { shown: EventGuests }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const withSeat = registrations.filter(({ state }) => state === 'registered')
  const came = withSeat.filter(({ attended_at }) => attended_at).length
  const { taken, seats, waiting } = event
  return (
    <div className="event-head">
      <h2 className="card-title">{useAtomValue(titleAtom)(event)}</h2>
      <p>
        {whenText(tag, event)} · {event.branch}
      </p>
      <p className="help">
        {[
          t('branch-events.taken', { taken, seats }),
          ...(waiting ? [t('branch-events.waiting', { count: waiting })] : []),
          t('branch-events.came-count', { came, guests: withSeat.length })
        ].join(' · ')}
      </p>
    </div>
  )
}

/** The guests of an event: to check them in at the door, and to see later who came. */
export function Guests({ uuid }: { uuid: string }) {
  const t = useMessages()
  const found = useRequest(guests, uuid)
  return (
    <>
      <Requested of={found}>
        {(shown) => (
          <>
            <Head shown={shown} />
            <Tools uuid={shown.event.uuid} />
            <List shown={shown} />
          </>
        )}
      </Requested>
      <RemovalQuestion
        of={guestRemoval}
        title={t('branch-events.remove-title')}
        text={(guest) => t('branch-events.remove-question', { name: guestName(guest) })}
        action={t('branch-events.remove')}
      />
    </>
  )
}
