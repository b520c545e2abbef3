import { type AssistantForm, type ManagedAssistant, postAssistant, putAssistant } from '#contract/assistants'
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
  save: (call, body, assistant) =>
    assistant ? call(putAssistant, { params: { uuid: assistant.uuid }, body }) : call(postAssistant, { body }),
  nameOf,
  ...listUpdates(assistants)
})
