import { CONVERSATION_OWNERS, CONVERSATION_STATES, type ConversationsPage } from '#contract/conversations'
import type { conversationsMessages } from '#contract/messages/conversations.messages'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { conversationsQuery, narrowing, type Query } from './query-state.ts'

/** Search and filters; the address holds the query. */
export function Toolbar({ query, page }: { query: Query; page: ConversationsPage | undefined }) {
  const t = useTexts<typeof conversationsMessages>()
  const narrow = useNarrow(conversationsQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  const { branches = [] } = page ?? {}
  return (
    <Filters
      search={<SearchField label={t('conversations.search')} value={text} onType={setText} />}
      count={narrowing(query)}
    >
      <SelectField
        name="state"
        label={t('conversations.state')}
        value={query.state}
        options={CONVERSATION_STATES.map((state) => [state, t(`conversations.state-${state}`)] as const)}
        onChange={(state) => narrow({ state })}
      />
      {branches.length > 0 && (
        <SelectField
          name="owner"
          label={t('conversations.owner')}
          value={query.owner}
          options={CONVERSATION_OWNERS.map((owner) => [owner, t(`conversations.owner-${owner}`)] as const)}
          onChange={(owner) => narrow({ owner })}
        />
      )}
      {branches.length > 1 && (
        <ComboboxField
          name="branch"
          label={t('conversations.branch')}
          value={query.branch}
          options={[{ value: '', text: t('conversations.all-branches') }, ...branches.map(branchByKey)]}
          onChange={(branch) => narrow({ branch })}
        />
      )}
    </Filters>
  )
}
