import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { getRedirectionsExport } from '#contract/redirections'
import type { redirectionsMessages } from '#contract/redirections.messages'
import { useHost } from '../core/host.ts'
import { useTexts } from '../core/texts.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useTypedSearch } from '../ui/use-typed-search.ts'
import { redirectionForm } from './form.atoms.ts'
import { openImportAtom } from './import.atoms.ts'
import { addressOf, type Place, SORTS, type Sort } from './place.ts'

const useMessages = useTexts<typeof redirectionsMessages>

function Filters({ place }: { place: Place }) {
  const t = useMessages()
  const [, navigate] = useLocation()
  const go = (next: Place) => navigate(addressOf(next), { replace: true })
  const [words, setWords] = useTypedSearch(place.q, (q) => go({ ...place, page: 1, q }))
  return (
    <search className="redirection-filters">
      <SearchField
        label={t('redirections.search')}
        hint={t('redirections.search-hint')}
        value={words}
        onType={setWords}
      />
      <SelectField
        label={t('redirections.sort')}
        name="sort"
        value={place.sort}
        options={SORTS.map((sort) => [sort, t(`redirections.sort-${sort}`)] as const)}
        onChange={(sort) => go({ ...place, page: 1, sort: sort as Sort })}
      />
    </search>
  )
}

/** What can be done with the list as a whole. */
export function Toolbar({ place }: { place: Place }) {
  const t = useMessages()
  const { origin } = useHost()
  const edit = useSetAtom(redirectionForm.openAtom)
  const openImport = useSetAtom(openImportAtom)
  const search = place.q ? `?${new URLSearchParams({ q: place.q })}` : ''
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
      <Filters place={place} />
    </>
  )
}
