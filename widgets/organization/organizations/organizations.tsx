import { useAtom, useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import type { ListedOrganization } from '#contract/organizations'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { AddBranch } from './add.tsx'
import { foundAtom, mayAddAtom, organizations, publicNameOf, queryAtom } from './organizations.atoms.ts'
import css from './organizations.css?inline'

const useMessages = useTexts<typeof organizationsMessages>

function Search() {
  const t = useMessages()
  const [query, type] = useAtom(queryAtom)
  const count = useAtomValue(organizations.valueAtom)?.length ?? 0
  const found = useAtomValue(foundAtom).length
  return (
    <search className="org-search">
      <SearchField
        label={t('organizations.search')}
        hint={t('organizations.search-hint')}
        value={query}
        onType={type}
      />
      <p className="help" role="status">
        {query.trim() ? t('organizations.found', { found, count }) : t('organizations.count', { count })}
      </p>
    </search>
  )
}

const COLUMNS = ['name', 'public-name', 'city', 'advisors'] as const

function Row({ organization }: { organization: ListedOrganization }) {
  const t = useMessages()
  const { uuid, name, address, advisors } = organization
  const cells = [publicNameOf(organization), address.city, String(advisors)]
  return (
    <li className="org-row">
      <Link className="org-name" href={`/account-admin/organizations/edit?id=${uuid}`}>
        {name}
      </Link>
      {cells.map((text, index) => {
        const column = COLUMNS[index + 1] as (typeof COLUMNS)[number]
        return (
          <span key={column} className={`org-cell ${column}`}>
            <span className="org-label">{t(`organizations.column-${column}`)}: </span>
            {text || '–'}
          </span>
        )
      })}
    </li>
  )
}

function List() {
  const t = useMessages()
  const found = useAtomValue(foundAtom)
  const [query, type] = useAtom(queryAtom)
  if (!found.length) {
    return (
      <div className="stack org-none">
        <p className="lead">{t('organizations.none-found', { query: query.trim() })}</p>
        <div>
          <button type="button" className="button" onClick={() => type('')}>
            {t('organizations.clear')}
          </button>
        </div>
      </div>
    )
  }
  return (
    <div className="org-list">
      <p className="org-head" aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column} className={column}>
            {t(`organizations.column-${column}`)}
          </span>
        ))}
      </p>
      <ul>
        {found.map((organization) => (
          <Row key={organization.uuid} organization={organization} />
        ))}
      </ul>
    </div>
  )
}

/** The branches that the user administers, with a search. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const mayAdd = useAtomValue(mayAddAtom)
  const list = useRequest(organizations, undefined)
  return (
    <Requested of={list}>
      {({ length }) =>
        length ? (
          <div className="card org-card">
            {mayAdd && <AddBranch />}
            <Search />
            <List />
          </div>
        ) : (
          <div className="card stack">
            <p className="lead">{t(mayAdd ? 'organizations.none-yet' : 'organizations.none')}</p>
            {mayAdd && <AddBranch />}
          </div>
        )
      }
    </Requested>
  )
}
