import * as v from 'valibot'
import { ShortText } from './values.ts'

/**
 * What the test of a service has found, of all that it may find and what each says about the service. A detail is what
 * the service has answered, or what is missing.
 */
export const findingsOf = <F extends string>(all: Readonly<Record<F, 'works' | 'fails' | 'unsure'>>) =>
  v.array(v.object({ finding: v.picklist(Object.keys(all) as F[]), detail: ShortText }))
