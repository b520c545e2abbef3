import { useAtomValue } from 'jotai'
import { CONTACT_KINDS } from '#contract/contact-requests'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import { type InboxPage, REQUEST_STATES } from '#contract/request-inbox'
import { subjectAtom } from '../../core/data/access.ts'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey, type Choice, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { CUSTOMERS, inboxQuery, type Query, SORTS } from './query-state.ts'

const useMessages = useTexts<typeof requestInboxMessages>

interface ToolbarProps {
  query: Query
  page: InboxPage | undefined
}

type Options = readonly (readonly [value: Query['kind' | 'state' | 'sort' | 'customer'], text: string])[]

const NONE: Pick<InboxPage, 'branches' | 'advisors'> = { branches: [], advisors: [] }

function Selects({ query, page }: ToolbarProps) {
  const t = useMessages()
  const narrow = useNarrow(inboxQuery)
  const { branches, advisors } = page ?? NONE
  const asksCustomers = Boolean(useAtomValue(subjectAtom)?.isModuleOn('is-already-customer')) || query.customer
  const choose = (name: 'branch' | 'advisor', all: string, options: Choice[], change = {}) => (
    <ComboboxField
      name={name}
      label={t(`request-inbox.${name}`)}
      value={query[name]}
      options={[{ value: '', text: all }, ...options]}
      onChange={(value) => narrow({ ...change, [name]: value } as Partial<Query>)}
    />
  )
  const select = (name: 'kind' | 'state' | 'sort' | 'customer', options: Options) => (
    <SelectField
      name={name}
      label={t(name === 'customer' ? 'request-inbox.customer-already' : `request-inbox.${name}`)}
      value={query[name]}
      options={options}
      onChange={(value) => narrow({ [name]: value } as Partial<Query>)}
    />
  )
  return (
    <>
      {select(
        'state',
        REQUEST_STATES.map((state) => [state, t(`request-inbox.state-${state}`)])
      )}
      {select('kind', [
        ['', t('request-inbox.all-kinds')],
        ...CONTACT_KINDS.map((kind) => [kind, t(`request-inbox.kind-${kind}`)] as const)
      ])}
      {asksCustomers &&
        select('customer', [
          ['', t('request-inbox.customer-any')],
          ...CUSTOMERS.map((said) => [said, t(`request-inbox.customer-${said}`)] as const)
        ])}
      {branches.length > 1 &&
        choose('branch', t('request-inbox.all-branches'), branches.map(branchByKey), { advisor: '' })}
      {advisors.length > 0 &&
        choose(
          'advisor',
          t('request-inbox.all-advisors'),
          advisors.map((one) => personChoice(one.uuid, one))
        )}
      <div className="filters-narrow">
        {select(
          'sort',
          SORTS.map((sort) => [sort, t(`request-inbox.sort-${sort}`)])
        )}
      </div>
    </>
  )
}

/** Search and filters; the address holds the query. An advisor is chosen within a branch, so that no list is endless. */
export function Toolbar({ query, page }: ToolbarProps) {
  const t = useMessages()
  const narrow = useNarrow(inboxQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  const { kind, state, branch, advisor, customer } = query
  return (
    <Filters
      search={<SearchField label={t('request-inbox.search')} value={text} onType={setText} />}
      count={[kind, state !== REQUEST_STATES[0], branch, advisor, customer].filter(Boolean).length}
    >
      <Selects query={query} page={page} />
    </Filters>
  )
}
