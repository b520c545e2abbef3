import { atom } from 'jotai'
import { type AdvisorSummary, getAdvisors } from '#contract/advisors'
import { getAdvisorTopics, getTopics, type Topic } from '#contract/appointment-topics'
import { type AppointmentType, getAppointmentTypes } from '#contract/appointment-types'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { goneAtom, heldAtom, releaseAtom, takeAtom } from './hold.atoms.ts'
import { type Place, readPlace, type Step } from './place.ts'
import { startProofAtom } from './proof.ts'
import { dayAtom, queryAtom, startSlotsAtom, zonesAtom } from './slots.atoms.ts'
import { dayIn } from './times.ts'
import { troubleAtom } from './trouble.ts'
import { emptyVisitor, faultsOf, type VisitorDraft } from './visitor.ts'

/** What the tag asks for. */
export interface Preset {
  alias: string
  topic?: string | undefined
  type?: string | undefined
}

/** What the advisor offers. */
export interface Offer {
  topics: readonly Topic[]
  types: readonly AppointmentType[]
  advisor?: AdvisorSummary | undefined
}

export interface Choice {
  topic?: string | undefined
  type?: AppointmentType | undefined
  slot?: string | undefined
}

const STEPS: readonly Step[] = ['topic', 'type', 'slot', 'details', 'review']

export const statusAtom = atom<'loading' | 'ready' | 'error' | 'processing'>('loading')
export const presetAtom = atom<Preset>({ alias: '' })
export const offerAtom = atom<Offer>({ topics: [], types: [] })
export const choiceAtom = atom<Choice>({})
export const visitorAtom = atom<VisitorDraft>(emptyVisitor)
/** The details have passed; they are asked for once more when a number is missing after all. */
export const acceptedAtom = atom(false)
export const stepAtom = atom<Step>('topic')

export const topicAtom = atom((get) => get(offerAtom).topics.find(({ uuid }) => uuid === get(choiceAtom).topic))

const only = <T>(list: readonly T[], preset: unknown): T | undefined =>
  list.find((one) => one === preset) ?? (list.length === 1 ? list[0] : undefined)

/** What is settled without asking: by the tag, or because there is one choice. */
const settledAtom = atom((get) => {
  const { topics, types } = get(offerAtom)
  const { topic, type } = get(presetAtom)
  return {
    topic: only(
      topics.map(({ uuid }) => uuid),
      topic
    ),
    type: only(types, type)
  }
})

/** The steps that this visitor goes through. */
export const stepsAtom = atom((get) => {
  const settled = get(settledAtom)
  return STEPS.filter((step) => (step !== 'topic' && step !== 'type') || !settled[step])
})

/** The first step that still lacks something. */
const nextStepAtom = atom((get): Step => {
  const { topic, type, slot } = get(choiceAtom)
  if (!topic) return 'topic'
  if (!type) return 'type'
  if (!slot) return 'slot'
  const isComplete = get(acceptedAtom) && !Object.keys(faultsOf(get(visitorAtom), type)).length
  return isComplete ? 'review' : 'details'
})

const enterSlotsAtom = atom(null, async (get, set) => {
  const { topic, type, slot } = get(choiceAtom)
  const { alias } = get(presetAtom)
  set(goneAtom, undefined)
  if (slot) set(dayAtom, dayIn(get(zonesAtom).shown, slot))
  set(choiceAtom, { topic, type })
  await set(releaseAtom)
  if (topic && type) await set(startSlotsAtom, { alias, topic, type })
})

/** Goes to a step, and tells the page. */
export const goAtom = atom(null, (get, set, step: Step) => {
  set(stepAtom, step)
  set(troubleAtom, undefined)
  get(hostAtom)?.emit('step', { step })
  if (step === 'slot') return set(enterSlotsAtom)
  if (step === 'details' || step === 'review') set(startProofAtom)
})

export const goBackAtom = atom(null, (get, set) => {
  const steps = get(stepsAtom)
  const before = steps[steps.indexOf(get(stepAtom)) - 1]
  if (before) set(goAtom, before)
})

