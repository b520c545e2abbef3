import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { getTopics, type Topic } from '#contract/appointment-topics'
import { apiAtom } from '../core/store.tsx'

const topicsAtom = atom<readonly Topic[]>([])

export const loadTopicsAtom = atom(null, async (get, set): Promise<readonly Topic[]> => {
  const known = get(topicsAtom)
  if (known.length) return known
  const topics = await get(apiAtom).call(getTopics, { query: {} })
  set(topicsAtom, topics)
  return topics
})

/** The tenant's topics, asked for once. */
export function useTopics(): readonly Topic[] {
  const load = useSetAtom(loadTopicsAtom)
  // without them nothing can be chosen by topic, and the list still stands
  useEffect(() => void load().catch(() => {}), [load])
  return useAtomValue(topicsAtom)
}
