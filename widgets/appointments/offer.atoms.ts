import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { getAdvisorTopics, type Topic } from '#contract/appointment-topics'
import { type AppointmentType, getAppointmentTypes } from '#contract/appointment-types'
import { apiAtom } from '../core/store.tsx'
import { useTopics } from './topics.atoms.ts'

interface Offer {
  topics: ReadonlySet<string>
  types: readonly AppointmentType[]
}

const offerAtom = atom<Offer>({ topics: new Set<string>(), types: [] })

const loadOfferAtom = atom(null, async (get, set, alias: string) => {
  const { call } = get(apiAtom)
  const params = { alias }
  const [topics, types] = await Promise.all([
    call(getAdvisorTopics, { params }).catch(() => []),
    call(getAppointmentTypes, { params }).catch(() => [])
  ])
  set(offerAtom, { topics: new Set(topics.map(({ uuid }) => uuid)), types: types.map(({ type }) => type) })
})

/** What can be booked with an advisor. */
export function useOffer(alias: string): { topics: readonly Topic[]; types: readonly AppointmentType[] } {
  const load = useSetAtom(loadOfferAtom)
  useEffect(() => void load(alias), [load, alias])
  const { topics, types } = useAtomValue(offerAtom)
  return { topics: useTopics().filter(({ uuid }) => topics.has(uuid)), types }
}
