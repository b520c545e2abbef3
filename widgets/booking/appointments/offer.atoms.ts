import { getAdvisorTopics, type Topic } from '#contract/appointment-topics'
import { type AppointmentType, getAppointmentTypes } from '#contract/appointment-types'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { askTopics } from './topics.atoms.ts'

interface Offer {
  topics: readonly Topic[]
  types: readonly AppointmentType[]
}

const offer = requestAtoms<Offer, string>({
  clears: true,
  ask: async (call, alias, _shown, get) => {
    const params = { alias }
    const [all, own, types] = await Promise.all([
      askTopics(call, get),
      call(getAdvisorTopics, { params }),
      call(getAppointmentTypes, { params })
    ])
    const offered = new Set(own.map(({ uuid }) => uuid))
    return { topics: all.filter(({ uuid }) => offered.has(uuid)), types: types.map(({ type }) => type) }
  }
})

/** What can be booked with an advisor, once loaded. */
export const useOffer = (alias: string) => useRequest(offer, alias)
