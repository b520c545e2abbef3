import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ROLES } from '#contract/access'
import type { PeoplePage } from '#contract/people'
import type { peopleMessages } from '#contract/people.messages'
import type { Path } from '../app/routes.ts'
import { useTexts } from '../core/texts.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useTypedSearch } from '../ui/use-typed-search.ts'
import { mayManageAtom } from './people.atoms.ts'
import { addressOf, type Place, personAddress, SORTS, STATUSES } from './place.ts'

const useMessages = useTexts<typeof peopleMessages>

interface ToolbarProps {
  place: Place
  branches: PeoplePage['branches']
}

interface SelectsProps extends ToolbarProps {
  go: (change: Partial<Place>) => void
}

function Selects({ place, branches, go }: SelectsProps) {
  const t = useMessages()
  const named = branches.map(({ uuid, name }) => [uuid, name] as const)
  const fields = [
    ['branch', t('people.filter-branch'), [['', t('people.all-branches')], ...named]],
    [
      'role',
      t('people.filter-role'),
      [['', t('people.all-roles')], ...ROLES.map((role) => [role, t(`people.role-${role}`)])]
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
  ] as unknown as [keyof Place & string, string, [string, string][]][]
  return (
    <div className="people-selects">
      {fields.map(([name, label, options]) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          value={String(place[name])}
          options={options}
          onChange={(value) => go({ [name]: value } as Partial<Place>)}
        />
      ))}
    </div>
  )
}

const IMPORT: Path = '/account-admin/people/import'

const isNarrowed = ({ branch, role, status, institutional }: Place) =>
  Boolean(branch || role || status || institutional)

/** Open where something is filtered; it stays open when the last filter is taken away, whose field has the focus. */
function Filters({ place, branches, go }: SelectsProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="people-filters"
      open={isOpen || isNarrowed(place)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('people.filters')}</summary>
      <Selects place={place} branches={branches} go={go} />
    </details>
  )
}

/** Search, filters and the way to a new person; what is chosen stands in the address. */
export function Toolbar({ place, branches }: ToolbarProps) {
  const t = useMessages()
  const mayManage = useAtomValue(mayManageAtom)
  const [, navigate] = useLocation()
  const go = (change: Partial<Place>) => navigate(addressOf({ ...place, page: 1, ...change }), { replace: true })
  const [words, setWords] = useTypedSearch(place.q, (q) => go({ q }))
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
        <SearchField label={t('people.search')} hint={t('people.search-hint')} value={words} onType={setWords} />
        <Filters place={place} branches={branches} go={go} />
      </search>
    </>
  )
}
