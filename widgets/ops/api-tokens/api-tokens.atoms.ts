import { atom } from 'jotai'
import { type ApiToken, type ApiTokens, deleteApiToken, getApiTokens, type NewApiToken } from '#contract/api-tokens'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'

export const apiTokens = listAtoms<ApiTokens, ApiToken>({
  noun: 'api-tokens',
  ask: (call) => call(getApiTokens, {}),
  change: (page, change) => ({ ...page, tokens: change(page.tokens) })
})

/** The token that has just been created: afterwards nobody can show it. */
export const newTokenAtom = atom<NewApiToken | undefined>(undefined)

export const revocation = removalAtoms<ApiToken>({
  remove: (call, { uuid }) => call(deleteApiToken, { params: { uuid } }),
  nameOf: ({ name }) => name,
  said: ({ name }) => ['api-tokens.said-revoked', { name }],
  list: apiTokens
})
