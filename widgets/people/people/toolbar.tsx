import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Link } from 'wouter'
import { ASSIGNABLE_ROLES } from '#contract/access'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { PeoplePage } from '#contract/people'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { mayManageAtom } from './people.atoms.ts'
import { peopleQuery, personAddress, type Query, SORTS, STATUSES } from './query-state.ts'

const useMessages = useTexts<typeof peopleMessages>

interface ToolbarProps {
  query: Query
  branches: PeoplePage['branches']
}

interface SelectsProps extends ToolbarProps {
  narrow: (change: Partial<Query>) => void
}

function Selects({ query, branches, narrow }: SelectsProps) {
  const t = useMessages()
  const named = branches.map(({ uuid, name }) => [uuid, name] as const)
  // typed as tuples, which TypeScript does not infer
  const fields = [
    ['branch', t('people.filter-branch'), [['', t('people.all-branches')], ...named]],
    [
      'role',
      t('people.filter-role'),
      [['', t('people.all-roles')], ...ASSIGNABLE_ROLES.map((role) => [role, t(`people.role-${role}`)])]
    ],
    [
      'status',
      t('people.filter-status'),
      [
        ['', t('people.all-present')],
        ...STATUSES.map((one) => [one, t(one === 'all' ? 'people.all-statuses' : `people.status-${one}`)])
      ]
    ],
    [
      'institutional',
      t('people.filter-institutional'),
      [['', t('people.all-kinds')], ...(['true', 'false'] as const).map((one) => [one, t(`people.kind-${one}`)])]
    ],
    ['sort', t('people.sort'), SORTS.map((sort) => [sort, t(`people.sort-${sort}`)])]
  ] as unknown as [keyof Query & string, string, [string, string][]][]
  return (
    <div className="people-selects">
      {fields.map(([name, label, options]) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          value={String(query[name])}
          options={options}
          onChange={(value) => narrow({ [name]: value } as Partial<Query>)}
        />
      ))}
    </div>
  )
}

const IMPORT = '/account-admin/people/import'

const isNarrowed = ({ branch, role, status, institutional }: Query) =>
  Boolean(branch || role || status || institutional)

/** Open if a filter is set; stays open when the last filter is cleared, whose field has the focus. */
function Filters(props: SelectsProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="people-filters"
      open={isOpen || isNarrowed(props.query)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('people.filters')}</summary>
      <Selects {...props} />
    </details>
  )
}

/** Search, filters and a link to add a person; the address holds the query. */
export function Toolbar({ query, branches }: ToolbarProps) {
  const t = useMessages()
  const mayManage = useAtomValue(mayManageAtom)
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
        <p className="lead">{t('people.read-only')}</p>
      )}
      <search className="people-search">
        <SearchField label={t('people.search')} hint={t('people.search-hint')} value={text} onType={setText} />
        <Filters query={query} branches={branches} narrow={narrow} />
      </search>
    </>
  )
}
