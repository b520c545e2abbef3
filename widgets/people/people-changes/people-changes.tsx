import { useAtomValue } from 'jotai'
import type { peopleChangesMessages } from '#contract/messages/people-changes.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { BulkProgress } from '../../ui/lists/bulk-progress.tsx'
import { personAddress } from '../people/query-state.ts'
import { peopleChanges, startedAtom } from './people-changes.atoms.ts'

/** The progress of a change of many people, and its result. */
export function PeopleChanges() {
  const t = useTexts<typeof peopleChangesMessages>()
  const started = useAtomValue(startedAtom)
  const leftOut = useAtomValue(peopleChanges.currentAtom)?.left_out ?? 0
  return (
    <BulkProgress
      of={peopleChanges}
      t={(text, values) => {
        if (text !== 'done') return t(`people-changes.${text}`, values)
        const { kind, what = '', appointments: count = 0 } = started ?? {}
        const did = kind ? t(`people-changes.did-${kind}`, { what }) : t('people-changes.did')
        const said = t('people-changes.done', { ...values, what: did })
        if (!count) return said
        return `${said} ${t(leftOut ? 'people-changes.done-some-on-site' : 'people-changes.done-on-site', { count })}`
      }}
      addressOf={(uuid) => personAddress(uuid)}
    />
  )
}
