import { deleteAssistant, getAssistants, type ManagedAssistant } from '#contract/assistants'
import { failAtomOf, listedAtoms } from '../core/listed.atoms.ts'
import { removalAtoms } from '../core/removal.atoms.ts'

export const { listAtom, loadAtom, retryAtom } = listedAtoms((call) => call(getAssistants, {}))

export const failAtom = failAtomOf('assistants', loadAtom)

export const assistantRemoval = removalAtoms<ManagedAssistant>({
  remove: (call, { uuid }) => call(deleteAssistant, { params: { uuid } }),
  reloadAtom: loadAtom,
  failAtom
})

export const nameOf = ({ first_name, last_name }: Pick<ManagedAssistant, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`
