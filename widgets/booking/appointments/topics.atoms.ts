import { type Getter, useAtomValue } from 'jotai'
import { getTopics, type Topic } from '#contract/appointment-topics'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useList } from '../../core/data/use-request.ts'
import type { Caller } from '../../core/element/api.ts'

const NONE: readonly Topic[] = []

const topics = requestAtoms<readonly Topic[]>({ ask: (call, _query, shown) => askOnce(call, shown) })

const askOnce = async (call: Caller, known: readonly Topic[] = NONE) =>
  known.length ? known : call(getTopics, { query: {} })

/** The tenant's topics, from what is known. */
export const askTopics = (call: Caller, get: Getter) => askOnce(call, get(topics.valueAtom))

/** The tenant's topics, asked for once: without them nothing can be chosen by topic, and the list still stands. */
export function useTopics(): readonly Topic[] {
  useList(topics)
  return useAtomValue(topics.valueAtom) ?? NONE
}
