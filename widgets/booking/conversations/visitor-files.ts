import { postVisitorFile } from '#contract/conversations'
import { apiAtom } from '../../core/element/store.tsx'
import { headersAtom, takeAtom } from './conversation.atoms.ts'
import { fileAtoms } from './files.atoms.ts'

/** The files that the visitor sends. */
export const files = fileAtoms(
  (get, { headers, ...given }) =>
    get(apiAtom).call(postVisitorFile, { ...given, headers: { ...headers, ...get(headersAtom) } }),
  takeAtom
)
