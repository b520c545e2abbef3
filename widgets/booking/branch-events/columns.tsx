import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'wouter'
import type { BranchEvent } from '#contract/branch-events'
import type { branchEventsMessages } from '#contract/messages/branch-events.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { askCancelAtom, branchEventRemoval, titleAtom } from './branch-events.atoms.ts'
import { whenText } from './event-words.ts'
import { branchEventForm } from './form.atoms.ts'
import { eventsQuery } from './query-state.ts'

const useMessages = useTexts<typeof branchEventsMessages>

interface EventProps {
  event: BranchEvent
}

function Named({ event }: EventProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { branch, place, address } = event
  const where = { branch, address: `${branch} · ${address}`, online: `${branch} · ${t('branch-events.place-online')}` }
  return (
    <span className="event-lines">
      <strong>{useAtomValue(titleAtom)(event)}</strong>
      <span className="help">
        {whenText(tag, event)} · {where[place]}
      </span>
    </span>
  )
}

function Seats({ event }: EventProps) {
  const t = useMessages()
  const { taken, seats, waiting } = event
  return (
    <span className="event-lines">
      <span>{t('branch-events.taken', { taken, seats })}</span>
      {waiting > 0 && <span className="help">{t('branch-events.waiting', { count: waiting })}</span>}
    </span>
  )
}

function State({ event }: EventProps) {
  const t = useMessages()
  const { state, url } = event
  return (
    <span className="event-lines">
      <span>{t(`branch-events.event-${state}`)}</span>
      {state === 'published' && !url && <span className="help">{t('branch-events.no-page')}</span>}
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {t('branch-events.open-page')}
        </a>
      )}
    </span>
  )
}

function Actions({ event }: EventProps) {
  const t = useMessages()
  const edit = useSetAtom(branchEventForm.openAtom)
  const cancel = useSetAtom(askCancelAtom)
  const remove = useSetAtom(branchEventRemoval.pendingDeletionAtom)
  const { uuid, state, is_over, taken, waiting } = event
  const name = <span className="visually-hidden">: {useAtomValue(titleAtom)(event)}</span>
  const isAhead = state === 'published' && !is_over
  return (
    <span className="table-actions">
      {state !== 'draft' && (
        <Link className="button" href={eventsQuery.addressOf({ event: uuid })}>
          {t('branch-events.guests')}
          {name}
        </Link>
      )}
      {state !== 'cancelled' && !is_over && (
        <button type="button" className="button quiet" onClick={() => edit(event)}>
          {t('branch-events.edit')}
          {name}
        </button>
      )}
      {isAhead && (
        <button type="button" className="button quiet" onClick={() => cancel(event)}>
          {t('branch-events.cancel')}
          {name}
        </button>
      )}
      {!(isAhead && taken + waiting > 0) && (
        <button type="button" className="button quiet" onClick={() => remove(event)}>
          {t('branch-events.delete')}
          {name}
        </button>
      )}
    </span>
  )
}

/** What the list shows of events. */
export function useColumns(): Column<BranchEvent>[] {
  const t = useMessages()
  return [
    { id: 'event', title: t('branch-events.event'), cell: (event) => <Named event={event} /> },
    { id: 'seats', title: t('branch-events.seats'), cell: (event) => <Seats event={event} /> },
    { id: 'state', title: t('branch-events.state'), cell: (event) => <State event={event} /> },
    { id: 'actions', title: t('branch-events.actions'), cell: (event) => <Actions event={event} /> }
  ]
}
