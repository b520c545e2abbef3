import { atom } from 'jotai'
import { getAdvisor } from '#contract/advisors'
import { getAdvisorTopics, getTopics } from '#contract/appointment-topics'
import { APPOINTMENT_TYPES, getAppointmentTypes } from '#contract/appointment-types'
import { type Branch, getBranch } from '#contract/branches'
import { emptyVisitor } from '#contract/visitor'
import { sharing } from '../../core/element/loads.ts'
import { apiAtom, hostAtom, textsAtom } from '../../core/element/store.tsx'
import {
  acceptedAtom,
  askedAtom,
  bookedAtom,
  choiceAtom,
  goAtom,
  nextStepAtom,
  type Offer,
  offerAtom,
  type Preset,
  preselectedAtom,
  presetAtom,
  STEPS,
  showBookedAtom,
  statusAtom,
  stepAtom,
  stepsAtom,
  typesAtom,
  visitorAtom,
  wishAtom
} from './booking.atoms.ts'
import { holdAtom } from './hold.atoms.ts'
import { clockAtom, dayAtom, queryAtom } from './slots.atoms.ts'
import { type BookingTarget, targetKey } from './target.ts'
import { initialState, type WizardState } from './wizard-state.ts'

function offerOf({ offers, ...branch }: Branch): Offer {
  return {
    topics: offers.map(({ topic }) => topic),
    types: APPOINTMENT_TYPES.filter((type) => offers.some(({ types }) => types.includes(type))),
    typesOf: Object.fromEntries(offers.map(({ topic, types }) => [topic.uuid, types])),
    branch
  }
}

const fetchOfferAtom = atom(null, async (get, _set, { alias, isBranch }: BookingTarget): Promise<Offer> => {
  const call = sharing(get(apiAtom).call, `${get(hostAtom)?.origin} ${get(textsAtom)?.locale}`)
  const params = { alias }
  if (isBranch) return offerOf(await call(getBranch, { params }))
  const [topics, assigned, types, advisor] = await Promise.all([
    call(getTopics, {}),
    call(getAdvisorTopics, { params }),
    call(getAppointmentTypes, { params }),
    // an advisor without a known name can still be booked
    call(getAdvisor, { params, query: { with: 'organization' } }).catch(() => undefined)
  ])
  return {
    topics: topics.filter(({ uuid }) => assigned.some((one) => one.uuid === uuid)),
    types: types.map(({ type }) => type),
    advisor,
    branch: advisor?.organization
  }
})

const restoreAtom = atom(null, (get, set, state: Partial<WizardState>) => {
  const preselected = get(preselectedAtom)
  const topic = preselected.topic ?? get(offerAtom).topics.find(({ uuid }) => uuid === state.topic)?.uuid
  set(choiceAtom, { topic })
  const type = preselected.type ?? get(typesAtom).find((one) => one === state.type)
  const isSame = topic === state.topic && type === state.type
  set(choiceAtom, { topic, type, slot: isSame ? state.slot : undefined })
  set(askedAtom, state.asked)
  set(wishAtom, (wish) => wish ?? state.wish)
  set(visitorAtom, { ...emptyVisitor, ...state.visitor })
  set(acceptedAtom, Boolean(state.accepted))
  set(bookedAtom, undefined)
  set(dayAtom, isSame ? state.day : undefined)
  set(holdAtom, isSame ? state.held : undefined)
  const { branch } = state
  if (branch) set(clockAtom, { time_zone: branch, isShown: type === 'in-branch' })
  if (state.slot && isSame && topic && type) {
    const { alias, isBranch } = get(presetAtom)
    set(queryAtom, { alias, isBranch, topic, type })
  }
})

/** Loads the advisor's offer and restores the step from before a reload. */
export const loadAtom = atom(null, async (get, set, preset: Preset) => {
  set(presetAtom, preset)
  set(statusAtom, 'loading')
  if (!preset.alias) return set(statusAtom, 'ready')
  try {
    const offer = await set(fetchOfferAtom, preset)
    if (get(presetAtom) !== preset) return
    set(offerAtom, offer)
  } catch (failure) {
    if (get(presetAtom) !== preset) return
    const isUnknown = failure instanceof Response && [403, 404, 410].includes(failure.status)
    set(offerAtom, { topics: [], types: [], refusal: isUnknown ? failure : undefined })
    set(statusAtom, isUnknown ? 'ready' : 'error')
    get(hostAtom)?.emit('error', { reason: 'load' })
    return
  }
  const host = get(hostAtom)
  const state = host ? initialState(host, targetKey(preset)) : {}
  set(restoreAtom, state)
  set(statusAtom, 'ready')
  if (state.booked) {
    set(showBookedAtom, state.booked)
    return set(stepAtom, 'done')
  }
  // a time chosen meanwhile replaces that of the restored state
  const furthest = Math.min(STEPS.indexOf(get(nextStepAtom)), get(wishAtom) ? STEPS.indexOf('slot') : STEPS.length)
  const step = STEPS[Math.min(furthest, state.step ? STEPS.indexOf(state.step) : furthest)]
  const steps = get(stepsAtom)
  set(goAtom, step && steps.includes(step) ? step : get(nextStepAtom))
})
