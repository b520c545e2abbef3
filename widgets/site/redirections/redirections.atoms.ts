import { atom } from 'jotai'
import {
  deleteRedirection,
  getRedirections,
  putRedirection,
  type Redirection,
  type RedirectionsPage
} from '#contract/redirections'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { asked, type Query } from './query-state.ts'

export const redirections = listAtoms<RedirectionsPage, Redirection, Query>({
  noun: 'redirections',
  ask: (call, query) => call(getRedirections, { query: asked(query) }),
  change: (page, change) => ({ ...page, redirections: change(page.redirections) })
})

const switching = mutationAtoms(redirections.failAtom)

/** The redirect being turned on or off. */
export const switchingAtom = atom<string | undefined>(undefined)

export const switchAtom = atom(null, async (get, set, { uuid, path, target, status, is_active }: Redirection) => {
  if (get(switchingAtom)) return
  set(switchingAtom, uuid)
  const work = async (call: Caller) => {
    const body = { path, target, status, is_active: !is_active }
    set(redirections.replaceAtom, await call(putRedirection, { params: { uuid }, body }))
  }
  const said = is_active ? 'redirections.turned-off' : 'redirections.turned-on'
  await set(switching.runAtom, work, { said: () => [said, { path }] })
  set(switchingAtom, undefined)
})

export const redirectionRemoval = removalAtoms<Redirection>({
  remove: (call, { uuid }) => call(deleteRedirection, { params: { uuid } }),
  nameOf: ({ path }) => path,
  list: redirections
})
