import { atom } from 'jotai'
import { type FoundAdvisor, SEARCH_MIN, searchAdvisors } from '#contract/push-notifications'
import { notifyAtom } from '../../core/data/notify.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { plain } from '../../ui/fields/use-multi-select.ts'

interface Search {
  /** The characters that were sent. */
  head: string
  status: 'loading' | 'ready' | 'error'
  found: readonly FoundAdvisor[]
}

const NONE: Search = { head: '', status: 'ready', found: [] }

const typedAtom = atom('')
const lastAtom = atom(NONE)

const strip = (text: string) => text.replace(/\s/gu, '')
/** What the server is asked for; empty while too little is typed. */
const headOf = (typed: string) => {
  const characters = [...typed]
  return characters.length < SEARCH_MIN ? '' : characters.slice(0, SEARCH_MIN).join('')
}

/** Whether too little is typed, or an answer is still to come. */
export const searchStatusAtom = atom((get) => (headOf(get(typedAtom)) ? get(lastAtom).status : 'short'))

/** What was found, narrowed by what was typed beyond the characters sent where that leaves anyone. */
export const optionsAtom = atom((get) => {
  const typed = get(typedAtom)
  const { head, found } = get(lastAtom)
  if (!head || headOf(typed) !== head) return NONE.found
  const narrowed = found.filter(({ full_name }) => strip(plain(full_name)).includes(plain(typed)))
  return narrowed.length ? narrowed : found
})

/** Asks by the first characters alone, and not twice for the same ones in a row (spec §4). */
export const searchAtom = atom(null, async (get, set, input: string) => {
  const typed = strip(input)
  const head = headOf(typed)
  set(typedAtom, typed)
  // what has failed may be asked for again, but not with every further character
  if (!head && get(lastAtom).status === 'error') set(lastAtom, NONE)
  if (!head || head === get(lastAtom).head) return
  const search: Search = { head, status: 'loading', found: [] }
  set(lastAtom, search)
  const settle = (result: Partial<Search>) => get(lastAtom) === search && set(lastAtom, { ...search, ...result })
  try {
    settle({ status: 'ready', found: await get(apiAtom).call(searchAdvisors, { query: { name: head } }) })
  } catch {
    settle({ status: 'error' })
    set(notifyAtom, 'failure')
    get(hostAtom)?.emit('error', { reason: 'search' })
  }
})
