import { atom } from 'jotai'
import { getAdvisorTopics, getTopics, putAdvisorTopics, type Topic } from '#contract/appointment-topics'
import { getOnlineAppointmentsConfiguration } from '#contract/configurations'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'

export const statusAtom = atom<'loading' | 'ready' | 'error' | 'processing' | 'idle'>('loading')
/** What the load rejected with. */
export const failureAtom = atom<unknown>(undefined)
/** Every topic that administrators have defined. */
export const topicsAtom = atom<readonly Topic[]>([])
/** The server's words about a refused choice. */
export const errorsAtom = atom<readonly string[]>([])
const aliasAtom = atom('')
const chosenAtom = atom<readonly Topic[]>([])
const savedAtom = atom<readonly Topic[]>([])

export const selectedAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, topics: readonly Topic[]) => {
    set(chosenAtom, topics)
    set(errorsAtom, [])
  }
)

const idsOf = (topics: readonly Topic[]) =>
  topics
    .map(({ uuid }) => uuid)
    .toSorted()
    .join()
export const dirtyAtom = atom((get) => idsOf(get(chosenAtom)) !== idsOf(get(savedAtom)))

/** Loads the choice and what there is to choose from. */
export const loadAtom = atom(null, async (get, set, alias: string) => {
  const { call } = get(apiAtom)
  set(aliasAtom, alias)
  set(statusAtom, 'loading')
  try {
    const [{ isTopicsEnabled }, topics, assigned] = await Promise.all([
      call(getOnlineAppointmentsConfiguration, {}),
      call(getTopics, {}),
      call(getAdvisorTopics, { params: { alias } })
    ])
    if (get(aliasAtom) !== alias) return
    if (!isTopicsEnabled) throw new Response(null, { status: 403 })
    const chosen = topics.filter(({ uuid }) => assigned.some((one) => one.uuid === uuid))
    set(topicsAtom, topics)
    set(selectedAtom, chosen)
    set(savedAtom, chosen)
    set(statusAtom, 'ready')
  } catch (failure) {
    if (get(aliasAtom) !== alias) return
    set(failureAtom, failure)
    set(statusAtom, 'error')
    set(notifyAtom, 'failure')
  }
})

/** Saves the choice; what was chosen stays when that fails. */
export const saveAtom = atom(null, async (get, set, alias: string) => {
  const chosen = get(chosenAtom)
  set(statusAtom, 'processing')
  try {
    await get(apiAtom).call(putAdvisorTopics, { params: { alias }, body: chosen.map(({ uuid }) => ({ uuid })) })
    set(savedAtom, chosen)
    set(errorsAtom, [])
    set(notifyAtom, 'success')
  } catch (failure) {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, Object.values(refusal?.errors ?? {}).flat())
    set(notifyAtom, 'failure')
  } finally {
    set(statusAtom, 'idle')
  }
})
