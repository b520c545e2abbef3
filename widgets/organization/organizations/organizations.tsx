import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { branchChangesMessages } from '#contract/messages/branch-changes.messages'
import type { listsMessages } from '#contract/messages/lists.messages'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import type { ListedOrganization } from '#contract/organizations'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { mayChangeAtom } from '../../people/branch-changes/branch-changes.atoms.ts'
import { BranchChanges, ChangeChosen } from '../../people/branch-changes/change-chosen.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { ChosenRows } from '../../ui/lists/chosen-rows.tsx'
import { useShownColumns } from '../../ui/lists/hidden-columns.ts'
import { ListView } from '../../ui/lists/list-view.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Choice, Table } from '../../ui/lists/table.tsx'
import { type Chosen, useChoice } from '../../ui/lists/use-choice.ts'
import { AddBranch } from './add.tsx'
import { useColumns } from './columns.tsx'
import { foundIn, inState, mayAddAtom, organizations } from './organizations.atoms.ts'
import css from './organizations.css?inline'
import { addressOf, organizationAddress, organizationsQuery, type Query, type Sort } from './query-state.ts'
import { Toolbar } from './toolbar.tsx'
import { useProfiles } from './use-profiles.ts'

const useMessages = useTexts<typeof organizationsMessages & typeof branchChangesMessages & typeof listsMessages>

/** Branches on a page of the list. */
const PAGE_SIZE = 50

function Empty({ query }: { query: Query }) {
  const t = useMessages()
  return (
    <div className="stack org-none">
      <p className="lead">
        {query.q ? t('organizations.none-found', { query: query.q }) : t('organizations.none-left')}
      </p>
      <div>
        <Link className="button" href={addressOf({ sort: query.sort })}>
          {t('organizations.clear')}
        </Link>
      </div>
    </div>
  )
}

const keyOf = ({ uuid }: ListedOrganization) => uuid

/** How rows of the table are chosen. */
function useChecks(chosen: Chosen): Choice<ListedOrganization> {
  const t = useMessages()
  return {
    pageLabel: t('lists.choose-page'),
    labelOf: ({ name }) => t('branch-changes.choose-one', { name }),
    isChosen: ({ uuid }) => chosen.isChosen(uuid),
    choose: (some, isChosen) => chosen.choose(some.map(keyOf), isChosen)
  }
}

interface ListProps {
  all: readonly ListedOrganization[]
  query: Query
  isStale: boolean
}

function List({ all: known, query, isStale }: ListProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const narrow = useNarrow(organizationsQuery)
  const columns = useColumns(useProfiles())
  const shown = useShownColumns('organizations', columns)
  const all = inState(known, query)
  const found = foundIn(all, query, tag)
  const rows = found.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE)
  const isNarrowed = Boolean(query.q || query.public)
  const mayChange = useAtomValue(mayChangeAtom)
  const total = found.length
  const chosen = useChoice(JSON.stringify([query.q, query.public, query.state]), rows.map(keyOf), total)
  const { count, keys, clear } = chosen
  const checks = useChecks(chosen)
  const counted = isNarrowed
    ? t('organizations.found', { found: total, count: all.length })
    : t('organizations.count', { count: all.length })
  return (
    <PagedList
      label={t('organizations.list')}
      count={count ? t('lists.chosen', { count, total }) : counted}
      isFiltered={Boolean(isNarrowed || query.state)}
      page={query.page}
      total={total}
      size={PAGE_SIZE}
      isStale={isStale}
      addressOf={(page) => addressOf({ ...query, page })}
      actions={
        count > 0 && (
          <ChosenRows of={chosen} total={total}>
            <ChangeChosen branches={keys ? [...keys] : found.map(keyOf)} onStart={clear} />
          </ChosenRows>
        )
      }
      view={<ListView list="organizations" columns={columns} address={addressOf({ ...query, page: 1 })} />}
      empty={!rows.length && <Empty query={query} />}
    >
      <Table
        label={t('organizations.list')}
        columns={shown}
        rows={rows}
        keyOf={keyOf}
        classOf={() => 'org-row'}
        sort={query.sort}
        onSort={(sort) => narrow({ sort: sort as Sort })}
        choice={mayChange ? checks : undefined}
      />
    </PagedList>
  )
}

/** The branches that the user administers: searched, filtered, sorted, a page at a time. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const query = useQuery(organizationsQuery)
  const mayAdd = useAtomValue(mayAddAtom)
  const mayChange = useAtomValue(mayChangeAtom)
  const hasProfiles = useProfiles()
  const list = useRequest(organizations, undefined)
  return (
    <Requested of={list}>
      {(all, isStale) =>
        all.length ? (
          <div className="card org-card">
            {mayAdd && <AddBranch />}
            <Toolbar
              query={query}
              hasProfiles={hasProfiles}
              hasClosed={all.some(({ closed_at }) => closed_at !== null)}
            />
            {mayChange && <BranchChanges addressOf={organizationAddress} />}
            <List all={all} query={query} isStale={isStale} />
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
