import {
  getRedirectionChange,
  postRedirectionChange,
  type RedirectionChangeForm,
  type RedirectionChangeKind,
  type RedirectionChoice
} from '#contract/redirection-changes'
import { bulkChangeAtoms } from '../../core/data/bulk-changes.atoms.ts'
import { redirections } from '../redirections/redirections.atoms.ts'

export interface Draft {
  kind: RedirectionChangeKind
  target: string
}

export type Choice = Partial<RedirectionChoice>

const formOf = ({ kind, target }: Draft, choice: Choice) => ({
  redirections: choice,
  kind,
  ...(kind === 'target' && { target: target.trim() || null })
})

export const redirectionChanges = bulkChangeAtoms<Draft, Choice>({
  first: { kind: 'target', target: '' },
  post: (call, draft, choice) => call(postRedirectionChange, { body: formOf(draft, choice) as RedirectionChangeForm }),
  read: (call, uuid) => call(getRedirectionChange, { params: { uuid } }),
  refreshAtom: redirections.refreshAtom,
  failAtom: redirections.failAtom
})
