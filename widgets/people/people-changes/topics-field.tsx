import { useAtomValue, useSetAtom } from 'jotai'
import type { Topic } from '#contract/appointment-topics'
import type { peopleChangesMessages } from '#contract/messages/people-changes.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { type Draft, peopleChanges, topics } from './people-changes.atoms.ts'

const keyOf = ({ uuid }: Topic) => uuid
const nameOf = ({ topic }: Topic) => topic

/** Which topics the chosen people get or lose. */
export function TopicsField({ draft }: { draft: Draft }) {
  const t = useTexts<typeof peopleChangesMessages>()
  const setDraft = useSetAtom(peopleChanges.draftAtom)
  const errors = useAtomValue(peopleChanges.errorsAtom)
  const request = useRequest(topics, undefined, 'quietly')
  const help = draft.kind === 'give-topics' ? 'people-changes.give-topics-help' : 'people-changes.take-topics-help'
  return (
    <Requested of={request} level={3}>
      {(options) => (
        <MultiSelect
          label={t('people-changes.topics')}
          help={t(help)}
          required
          errors={errors.topics}
          placeholder={t('people-changes.topics-placeholder')}
          options={options}
          selected={draft.topics}
          onChange={(chosen) => setDraft({ ...draft, topics: chosen })}
          keyOf={keyOf}
          nameOf={nameOf}
        />
      )}
    </Requested>
  )
}
