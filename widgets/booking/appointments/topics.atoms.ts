import { type Getter, useAtomValue } from 'jotai'
import { getTopics, type Topic } from '#contract/appointment-topics'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useList } from '../../core/data/use-request.ts'
import type { Caller } from '../../core/element/api.ts'

const NONE: readonly Topic[] = []

const topics = requestAtoms<readonly Topic[]>({ ask: (call, _query, shown) => askOnce(call, shown) })

const askOnce = async (call: Caller, known: readonly Topic[] = NONE) =>
  known.length ? known : call(getTopics, { query: {} })

/** The tenant's topics, if loaded. */
export const askTopics = (call: Caller, get: Getter) => askOnce(call, get(topics.valueAtom))

/** Loads the tenant's topics once; without them only the topic filter is missing. */
export function useTopics(): readonly Topic[] {
  useList(topics)
  return useAtomValue(topics.valueAtom) ?? NONE
}
