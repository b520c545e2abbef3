import {
  OtherRedirection,
  postRedirection,
  putRedirection,
  type Redirection,
  type RedirectionForm
} from '#contract/redirections'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { redirections } from './redirections.atoms.ts'

const EMPTY: RedirectionForm = { path: '', target: '', status: 302, is_active: true }

/** The form of one redirect. */
export const redirectionForm = draftAtoms<Redirection, RedirectionForm>({
  of: ({ path, target, status, is_active } = EMPTY as Redirection) => ({ path, target, status, is_active }),
  save(call, body, redirection) {
    if (!redirection) return call(postRedirection, { body })
    const { uuid, revision } = redirection
    return call(putRedirection, { params: { uuid }, query: { revision }, body })
  },
  outdated: OtherRedirection,
  nameOf: ({ path }) => path,
  fields: ['path', 'target'],
  ...listUpdates(redirections)
})
