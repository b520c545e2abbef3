import type { AppointmentType } from '#contract/appointment-types'
import type { VisitorDraft } from '#contract/visitor'
import type { Host } from '../../core/element/host.ts'
import type { Held } from './hold.atoms.ts'

export type Step = 'topic' | 'type' | 'slot' | 'details' | 'review' | 'done'

/** Where a visitor is in the flow: what a reload in the same tab brings back. */
export interface Place {
  step: Step
  topic?: string | undefined
  type?: AppointmentType | undefined
  slot?: string | undefined
  day?: string | undefined
  branch?: string | undefined
  held?: Held | undefined
  accepted?: boolean | undefined
  visitor?: VisitorDraft | undefined
  /** What the page's address asked for when this began. */
  asked?: string | undefined
}

const LASTS = 30 * 60_000

const keyOf = (alias: string) => `advisor-booking:${alias}`

/** The page that embeds the widget owns the storage, and every script on it can read along: people's data goes there only on our own pages. */
const allowed = (host: Host, { visitor, accepted, ...place }: Place): Place =>
  host.origin && host.origin !== location.origin ? place : { ...place, visitor, accepted }

/** What a link to the page has chosen ahead; the visitor may choose otherwise. */
function placeAsked(): Pick<Place, 'topic' | 'type' | 'asked'> {
  const query = new URLSearchParams(location.search)
  const [topic, type] = [query.get('topic') ?? undefined, query.get('type') ?? undefined]
  return topic || type ? { topic, type: type as Place['type'], asked: `${topic} ${type}` } : {}
}

export function savePlace(host: Host, alias: string, place: Place) {
  try {
    if (place.step === 'done') sessionStorage.removeItem(keyOf(alias))
    else sessionStorage.setItem(keyOf(alias), JSON.stringify({ ...allowed(host, place), at: Date.now() }))
  } catch {
    // a page may forbid storage: then a reload begins anew
  }
}

function readPlace(host: Host, alias: string): Partial<Place> {
  try {
    const { at, ...place } = JSON.parse(sessionStorage.getItem(keyOf(alias)) ?? '{}')
    if (at > Date.now() - LASTS) return allowed(host, place)
    sessionStorage.removeItem(keyOf(alias))
  } catch {
    // as above
  }
  return {}
}

/** Where a visitor begins: where they were, unless a link with another wish has led them here since. */
export function startPlace(host: Host, alias: string): Partial<Place> {
  const [kept, wanted] = [readPlace(host, alias), placeAsked()]
  return !wanted.asked || kept.asked === wanted.asked ? kept : { ...wanted, visitor: kept.visitor }
}
