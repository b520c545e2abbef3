import type { peopleChangesMessages } from '#contract/messages/people-changes.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { BulkProgress } from '../../ui/lists/bulk-progress.tsx'
import { personAddress } from '../people/query-state.ts'
import { peopleChanges } from './people-changes.atoms.ts'

/** The progress of a change of many people, and its result. */
export function PeopleChanges() {
  const t = useTexts<typeof peopleChangesMessages>()
  return (
    <BulkProgress
      of={peopleChanges}
      t={(text, values) => t(`people-changes.${text}`, values)}
      addressOf={(uuid) => personAddress(uuid)}
    />
  )
}
