import type { AppointmentType } from '#contract/appointment-types'
import type { Booked } from '#contract/appointments'
import type { BookedAtBranch } from '#contract/branches'
import type { VisitorDraft } from '#contract/visitor'
import type { Host } from '../../core/element/host.ts'
import type { Held } from './hold.atoms.ts'

export type Step = 'topic' | 'type' | 'slot' | 'details' | 'review' | 'done'

/** The visitor's progress, restored after a reload in the same tab. */
export interface WizardState {
  step: Step
  topic?: string | undefined
  type?: AppointmentType | undefined
  slot?: string | undefined
  day?: string | undefined
  branch?: string | undefined
  held?: Held | undefined
  accepted?: boolean | undefined
  visitor?: Partial<VisitorDraft> | undefined
  /** Topic, type and time in the page's address when this started. */
  asked?: string | undefined
  /** A time that the visitor chose before topic and type. */
  wish?: string | undefined
  /** The appointment, in the last step; without a token on a foreign page. */
  booked?: Booked | BookedAtBranch | undefined
}

const MAX_AGE = 30 * 60_000

const keyOf = (alias: string) => `advisor-booking:${alias}`

/**
 * The embedding page owns the storage, and its scripts can read it: personal data, and what opens the appointment, is
 * saved only on our own pages; after booking, only what the confirmation names.
 */
function storable(
  { origin }: Host,
  { visitor, accepted, booked, ...state }: Partial<WizardState>
): Partial<WizardState> {
  if (origin && origin !== location.origin)
    return { ...state, booked: booked && { ...booked, token: '', talk: undefined } }
  return { ...state, accepted, booked, visitor: booked ? { email: visitor?.email, phone: visitor?.phone } : visitor }
}

/** A visitor who has gone to another page may have cancelled the appointment there. */
const isReloaded = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'

/** Topic, type and time preselected by the page's address. */
function stateFromAddress(): Pick<WizardState, 'topic' | 'type' | 'wish' | 'asked'> {
  const query = new URLSearchParams(location.search)
  const [topic, type, wish] = ['topic', 'type', 'starts_at'].map((name) => query.get(name) ?? undefined)
  if (!(topic || type || wish)) return {}
  return { topic, type: type as WizardState['type'], wish, asked: `${topic} ${type} ${wish}` }
}

/** Without a state, the next visit begins anew. */
export function saveState(host: Host, alias: string, state?: WizardState) {
  try {
    if (!state || (host.test && state.booked)) sessionStorage.removeItem(keyOf(alias))
    else sessionStorage.setItem(keyOf(alias), JSON.stringify({ ...storable(host, state), at: Date.now() }))
  } catch {
    // a page may forbid storage: then a reload begins anew
  }
}

function readState(host: Host, alias: string): Partial<WizardState> {
  try {
    const { at, ...state } = JSON.parse(sessionStorage.getItem(keyOf(alias)) ?? '{}')
    if (at > Date.now() - MAX_AGE && (!state.booked || isReloaded())) return storable(host, state)
    sessionStorage.removeItem(keyOf(alias))
  } catch {
    // as above
  }
  return {}
}

/** The saved state, unless the address preselects something else since. */
export function initialState(host: Host, alias: string): Partial<WizardState> {
  const [saved, linked] = [readState(host, alias), stateFromAddress()]
  return !linked.asked || saved.asked === linked.asked ? saved : { ...linked, visitor: saved.visitor }
}
