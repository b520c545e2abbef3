import { useSetAtom } from 'jotai'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import { getRedirectionsExport } from '#contract/redirections'
import { useNarrow } from '../../core/data/query-state.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { redirectionForm } from './form.atoms.ts'
import { openImportAtom } from './import.atoms.ts'
import { type Query, redirectionsQuery, SORTS, type Sort } from './query-state.ts'

const useMessages = useTexts<typeof redirectionsMessages>

function Search({ query }: { query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(redirectionsQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  return (
    <Filters
      search={
        <SearchField
          label={t('redirections.search')}
          hint={t('redirections.search-hint')}
          value={text}
          onType={setText}
        />
      }
      count={0}
    >
      <SelectField
        label={t('redirections.sort')}
        name="sort"
        value={query.sort}
        options={SORTS.map((sort) => [sort, t(`redirections.sort-${sort}`)] as const)}
        onChange={(sort) => narrow({ sort: sort as Sort })}
      />
    </Filters>
  )
}

/** Search and actions for the whole list. */
export function Toolbar({ query }: { query: Query }) {
  const t = useMessages()
  const { origin } = useHost()
  const edit = useSetAtom(redirectionForm.openAtom)
  const openImport = useSetAtom(openImportAtom)
  const search = query.q ? `?${new URLSearchParams({ q: query.q })}` : ''
  return (
    <>
      <div className="cluster">
        <button type="button" className="button primary" onClick={() => edit()}>
          {t('redirections.add')}
        </button>
        <button type="button" className="button" onClick={() => openImport(true)}>
          {t('redirections.import')}
        </button>
        <a className="button" href={`${origin}${getRedirectionsExport.path}${search}`} download>
          {t('redirections.export')}
        </a>
      </div>
      <Search query={query} />
    </>
  )
}
