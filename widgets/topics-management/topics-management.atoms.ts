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
  putTopicPlace,
  type TopicChange,
  type TopicDraft
} from '#contract/topics-management'
import { FieldErrors } from '#contract/values'
import type { Caller } from '../core/api.ts'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  list?: ManagedTopics
}

const shownAtom = atom<Listed>({ status: 'loading' })
export const listedAtom = atom((get) => get(shownAtom))

/** Looks at all of them; a list that is there outlasts a failure. */
export const loadAtom = atom(null, async (get, set) => {
  try {
    set(shownAtom, { status: 'ready', list: await get(apiAtom).call(getManagedTopics, {}) })
  } catch (failure) {
    if (get(shownAtom).list) set(notifyAtom, 'failure')
    else set(shownAtom, { status: 'error', failure })
  }
})

export const retryAtom = atom(null, (_get, set) => {
  set(shownAtom, { status: 'loading' })
  return set(loadAtom)
})

/** The topic that something is being done with. */
export const busyAtom = atom<string | undefined>(undefined)

/** Does something with one topic, and looks at all of them again. */
const actAtom = atom(null, async (get, set, uuid: string, act: (call: Caller) => Promise<unknown>) => {
  if (get(busyAtom)) return
  set(busyAtom, uuid)
  const isDone = await act(get(apiAtom).call).then(
    () => true,
    () => false
  )
  set(notifyAtom, isDone ? 'success' : 'failure')
  await set(loadAtom)
  set(busyAtom, undefined)
})

/** What it is asked about before it is done. */
export interface Asked {
  deed: 'retire' | 'delete'
  topic: ManagedTopic
}
export const askedAtom = atom<Asked | undefined>(undefined)

const DEEDS: Record<Asked['deed'], (call: Caller, uuid: string) => Promise<unknown>> = {
  retire: (call, uuid) => call(putRetirement, { params: { uuid } }),
  delete: (call, uuid) => call(deleteTopic, { params: { uuid } })
}

/** Does what it was asked about. */
export const agreeAtom = atom(null, async (get, set) => {
  const asked = get(askedAtom)
  if (!asked) return
  const { uuid } = asked.topic
  await set(actAtom, uuid, (call) => DEEDS[asked.deed](call, uuid))
  set(askedAtom, undefined)
})

export const bringBackAtom = atom(null, (_get, set, uuid: string) =>
  set(actAtom, uuid, (call) => call(deleteRetirement, { params: { uuid } }))
)

/** Without the topic it is a new one's. */
export const openedAtom = atom<{ topic: ManagedTopic | undefined } | undefined>(undefined)

/** What the server said of each field; an empty record where it said nothing that belongs to one. */
export type Refusal = Record<string, readonly string[]>

/** Saves a new topic, or what has changed in one; answers what was refused. */
export const saveAtom = atom(
  null,
  async (get, set, uuid: string | undefined, change: TopicChange): Promise<Refusal | undefined> => {
    const { call } = get(apiAtom)
    try {
      if (uuid) await call(patchTopic, { params: { uuid }, body: change })
      else await call(postTopic, { body: change as TopicDraft })
    } catch (failure) {
      set(notifyAtom, 'failure')
      return (await readFailure(failure, FieldErrors))?.errors ?? {}
    }
    set(notifyAtom, 'success')
    set(openedAtom, undefined)
    await set(loadAtom)
    return undefined
  }
)

export interface Move {
  uuid: string
  /** Behind all where null. */
  before: string | null
}

export function moved(topics: readonly ManagedTopic[], { uuid, before }: Move): ManagedTopic[] {
  const one = topics.find((topic) => topic.uuid === uuid)
  const others = topics.filter((topic) => topic !== one)
  const at = others.findIndex((topic) => topic.uuid === before)
  return one ? others.toSpliced(at < 0 ? others.length : at, 0, one) : others
}

const movesAtom = atom(Promise.resolve())

/** Shown at once; told to the server one after the other, which then may know better. */
export const moveAtom = atom(null, (get, set, move: Move) => {
  const { list } = get(shownAtom)
  if (!list || move.before === move.uuid) return
  set(shownAtom, { status: 'ready', list: { ...list, topics: moved(list.topics, move) } })
  const { call } = get(apiAtom)
  const tell = () => call(putTopicPlace, { params: { uuid: move.uuid }, body: { before: move.before } })
  const told = get(movesAtom)
    .then(tell)
    .catch(() => {
      set(notifyAtom, 'failure')
      return set(loadAtom)
    })
  set(movesAtom, told)
})
