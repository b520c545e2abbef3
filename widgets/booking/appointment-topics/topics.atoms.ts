import { atom } from 'jotai'
import { getAdvisorTopics, getTopics, putAdvisorTopics, type Topic } from '#contract/appointment-topics'
import { getOnlineAppointmentsConfiguration } from '#contract/configurations'
import { TURNED_OFF } from '#contract/refusals'
import { refusalsOf } from '../../core/data/refusals.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

/** Every topic that administrators have defined. */
export const topicsAtom = atom<readonly Topic[]>([])
/** The server's messages about a refused choice. */
export const errorsAtom = atom<readonly string[]>([])
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
const dirtyAtom = atom((get) => idsOf(get(chosenAtom)) !== idsOf(get(savedAtom)))

/** By topic, so that each is chosen for itself. */
const choiceOf = (topics: readonly Topic[]) => Object.fromEntries(topics.map(({ uuid }) => [uuid, true]))

export const topicsForm = formAtoms({
  dirtyAtom,
  load: async (call, alias) => {
    const [{ isTopicsEnabled }, topics, { answer, revision }] = await Promise.all([
      call(getOnlineAppointmentsConfiguration, {}),
      call(getTopics, {}),
      withRevision(call, getAdvisorTopics, { params: { alias } })
    ])
    if (!isTopicsEnabled) throw new Response(JSON.stringify({ code: TURNED_OFF }), { status: 403 })
    return { topics, chosen: topics.filter(({ uuid }) => answer.some((one) => one.uuid === uuid)), revision }
  },
  show: (set, { topics, chosen }) => {
    set(topicsAtom, topics)
    set(selectedAtom, chosen)
    set(savedAtom, chosen)
  },
  value: (get) => get(chosenAtom),
  save: (call, alias, chosen, revision) => {
    const body = chosen.map(({ uuid }) => ({ uuid }))
    return withRevision(call, putAdvisorTopics, { params: { alias }, query: { revision }, body })
  },
  saved: (set, chosen) => {
    set(savedAtom, chosen)
    set(errorsAtom, [])
  },
  said: () => ['topics.saved'],
  refused: async (_get, set, failure) => {
    set(errorsAtom, await refusalsOf(failure))
  },
  versions: {
    draftAtom: atom(
      (get) => choiceOf(get(chosenAtom)),
      (get, set, choice: Record<string, boolean>) =>
        set(
          selectedAtom,
          get(topicsAtom).filter(({ uuid }) => choice[uuid])
        )
    ),
    savedAtom: atom((get) => choiceOf(get(savedAtom)))
  }
})
