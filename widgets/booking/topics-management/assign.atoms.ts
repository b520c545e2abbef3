import { atom } from 'jotai'
import {
  type AssignmentOutcome,
  getTopicAdvisors,
  type ManagedTopic,
  patchTopicAdvisors,
  type TopicAdvisors
} from '#contract/topics-management'
import { failedAtom } from '../../core/data/notify.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { loadAtom } from './topics-management.atoms.ts'

/** The topic that is being assigned. */
export const assignedAtom = atom<ManagedTopic | undefined>(undefined)

export const topicAdvisors = requestAtoms<TopicAdvisors, string>({
  clears: true,
  ask: (call, uuid) => call(getTopicAdvisors, { params: { uuid } })
})

export interface Done extends AssignmentOutcome {
  topic: ManagedTopic
}
/** The last change, while it can be undone. */
export const doneAtom = atom<Done | undefined>(undefined)

/** Returns whether it was saved. */
export const assignAtom = atom(
  null,
  async (get, set, topic: ManagedTopic, change: { assign: string[]; withdraw: string[] }): Promise<boolean> => {
    const { uuid } = topic
    try {
      const outcome = await get(apiAtom).call(patchTopicAdvisors, { params: { uuid }, body: change })
      set(doneAtom, { topic, ...outcome })
    } catch (failure) {
      set(failedAtom, failure)
      return false
    }
    set(assignedAtom, undefined)
    await set(loadAtom)
    return true
  }
)

const undoing = mutationAtoms()

/** Reverts the last change. */
export const undoAtom = atom(null, async (get, set) => {
  const done = get(doneAtom)
  if (!done) return
  const { topic, assigned, withdrawn } = done
  const body = { assign: withdrawn, withdraw: assigned }
  const params = { uuid: topic.uuid }
  const work = (call: Caller) => call(patchTopicAdvisors, { params, body })
  if (!(await set(undoing.runAtom, work, { said: () => ['topics-management.assignment-undone'] }))) return
  set(doneAtom, undefined)
  await set(loadAtom)
})

export const isUndoingAtom = atom((get) => get(undoing.statusAtom) === 'processing')
