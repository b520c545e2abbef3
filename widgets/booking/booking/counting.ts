import { LATE_DAYS, postBookingStep, type StepReason } from '#contract/booking-steps'
import { campaignIn } from '#contract/campaign'
import { addressOf } from '#contract/endpoint'
import { requestErrorAtom } from '../../core/data/request-error.ts'
import { addDays } from '../../core/dates/calendar-date.ts'
import { hostAtom, type Store } from '../../core/element/store.tsx'
import { choiceAtom, presetAtom, statusAtom, stepAtom } from './booking.atoms.ts'
import { embeddedAs } from './embedded-as.ts'
import { freeDaysAtom, hasLaterAtom, nextFreeAtom, queryAtom, slotsStatusAtom, todayAtom } from './slots.atoms.ts'
import { endpointFor } from './target.ts'
import type { Step } from './wizard-state.ts'

type Told = 'opened' | 'topic' | 'slot'

/** Whether the browser asks not to be counted: by Global Privacy Control, or by its predecessor Do Not Track. */
const objects = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'

/** Without a cookie on other websites, and without anything that recognises the visitor. */
function tell(store: Store, step: Told, reason?: StepReason | undefined): void {
  const [host, target] = [store.get(hostAtom), store.get(presetAtom)]
  const { topic } = store.get(choiceAtom)
  const path = addressOf(
    endpointFor(target, postBookingStep).path,
    { alias: target.alias },
    { step, reason, topic, widget: embeddedAs(host), src: campaignIn(location.search) }
  )
  fetch(`${host?.origin ?? ''}${path}`, { method: 'POST', keepalive: true, credentials: 'same-origin' }).catch(() => {})
}

/** What is wrong with the times that are shown first: none is free, or only late ones. */
function faultOfTimes(store: Store): StepReason | undefined {
  const first = Object.keys(store.get(freeDaysAtom))[0] ?? store.get(nextFreeAtom)
  if (!first) return store.get(hasLaterAtom) ? undefined : 'none'
  return first > addDays(store.get(todayAtom), LATE_DAYS) ? 'late' : undefined
}

/** The first times of a topic are told once they are there; those of further months are not the first. */
function watchTimes(store: Store): void {
  const seen = new Set<string>()
  const look = () => {
    const [status, query] = [store.get(slotsStatusAtom), store.get(queryAtom)]
    if (status === 'error') tell(store, 'topic', 'error')
    const name = `${query?.topic} ${query?.type}`
    if (status !== 'ready' || !query || seen.has(name)) return
    seen.add(name)
    tell(store, 'topic', faultOfTimes(store))
  }
  look()
  store.sub(slotsStatusAtom, look)
}

const LATER: readonly Step[] = ['details', 'review']

/** A chosen time is told once; returns how far the visitor has come. */
function watchSteps(store: Store): () => Told {
  let furthest: Told = 'opened'
  const look = () => {
    const step = store.get(stepAtom)
    if (step === 'slot' && furthest === 'opened') furthest = 'topic'
    if (!LATER.includes(step) || furthest === 'slot') return
    furthest = 'slot'
    tell(store, furthest)
  }
  look()
  store.sub(stepAtom, look)
  return () => furthest
}

const counted = new WeakSet<Store>()

/** Tells the server how far a visitor comes in this booking, unless the browser asks not to be counted. */
export function count(store: Store): void {
  if (counted.has(store) || objects()) return
  counted.add(store)
  tell(store, 'opened')
  watchTimes(store)
  const furthest = watchSteps(store)
  store.sub(statusAtom, () => {
    if (store.get(statusAtom) === 'error') tell(store, 'opened', 'error')
  })
  store.sub(requestErrorAtom, () => {
    if (store.get(requestErrorAtom)) tell(store, furthest(), 'error')
  })
}
