import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { getRedirectionsExport } from '#contract/redirections'
import type { redirectionsMessages } from '#contract/redirections.messages'
import { useHost } from '../core/host.ts'
import { useTexts } from '../core/texts.tsx'
import { redirectionForm } from './form.atoms.ts'
import { openImportAtom } from './import.atoms.ts'
import { addressOf, type Place, SORTS, type Sort } from './place.ts'

const useMessages = useTexts<typeof redirectionsMessages>

/** Typing is over for so long before the list is asked for. */
const PAUSE_MS = 350

/** The words looked for go into the address when typing pauses. */
function useSearch(place: Place, go: (place: Place) => void) {
  const { q } = place
  const [words, setWords] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setWords(q)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the last key counts
  useEffect(() => {
    if (words.trim() === q) return
    const timer = setTimeout(() => go({ ...place, page: 1, q: words.trim() }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return [words, setWords] as const
}

function Filters({ place }: { place: Place }) {
  const t = useMessages()
  const [, navigate] = useLocation()
  const go = (next: Place) => navigate(addressOf(next), { replace: true })
  const [words, setWords] = useSearch(place, go)
  return (
    <search className="redirection-filters">
      <label>
        <span>{t('redirections.search')}</span>
        <input
          className="input"
          type="search"
          name="q"
          maxLength={255}
          placeholder={t('redirections.search-hint')}
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      <label>
        <span>{t('redirections.sort')}</span>
        <select
          className="input"
          name="sort"
          value={place.sort}
          onChange={({ currentTarget }) => go({ ...place, page: 1, sort: currentTarget.value as Sort })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`redirections.sort-${sort}`)}
            </option>
          ))}
        </select>
      </label>
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
