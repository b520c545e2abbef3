import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { getAdvisorTopics, type Topic } from '#contract/appointment-topics'
import { type AppointmentType, getAppointmentTypes } from '#contract/appointment-types'
import { apiAtom } from '../core/store.tsx'
import { loadTopicsAtom } from './topics.atoms.ts'

interface Offer {
  status: 'loading' | 'ready' | 'error'
  topics: readonly Topic[]
  types: readonly AppointmentType[]
  failure?: unknown
}

const LOADING: Offer = { status: 'loading', topics: [], types: [] }
const offerAtom = atom(LOADING)

const loadOfferAtom = atom(null, async (get, set, alias: string) => {
  const { call } = get(apiAtom)
  const params = { alias }
  set(offerAtom, LOADING)
  try {
    const [all, own, types] = await Promise.all([
      set(loadTopicsAtom),
      call(getAdvisorTopics, { params }),
      call(getAppointmentTypes, { params })
    ])
    const offered = new Set(own.map(({ uuid }) => uuid))
    const topics = all.filter(({ uuid }) => offered.has(uuid))
    set(offerAtom, { status: 'ready', topics, types: types.map(({ type }) => type) })
  } catch (failure) {
    set(offerAtom, { ...LOADING, status: 'error', failure })
  }
})

/** What can be booked with an advisor, once that is known. */
export function useOffer(alias: string): Offer & { retry: () => void } {
  const load = useSetAtom(loadOfferAtom)
  const retry = useCallback(() => void load(alias), [load, alias])
  useEffect(retry, [retry])
  return { ...useAtomValue(offerAtom), retry }
}
