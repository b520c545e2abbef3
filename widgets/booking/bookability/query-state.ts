import * as v from 'valibot'
import { Alias } from '#contract/values'
import { queryState, validText } from '../../core/data/query-state.ts'

/** The branch by its alias; the first by name if empty. */
export const bookabilityQuery = queryState('/bookability', { branch: validText((text) => v.is(Alias, text)) })
export const { addressOf } = bookabilityQuery
