import { LEAD_STATES, type LeadsPage } from '#contract/leads'
import type { leadsMessages } from '#contract/messages/leads.messages'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { isDay, leadsQuery, type Query } from './query-state.ts'

const useMessages = useTexts<typeof leadsMessages>

interface FiltersProps {
  query: Query
  page: LeadsPage | undefined
}

/** The field keeps what is typed, and the address gets whole days. */
function Day({ name, query }: { name: 'from' | 'to'; query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(leadsQuery)
  return (
    <FormGroup label={t(`leads.${name}`)}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          name={name}
          defaultValue={query[name]}
          onInput={({ currentTarget: { value } }) => (!value || isDay(value)) && narrow({ [name]: value })}
        />
      )}
    </FormGroup>
  )
}

/** By words, state, campaign, branch and day; the address holds them. */
export function LeadFilters({ query, page }: FiltersProps) {
  const t = useMessages()
  const narrow = useNarrow(leadsQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  const { state, campaign, branch, from, to } = query
  const branches = page?.branches ?? []
  // one that is asked for stays, though it may have no leads any more
  const campaigns = [...new Set([...(page?.campaigns ?? []), ...(campaign ? [campaign] : [])])]
  return (
    <Filters
      search={<SearchField label={t('leads.search')} hint={t('leads.search-help')} value={text} onType={setText} />}
      count={[state, campaign, branch, from, to].filter(Boolean).length}
    >
      <SelectField
        name="state"
        label={t('leads.state')}
        value={state}
        options={[['', t('leads.state-any')], ...LEAD_STATES.map((one) => [one, t(`leads.state-${one}`)] as const)]}
        onChange={(value) => narrow({ state: value as Query['state'] })}
      />
      {campaigns.length > 0 && (
        <ComboboxField
          name="campaign"
          label={t('leads.campaign')}
          value={campaign}
          options={[
            { value: '', text: t('leads.campaign-any') },
            ...campaigns.map((one) => ({ value: one, text: one }))
          ]}
          onChange={(value) => narrow({ campaign: value })}
        />
      )}
      {branches.length > 1 && (
        <ComboboxField
          name="branch"
          label={t('leads.branch')}
          value={branch}
          options={[{ value: '', text: t('leads.branch-any') }, ...branches.map(branchByKey)]}
          onChange={(value) => narrow({ branch: value })}
        />
      )}
      <Day name="from" query={query} />
      <Day name="to" query={query} />
    </Filters>
  )
}
