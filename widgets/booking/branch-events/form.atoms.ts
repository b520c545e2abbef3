import {
  type BranchEvent,
  type BranchEventForm,
  OtherEvent,
  postBranchEvent,
  putBranchEvent
} from '#contract/branch-events'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { branchEvents } from './branch-events.atoms.ts'

/** As it is typed: the number of seats may be anything. */
export type EventDraft = Omit<BranchEventForm, 'seats' | 'revision'> & { seats: string }

const EMPTY: EventDraft = {
  organization_uuid: '',
  title: { de: '', en: '' },
  description: { de: '', en: '' },
  starts_at: '',
  ends_at: '',
  place: 'branch',
  address: '',
  online_url: '',
  seats: '20',
  closes_at: '',
  is_published: false
}

function draftOf(event?: BranchEvent): EventDraft {
  if (!event) return EMPTY
  const { organization_uuid, title, description, starts_at, ends_at, place, address, online_url, closes_at } = event
  const fields = { organization_uuid, title, description, starts_at, ends_at, place, address, online_url, closes_at }
  return { ...fields, seats: String(event.seats), is_published: event.state !== 'draft' }
}

/** The form of one event. */
export const branchEventForm = draftAtoms<BranchEvent, EventDraft>({
  of: draftOf,
  save(call, { seats, ...draft }, event) {
    const body = { ...draft, seats: Number(seats), revision: event?.revision }
    return event ? call(putBranchEvent, { params: { uuid: event.uuid }, body }) : call(postBranchEvent, { body })
  },
  nameOf: ({ title }) => title.de || title.en,
  outdated: OtherEvent,
  touches: (change) => Object.keys(change).flatMap((field) => [field, `${field}.de`, `${field}.en`]),
  ...listUpdates(branchEvents)
})
