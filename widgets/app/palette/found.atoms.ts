import { atom } from 'jotai'
import { type Access, decide } from '#contract/access'
import { subjectAtom } from '../../core/data/access.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { textsAtom } from '../../core/element/store.tsx'
import type { Texts } from '../../core/element/texts.tsx'
import { type Path, routes } from '../routes.ts'
import type { Entry } from './entries.ts'
import { KINDS, type Kind, type KindName } from './kinds.ts'

interface Found {
  /** What was asked for. */
  query: string
  entries: ReadonlyMap<KindName, readonly Entry[]>
  /** Whether a kind could not be asked. */
  hasFailed: boolean
}

const accessOf = (list: Path | Access) =>
  typeof list === 'string' ? (routes.find(({ path }) => path === list)?.access as Access) : list

/** Nothing has a name as long as this. */
export const QUERY_MAX = 100

/** The kinds whose lists the user may open. */
export const kindsAtom = atom((get) => {
  const subject = get(subjectAtom)
  return subject ? KINDS.filter(({ list }) => decide(accessOf(list), subject) === 'granted') : []
})

type Lists = Map<KindName, Promise<readonly Entry[]>>

/** Complete lists, asked for with the first search. */
const listsAtom = atom((): Lists => new Map())

/** Asks again after a failure. */
function listed(lists: Lists, { name, ask }: Kind, call: Caller, texts: Texts) {
  const list = lists.get(name) ?? ask(call, '', texts, undefined)
  lists.set(name, list)
  list.catch(() => lists.delete(name))
  return list
}

/** What the server has for a query; nothing for an empty one, with which each opening begins anew. */
export const found = requestAtoms<Found, string>({
  ask: async (call, query, _shown, get) => {
    const lists = get(listsAtom)
    if (!query) lists.clear()
    const kinds = query && query.length <= QUERY_MAX ? get(kindsAtom) : []
    const texts = get(textsAtom) as Texts
    const answers = await Promise.allSettled(
      kinds.map((kind) =>
        kind.isSearched ? kind.ask(call, query, texts, get(subjectAtom)?.me) : listed(lists, kind, call, texts)
      )
    )
    const entries = new Map<KindName, readonly Entry[]>()
    for (const [at, answer] of answers.entries()) {
      const name = kinds[at]?.name
      if (name && answer.status === 'fulfilled') entries.set(name, answer.value)
    }
    return { query, entries, hasFailed: entries.size < kinds.length }
  }
})
