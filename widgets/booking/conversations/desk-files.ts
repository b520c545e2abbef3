import { postConversationFile } from '#contract/conversations'
import { apiAtom } from '../../core/element/store.tsx'
import { opened, takeAtom } from './conversations.atoms.ts'
import { fileAtoms } from './files.atoms.ts'

/** The files that are sent to the visitor whose conversation is open. */
export const files = fileAtoms((get, given) => {
  const uuid = get(opened.valueAtom)?.conversation.uuid ?? ''
  return get(apiAtom).call(postConversationFile, { ...given, params: { uuid } })
}, takeAtom)
