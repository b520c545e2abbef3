import {
  type AssistantForm,
  type ManagedAssistant,
  OtherAssistant,
  postAssistant,
  putAssistant
} from '#contract/assistants'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { assistants, nameOf } from './assistants.atoms.ts'

const EMPTY: AssistantForm = { first_name: '', last_name: '', phone_number: '', email_address: '' }

/** The form of one assistant. */
export const assistantForm = draftAtoms<ManagedAssistant, AssistantForm>({
  of: ({ first_name, last_name, phone_number, email_address } = EMPTY as ManagedAssistant) => ({
    first_name,
    last_name,
    phone_number,
    email_address
  }),
  save(call, body, assistant) {
    if (!assistant) return call(postAssistant, { body })
    const { uuid, revision } = assistant
    return call(putAssistant, { params: { uuid }, query: { revision }, body })
  },
  outdated: OtherAssistant,
  nameOf,
  ...listUpdates(assistants)
})
