import { useAtomValue } from 'jotai'
import type { peopleChangesMessages } from '#contract/messages/people-changes.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { BulkProgress } from '../../ui/lists/bulk-progress.tsx'
import { personAddress } from '../people/query-state.ts'
import { movedAppointmentsAtom, peopleChanges } from './people-changes.atoms.ts'

/** The progress of a change of many people, and its result. */
export function PeopleChanges() {
  const t = useTexts<typeof peopleChangesMessages>()
  const appointments = useAtomValue(movedAppointmentsAtom)
  const leftOut = useAtomValue(peopleChanges.currentAtom)?.left_out ?? 0
  return (
    <BulkProgress
      of={peopleChanges}
      t={(text, values) => {
        const said = t(`people-changes.${text}`, values)
        if (text !== 'done' || !appointments) return said
        return `${said} ${t(leftOut ? 'people-changes.done-some-on-site' : 'people-changes.done-on-site', { count: appointments })}`
      }}
      addressOf={(uuid) => personAddress(uuid)}
    />
  )
}
