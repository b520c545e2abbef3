import { atom } from 'jotai'
import { type AdvisorContactRequest, getContactRequests, putContactRequest } from '#contract/contact-requests'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom } from '../../core/element/store.tsx'

interface Asked {
  alias: string
  page: number
}

const list = requestAtoms({
  ask: (call, { alias, page }: Asked) => call(getContactRequests, { params: { alias }, query: { page: String(page) } })
})
export const { stateAtom } = list

/** How the advisor has marked a request since the list loaded. */
export interface Mark {
  done: boolean
  state: 'saving' | 'saved' | 'failed'
}

export const marksAtom = atom<Readonly<Record<string, Mark>>>({})

/** Loads one page; unsaved marks remain. */
export const loadAtom = atom(null, (_get, set, asked: Asked) => {
  set(marksAtom, (marks) => Object.fromEntries(Object.entries(marks).filter(([, { state }]) => state !== 'saved')))
  return set(list.loadAtom, asked)
})

const isDone = ({ done_at }: AdvisorContactRequest, mark: Mark | undefined) =>
  mark && mark.state !== 'failed' ? mark.done : Boolean(done_at)

/** How many are open on all pages; undefined until loaded. */
export const openAtom = atom((get) => {
  const { status, value: listed } = get(stateAtom)
  if (!listed || status === 'error') return undefined
  const marks = get(marksAtom)
  const closed = listed.contact_requests.map(
    (one) => Number(isDone(one, marks[one.uuid])) - Number(isDone(one, undefined))
  )
  return closed.reduce((open, one) => open - one, listed.open)
})

/** Marks a request as done or open again, one request after the other; an unsaved mark stays with an error. */
export const markAtom = atom(null, async (get, set, alias: string, uuid: string, done: boolean) => {
  const isSaving = get(marksAtom)[uuid]?.state === 'saving'
  const put = (mark: Mark) => set(marksAtom, (marks) => ({ ...marks, [uuid]: mark }))
  put({ done, state: 'saving' })
  if (isSaving) return
  const wanted = () => get(marksAtom)[uuid]?.done ?? done
  try {
    let saved: boolean
    do {
      saved = wanted()
      await get(apiAtom).call(putContactRequest, { params: { alias, uuid }, body: { done: saved } })
    } while (wanted() !== saved)
    put({ done: saved, state: 'saved' })
  } catch {
    put({ done: wanted(), state: 'failed' })
  }
})
