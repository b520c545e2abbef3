import { atom } from 'jotai'
import { getAdvisorTopics, getTopics, putAdvisorTopics, type Topic } from '#contract/appointment-topics'
import { getOnlineAppointmentsConfiguration } from '#contract/configurations'
import { TURNED_OFF } from '#contract/refusals'
import { refusalsOf } from '../../core/data/refusals.ts'
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

export const topicsForm = formAtoms({
  dirtyAtom,
  load: async (call, alias) => {
    const [{ isTopicsEnabled }, topics, assigned] = await Promise.all([
      call(getOnlineAppointmentsConfiguration, {}),
      call(getTopics, {}),
      call(getAdvisorTopics, { params: { alias } })
    ])
    if (!isTopicsEnabled) throw new Response(JSON.stringify({ code: TURNED_OFF }), { status: 403 })
    return { topics, chosen: topics.filter(({ uuid }) => assigned.some((one) => one.uuid === uuid)) }
  },
  show: (set, { topics, chosen }) => {
    set(topicsAtom, topics)
    set(selectedAtom, chosen)
    set(savedAtom, chosen)
  },
  value: (get) => get(chosenAtom),
  save: (call, alias, chosen) =>
    call(putAdvisorTopics, { params: { alias }, body: chosen.map(({ uuid }) => ({ uuid })) }),
  saved: (set, chosen) => {
    set(savedAtom, chosen)
    set(errorsAtom, [])
  },
  said: () => ['topics.saved'],
  refused: async (_get, set, failure) => {
    set(errorsAtom, await refusalsOf(failure))
  }
})
