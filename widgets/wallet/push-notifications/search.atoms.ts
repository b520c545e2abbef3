import { atom } from 'jotai'
import { type FoundAdvisor, SEARCH_MIN, searchAdvisors } from '#contract/push-notifications'
import { failedAtom } from '../../core/data/notify.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { plain } from '../../ui/fields/options.ts'

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
/** The search sent to the server; empty while too short. */
const headOf = (typed: string) => {
  const characters = [...typed]
  return characters.length < SEARCH_MIN ? '' : characters.slice(0, SEARCH_MIN).join('')
}

/** Whether the search is too short or pending. */
export const searchStatusAtom = atom((get) => (headOf(get(typedAtom)) ? get(lastAtom).status : 'short'))

/** The results, filtered by further characters unless that leaves none. */
export const optionsAtom = atom((get) => {
  const typed = get(typedAtom)
  const { head, found } = get(lastAtom)
  if (!head || headOf(typed) !== head) return NONE.found
  const narrowed = found.filter(({ full_name }) => strip(plain(full_name)).includes(plain(typed)))
  return narrowed.length ? narrowed : found
})

/** Searches by the first characters only, and not twice in a row for the same (spec §4). */
export const searchAtom = atom(null, async (get, set, input: string) => {
  const typed = strip(input)
  const head = headOf(typed)
  set(typedAtom, typed)
  // a failed search may be repeated, but not with every further character
  if (!head && get(lastAtom).status === 'error') set(lastAtom, NONE)
  if (!head || head === get(lastAtom).head) return
  const search: Search = { head, status: 'loading', found: [] }
  set(lastAtom, search)
  const settle = (result: Partial<Search>) => get(lastAtom) === search && set(lastAtom, { ...search, ...result })
  try {
    settle({ status: 'ready', found: await get(apiAtom).call(searchAdvisors, { query: { name: head } }) })
  } catch (failure) {
    settle({ status: 'error' })
    set(failedAtom, failure)
    get(hostAtom)?.emit('error', { reason: 'search' })
  }
})
