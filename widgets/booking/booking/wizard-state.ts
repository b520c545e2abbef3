import type { AppointmentType } from '#contract/appointment-types'
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
  visitor?: VisitorDraft | undefined
  /** Topic, type and time in the page's address when this started. */
  asked?: string | undefined
  /** A time that the visitor chose before topic and type. */
  wish?: string | undefined
}

const MAX_AGE = 30 * 60_000

const keyOf = (alias: string) => `advisor-booking:${alias}`

/** The embedding page owns the storage, and its scripts can read it: personal data is saved only on our own pages. */
const storable = (host: Host, { visitor, accepted, ...state }: WizardState): WizardState =>
  host.origin && host.origin !== location.origin ? state : { ...state, visitor, accepted }

/** Topic, type and time preselected by the page's address. */
function stateFromAddress(): Pick<WizardState, 'topic' | 'type' | 'wish' | 'asked'> {
  const query = new URLSearchParams(location.search)
  const [topic, type, wish] = ['topic', 'type', 'starts_at'].map((name) => query.get(name) ?? undefined)
  if (!(topic || type || wish)) return {}
  return { topic, type: type as WizardState['type'], wish, asked: `${topic} ${type} ${wish}` }
}

export function saveState(host: Host, alias: string, state: WizardState) {
  try {
    if (state.step === 'done') sessionStorage.removeItem(keyOf(alias))
    else sessionStorage.setItem(keyOf(alias), JSON.stringify({ ...storable(host, state), at: Date.now() }))
  } catch {
    // a page may forbid storage: then a reload starts over
  }
}

function readState(host: Host, alias: string): Partial<WizardState> {
  try {
    const { at, ...state } = JSON.parse(sessionStorage.getItem(keyOf(alias)) ?? '{}')
    if (at > Date.now() - MAX_AGE) return storable(host, state)
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
