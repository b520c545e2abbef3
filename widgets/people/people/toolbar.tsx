import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { ASSIGNABLE_ROLES } from '#contract/access'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { PeoplePage } from '#contract/people'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { managesCardsAtom, mayManageAtom, seesSignInsAtom } from './people.atoms.ts'
import { FEW, FILTERS, peopleQuery, personAddress, type Query, SORTS, STATUSES } from './query-state.ts'

const useMessages = useTexts<typeof peopleMessages>

interface ToolbarProps {
  query: Query
  branches: PeoplePage['branches']
}

interface SelectsProps extends ToolbarProps {
  narrow: (change: Partial<Query>) => void
}

type Few = (typeof FEW)[number] | 'sort'

type Options = [value: Query[Few], text: string][]

/** What each filter offers; an empty value does not filter. */
function useOptions(): Record<(typeof FEW)[number], Options> {
  const t = useMessages()
  return {
    role: [
      ['', t('people.all-roles')],
      ...ASSIGNABLE_ROLES.map((role): Options[number] => [role, t(`people.role-${role}`)])
    ],
    status: [
      ['', t('people.all-present')],
      ...STATUSES.map((one): Options[number] => [
        one,
        t(one === 'all' ? 'people.all-statuses' : `people.status-${one}`)
      ])
    ],
    institutional: [
      ['', t('people.all-kinds')],
      ...(['true', 'false'] as const).map((one): Options[number] => [one, t(`people.kind-${one}`)])
    ]
  }
}

function Selects({ query, branches, narrow }: SelectsProps) {
  const t = useMessages()
  const options = useOptions()
  const seesSignIns = useAtomValue(seesSignInsAtom)
  const sorts = SORTS.filter((sort) => seesSignIns || !sort.startsWith('last_sign_in_at'))
  const select = (name: Few, label: string, offered: Options) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      value={query[name]}
      options={offered}
      onChange={(value) => narrow({ [name]: value } as Partial<Query>)}
    />
  )
  return (
    <>
      <ComboboxField
        name="branch"
        label={t('people.filter-branch')}
        value={query.branch}
        options={[{ value: '', text: t('people.all-branches') }, ...branches.map(branchByKey)]}
        onChange={(branch) => narrow({ branch })}
      />
      {FEW.map((name) => select(name, t(`people.filter-${name}`), options[name]))}
      <div className="filters-narrow">
        {select(
          'sort',
          t('people.sort'),
          sorts.map((sort) => [sort, t(`people.sort-${sort}`)])
        )}
      </div>
    </>
  )
}

const IMPORT = '/account-admin/people/import'

/** Search, filters and a link to add a person; the address holds the query. */
export function Toolbar({ query, branches }: ToolbarProps) {
  const t = useMessages()
  const mayManage = useAtomValue(mayManageAtom)
  const managesCards = useAtomValue(managesCardsAtom)
  const narrow = useNarrow(peopleQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  return (
    <>
      {mayManage ? (
        <div className="cluster">
          <Link className="button primary" href={personAddress('new')}>
            {t('people.add')}
          </Link>
          <Link className="button" href={IMPORT}>
            {t('people.import')}
          </Link>
        </div>
      ) : (
        <p className="lead">{t(managesCards ? 'people.read-only-cards' : 'people.read-only')}</p>
      )}
      <Filters
        search={<SearchField label={t('people.search')} hint={t('people.search-hint')} value={text} onType={setText} />}
        count={FILTERS.filter((name) => query[name]).length}
      >
        <Selects query={query} branches={branches} narrow={narrow} />
      </Filters>
    </>
  )
}
