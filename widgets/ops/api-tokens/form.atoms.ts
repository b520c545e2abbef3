import { atom } from 'jotai'
import { type ApiToken, type ApiTokenForm, postApiToken } from '#contract/api-tokens'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { apiTokens, newTokenAtom } from './api-tokens.atoms.ts'
import { type Permission, scopesFor } from './scopes.ts'

const updates = listUpdates(apiTokens)

/** The form of a new API token; one that exists is not changed. */
export const apiTokenForm = draftAtoms<ApiToken, Required<ApiTokenForm>>({
  of: () => ({ name: '', scopes: [], valid_days: 365 }),
  save: (call, body) => call(postApiToken, { body }),
  nameOf: ({ name }) => name,
  ...updates,
  saved(set, answer, isNew) {
    updates.saved(set, answer, isNew)
    if ('token' in answer) set(newTokenAtom, answer as ApiToken & { token: string })
  }
})

/** Replaces what the token may do in an area. */
export const permitAtom = atom(null, (get, set, area: string, permission: Permission) => {
  const scopes = get(apiTokenForm.draftAtom)?.scopes ?? []
  const others = scopes.filter((scope) => !scopesFor(area, 'both').includes(scope) && scope !== area)
  set(apiTokenForm.changeAtom, { scopes: [...others, ...scopesFor(area, permission)].toSorted() })
})
