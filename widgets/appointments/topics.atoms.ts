import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { getTopics, type Topic } from '#contract/appointment-topics'
import { apiAtom } from '../core/store.tsx'

const topicsAtom = atom<readonly Topic[]>([])

const loadTopicsAtom = atom(null, async (get, set) => {
  if (get(topicsAtom).length) return
  // without them nothing can be chosen by topic, and the list still stands
  const topics = await get(apiAtom)
    .call(getTopics, { query: {} })
    .catch(() => [])
  set(topicsAtom, topics)
})

/** The tenant's topics, asked for once. */
export function useTopics(): readonly Topic[] {
  const load = useSetAtom(loadTopicsAtom)
  useEffect(() => void load(), [load])
  return useAtomValue(topicsAtom)
}
