import { deleteAssistant, getAssistants, type ManagedAssistant } from '#contract/assistants'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'

export const assistants = listAtoms<readonly ManagedAssistant[], ManagedAssistant>({
  noun: 'assistants',
  ask: (call) => call(getAssistants, {})
})

export const nameOf = ({ first_name, last_name }: Pick<ManagedAssistant, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`

export const assistantRemoval = removalAtoms<ManagedAssistant>({
  remove: (call, { uuid }) => call(deleteAssistant, { params: { uuid } }),
  nameOf,
  list: assistants
})
