import { getAdvisorTopics, type Topic } from '#contract/appointment-topics'
import { type AppointmentType, getAppointmentTypes } from '#contract/appointment-types'
import { type Branch, getBranch } from '#contract/branches'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import type { BookingTarget } from '../booking/target.ts'
import { askTopics } from './topics.atoms.ts'

interface Offer {
  topics: readonly Topic[]
  types: readonly AppointmentType[]
  /** At a branch, each topic has the types of the advisors who take it. */
  typesOf?: Record<string, readonly AppointmentType[]>
}

const offerOf = ({ offers }: Branch): Offer => ({
  topics: offers.map(({ topic }) => topic),
  types: [],
  typesOf: Object.fromEntries(offers.map(({ topic, types }) => [topic.uuid, types]))
})

const offer = requestAtoms<Offer, BookingTarget>({
  clears: true,
  ask: async (call, { alias, isBranch }, _shown, get) => {
    const params = { alias }
    if (isBranch) return offerOf(await call(getBranch, { params }))
    const [all, own, types] = await Promise.all([
      askTopics(call, get),
      call(getAdvisorTopics, { params }),
      call(getAppointmentTypes, { params })
    ])
    const offered = new Set(own.map(({ uuid }) => uuid))
    return { topics: all.filter(({ uuid }) => offered.has(uuid)), types: types.map(({ type }) => type) }
  }
})

/** What can be booked with an advisor or at a branch, once loaded. */
export const useOffer = (target: BookingTarget) => useRequest(offer, target)
