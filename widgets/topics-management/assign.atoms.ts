import { atom } from 'jotai'
import {
  type AssignmentOutcome,
  getTopicAdvisors,
  type ManagedTopic,
  patchTopicAdvisors,
  type TopicAdvisors
} from '#contract/topics-management'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom } from '../core/store.tsx'
import { loadAtom } from './topics-management.atoms.ts'

/** The topic that is being assigned. */
export const assignedAtom = atom<ManagedTopic | undefined>(undefined)

interface Loaded {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  everybody?: TopicAdvisors
}
const loadedAtom = atom<Loaded>({ status: 'loading' })
export const everybodyAtom = atom((get) => get(loadedAtom))

export const loadEverybodyAtom = atom(null, async (get, set, uuid: string) => {
  set(loadedAtom, { status: 'loading' })
  // another topic may be opened before this one's answer is here
  const isCurrent = () => get(assignedAtom)?.uuid === uuid
  try {
    const everybody = await get(apiAtom).call(getTopicAdvisors, { params: { uuid } })
    if (isCurrent()) set(loadedAtom, { status: 'ready', everybody })
  } catch (failure) {
    if (isCurrent()) set(loadedAtom, { status: 'error', failure })
  }
})

export interface Done extends AssignmentOutcome {
  topic: ManagedTopic
}
/** What was done last, as long as it can be undone. */
export const doneAtom = atom<Done | undefined>(undefined)
export const isUndoingAtom = atom(false)

/** Answers whether it was saved. */
export const assignAtom = atom(
  null,
  async (get, set, topic: ManagedTopic, change: { assign: string[]; withdraw: string[] }): Promise<boolean> => {
    const { uuid } = topic
    try {
      const outcome = await get(apiAtom).call(patchTopicAdvisors, { params: { uuid }, body: change })
      set(doneAtom, { topic, ...outcome })
    } catch {
      set(notifyAtom, 'failure')
      return false
    }
    set(assignedAtom, undefined)
    await set(loadAtom)
    return true
  }
)

/** The same the other way round. */
export const undoAtom = atom(null, async (get, set) => {
  const done = get(doneAtom)
  if (!done || get(isUndoingAtom)) return
  set(isUndoingAtom, true)
  const { topic, assigned, withdrawn } = done
  try {
    const body = { assign: withdrawn, withdraw: assigned }
    await get(apiAtom).call(patchTopicAdvisors, { params: { uuid: topic.uuid }, body })
    set(doneAtom, undefined)
    set(notifyAtom, 'success')
    await set(loadAtom)
  } catch {
    set(notifyAtom, 'failure')
  }
  set(isUndoingAtom, false)
})
