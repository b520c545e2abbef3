import { atom } from 'jotai'
import {
  deleteRetirement,
  deleteTopic,
  getManagedTopics,
  type ManagedTopic,
  type ManagedTopics,
  patchTopic,
  postTopic,
  putRetirement,
  putTopicPosition,
  type TopicChange,
  type TopicDraft
} from '#contract/topics-management'
import { FieldErrors } from '#contract/values'
import { failedAtom, failedReadAtom, notifyAtom, type Said } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom } from '../../core/element/store.tsx'

/** All topics; a loaded list remains after a failure. */
export const topics = requestAtoms<ManagedTopics>({
  ask: (call) => call(getManagedTopics, {}),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})

export const loadAtom = atom(null, (_get, set) => set(topics.loadAtom, undefined, 'quietly'))

/** The topic being changed. */
export const busyAtom = atom<string | undefined>(undefined)

/** Runs an action on a topic and reloads the list. */
const actAtom = atom(null, async (get, set, uuid: string, act: (call: Caller) => Promise<unknown>, said: Said) => {
  if (get(busyAtom)) return
  set(busyAtom, uuid)
  try {
    await act(get(apiAtom).call)
    set(notifyAtom, 'success', ...said)
  } catch (failure) {
    set(failedAtom, failure)
  }
  await set(loadAtom)
  set(busyAtom, undefined)
})

/** The action to confirm. */
export interface Confirmation {
  action: 'retire' | 'delete'
  topic: ManagedTopic
}
export const confirmationAtom = atom<Confirmation | undefined>(undefined)

const SAID: Record<Confirmation['action'], (topic: string) => Said> = {
  retire: (topic) => ['topics-management.not-offered', { topic }],
  delete: (topic) => ['lists.deleted', { name: topic }]
}

const ACTIONS: Record<Confirmation['action'], (call: Caller, uuid: string) => Promise<unknown>> = {
  retire: (call, uuid) => call(putRetirement, { params: { uuid } }),
  delete: (call, uuid) => call(deleteTopic, { params: { uuid } })
}

/** Runs the confirmed action. */
export const confirmAtom = atom(null, async (get, set) => {
  const asked = get(confirmationAtom)
  if (!asked) return
  const { uuid, topic } = asked.topic
  await set(actAtom, uuid, (call) => ACTIONS[asked.action](call, uuid), SAID[asked.action](topic))
  set(confirmationAtom, undefined)
})

export const restoreAtom = atom(null, (_get, set, { uuid, topic }: ManagedTopic) =>
  set(actAtom, uuid, (call) => call(deleteRetirement, { params: { uuid } }), [
    'topics-management.offered-again',
    { topic }
  ])
)

/** Without a topic, the form creates one. */
export const openedAtom = atom<{ topic: ManagedTopic | undefined } | undefined>(undefined)

/** The server's errors by field; empty if none concerns a field. */
export type Refusal = Record<string, readonly string[]>

/** Saves a new topic or changes; returns the refusal. */
export const saveAtom = atom(
  null,
  async (get, set, uuid: string | undefined, change: TopicChange): Promise<Refusal | undefined> => {
    const { call } = get(apiAtom)
    try {
      if (uuid) await call(patchTopic, { params: { uuid }, body: change })
      else await call(postTopic, { body: change as TopicDraft })
    } catch (failure) {
      // the form has fields for texts and questions, not for how many there are
      await set(failedAtom, failure, (field) => field !== 'texts' && field !== 'questions')
      return (await readFailure(failure, FieldErrors))?.errors ?? {}
    }
    const name = change.topic ?? get(openedAtom)?.topic?.topic ?? ''
    set(notifyAtom, 'success', uuid ? 'lists.saved' : 'lists.added', { name })
    set(openedAtom, undefined)
    await set(loadAtom)
    return undefined
  }
)

export interface Move {
  uuid: string
  /** Null means last. */
  before: string | null
}

export function moved(all: readonly ManagedTopic[], { uuid, before }: Move): ManagedTopic[] {
  const one = all.find((topic) => topic.uuid === uuid)
  const others = all.filter((topic) => topic !== one)
  const at = others.findIndex((topic) => topic.uuid === before)
  return one ? others.toSpliced(at < 0 ? others.length : at, 0, one) : others
}

const movesAtom = atom(Promise.resolve())

/** Shown immediately and sent one after the other; a refusal reloads the list. */
export const moveAtom = atom(null, (get, set, move: Move) => {
  if (move.before === move.uuid) return
  set(topics.changeAtom, (list) => ({ ...list, topics: moved(list.topics, move) }))
  const { call } = get(apiAtom)
  const sendMove = () => call(putTopicPosition, { params: { uuid: move.uuid }, body: { before: move.before } })
  const moves = get(movesAtom)
    .then(sendMove)
    .catch((failure) => {
      set(failedAtom, failure)
      return set(loadAtom)
    })
  set(movesAtom, moves)
})