/** Goes on to whatever is still open: after an edit from the review, straight back to it. */
export const advanceAtom = atom(null, (get, set) => set(goAtom, get(nextStepAtom)))

/** Chooses a topic or a type; another one has other free times. */
export const chooseAtom = atom(null, async (get, set, choice: Choice) => {
  const before = get(choiceAtom)
  const same = Object.entries(choice).every(([key, value]) => before[key as keyof Choice] === value)
  if (!same) {
    await set(releaseAtom)
    set(dayAtom, undefined)
    set(choiceAtom, { ...before, ...choice, slot: undefined })
  }
  set(advanceAtom)
})

/** Takes a slot; in the steps after it the visitor stays where they are. */
export const chooseSlotAtom = atom(null, async (get, set, slot: string) => {
  if (!(await set(takeAtom, slot))) return
  set(choiceAtom, (choice) => ({ ...choice, slot }))
  if (get(stepAtom) === 'slot') set(advanceAtom)
})

const fetchOfferAtom = atom(null, async (get, _set, alias: string): Promise<Offer> => {
  const { call } = get(apiAtom)
  const params = { alias }
  const [topics, assigned, types, advisors] = await Promise.all([
    call(getTopics, {}),
    call(getAdvisorTopics, { params }),
    call(getAppointmentTypes, { params }),
    // a nameless advisor can still be booked
    call(getAdvisors, {}).catch(() => [])
  ])
  return {
    topics: topics.filter(({ uuid }) => assigned.some((one) => one.uuid === uuid)),
    types: types.map(({ type }) => type),
    advisor: advisors.find(({ slug }) => slug === alias)
  }
})

const restoreAtom = atom(null, (get, set, place: Partial<Place>) => {
  const { topics, types } = get(offerAtom)
  const settled = get(settledAtom)
  const topic = settled.topic ?? topics.find(({ uuid }) => uuid === place.topic)?.uuid
  const type = settled.type ?? types.find((one) => one === place.type)
  const isSame = topic === place.topic && type === place.type
  set(choiceAtom, { topic, type, slot: isSame ? place.slot : undefined })
  set(visitorAtom, { ...emptyVisitor, ...place.visitor })
  set(acceptedAtom, Boolean(place.accepted))
  set(dayAtom, isSame ? place.day : undefined)
  set(heldAtom, isSame ? place.held : undefined)
  if (place.branch && type)
    set(zonesAtom, (zones) => ({
      branch: place.branch ?? '',
      shown: type === 'in-branch' ? (place.branch ?? '') : zones.shown
    }))
  if (place.slot && isSame && topic && type) set(queryAtom, { alias: get(presetAtom).alias, topic, type })
})

/** Loads what the advisor offers, and goes to where the visitor was before a reload. */
export const loadAtom = atom(null, async (get, set, preset: Preset) => {
  set(presetAtom, preset)
  set(statusAtom, 'loading')
  if (!preset.alias) return set(statusAtom, 'ready')
  try {
    const offer = await set(fetchOfferAtom, preset.alias)
    if (get(presetAtom) !== preset) return
    set(offerAtom, offer)
  } catch (failure) {
    if (get(presetAtom) !== preset) return
    const isUnknown = failure instanceof Response && [403, 404].includes(failure.status)
    set(offerAtom, { topics: [], types: [] })
    set(statusAtom, isUnknown ? 'ready' : 'error')
    get(hostAtom)?.emit('error', { reason: 'load' })
    return
  }
  const host = get(hostAtom)
  const place = host ? readPlace(host, preset.alias) : {}
  set(restoreAtom, place)
  set(statusAtom, 'ready')
  const furthest = STEPS.indexOf(get(nextStepAtom))
  const step = STEPS[Math.min(furthest, place.step ? STEPS.indexOf(place.step) : furthest)]
  const steps = get(stepsAtom)
  set(goAtom, step && steps.includes(step) ? step : get(nextStepAtom))
})
