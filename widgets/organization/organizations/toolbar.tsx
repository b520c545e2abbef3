import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { organizationsQuery, type Query, SORTS } from './query-state.ts'

const useMessages = useTexts<typeof organizationsMessages>

type Name = 'public' | 'state' | 'sort'

interface ToolbarProps {
  query: Query
  hasProfiles: boolean
  /** Whether there are closed branches. */
  hasClosed: boolean
}

/** Search and filters; the address holds them. */
export function Toolbar({ query, hasProfiles, hasClosed }: ToolbarProps) {
  const t = useMessages()
  const narrow = useNarrow(organizationsQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  const select = (name: Name, label: string, options: readonly (readonly [value: Query[Name], text: string])[]) => (
    <SelectField
      name={name}
      label={label}
      value={query[name]}
      options={options}
      onChange={(value) => narrow({ [name]: value } as Partial<Query>)}
    />
  )
  return (
    <Filters
      search={
        <SearchField
          label={t('organizations.search')}
          hint={t('organizations.search-hint')}
          value={text}
          onType={setText}
        />
      }
      count={[query.public, query.state].filter(Boolean).length}
    >
      {hasProfiles &&
        select('public', t('organizations.public-profile'), [
          ['', t('organizations.page-any')],
          ['true', t('organizations.page-on')],
          ['false', t('organizations.page-off')]
        ])}
      {(hasClosed || query.state) &&
        select('state', t('organizations.state'), [
          ['', t('organizations.state-open')],
          ['closed', t('organizations.state-closed')],
          ['all', t('organizations.state-all')]
        ])}
      <div className="filters-narrow">
        {select(
          'sort',
          t('organizations.sort'),
          SORTS.map((sort) => [sort, t(`organizations.sort-${sort}`)] as const)
        )}
      </div>
    </Filters>
  )
}
