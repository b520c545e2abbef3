import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { settingsMessages } from '#contract/messages/settings.messages'
import type { SettingName } from '#contract/settings'
import { queryState, searchText, useNarrow, useQuery } from '../../core/data/query-state.ts'
import { translate, useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { SettingRow } from './setting-row.tsx'
import { dirtyAtom, loadAtom, namesAtom, statusAtom } from './settings.atoms.ts'
import css from './settings.css?inline'

const useMessages = useTexts<typeof settingsMessages>

const Row = memo(SettingRow)

/** Number of rows shown, more on demand: hundreds of forms would make typing in the search lag. */
const FIRST = 80
const STEP = 60

const settingsQuery = queryState('/account-admin/advanced-settings', { q: searchText })

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The settings whose name or description contains every search word. */
function useFound(query: string): readonly SettingName[] {
  const texts = useTextsContext()
  const names = useAtomValue(namesAtom)
  const searched = useMemo(
    () => names.map((name) => ({ name, text: folded(`${name} ${translate(texts, `settings.${name}`)}`) })),
    [names, texts]
  )
  const words = folded(query).split(/\s+/).filter(Boolean)
  return searched.filter(({ text }) => words.every((word) => text.includes(word))).map(({ name }) => name)
}

/** Shows more rows of what a query finds, and focuses the first of them. */
function useMore(query: string) {
  const [shown, show] = useState(FIRST)
  const [known, setKnown] = useState(query)
  if (known !== query) {
    setKnown(query)
    show(FIRST)
  }
  const list = useRef<HTMLUListElement>(null)
  const first = useRef<number>(undefined)
  useEffect(() => {
    if (first.current === shown) return
    if (first.current)
      list.current?.querySelectorAll<HTMLElement>(':scope > :not([hidden]) textarea')[first.current]?.focus()
    first.current = undefined
  }, [shown])
  const more = (count: number) => {
    first.current = shown
    show(shown + count)
  }
  return { list, shown, more }
}

/** Rows that a search leaves out are hidden: making their forms anew once it is cleared would make typing lag. */
function Rows({ found, query }: { found: readonly SettingName[]; query: string }) {
  const t = useMessages()
  const names = useAtomValue(namesAtom)
  const { list, shown, more } = useMore(query)
  const visible = new Set(found.slice(0, shown))
  const made = useRef(new Set<SettingName>())
  for (const name of visible) made.current.add(name)
  const count = Math.min(STEP, found.length - shown)
  return (
    <>
      <ul className="setting-list" ref={list}>
        {names.map(
          (name) =>
            made.current.has(name) && (
              <li key={name} className="setting" hidden={!visible.has(name)}>
                <Row name={name} />
              </li>
            )
        )}
      </ul>
      {count > 0 && (
        <button type="button" className="button" onClick={() => more(count)}>
          {t('settings.more', { count })}
        </button>
      )}
    </>
  )
}

function List() {
  const t = useMessages()
  const isEmpty = !useAtomValue(namesAtom).length
  const { q } = useQuery(settingsQuery)
  const narrow = useNarrow(settingsQuery)
  const [text, type] = useTypedSearch(q, (query) => narrow({ q: query }))
  const found = useFound(q)
  if (isEmpty) return <p className="lead">{t('settings.none')}</p>
  return (
    <>
      <div className="setting-find">
        <SearchField label={t('settings.search')} value={text} onType={type} />
        <p className="help" role="status">
          {found.length ? t('settings.count', { count: found.length }) : t('settings.none-found')}
        </p>
      </div>
      <Rows found={found} query={q} />
    </>
  )
}

/** All settings of the institution, each saved separately (spec §2); the address holds the search. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const status = useAtomValue(statusAtom)
  const load = useSetAtom(loadAtom)
  useUnsaved(useAtomValue(dirtyAtom))
  useEffect(() => void load(), [load])
  return (
    <section className="card">
      <h2 className="card-title">{t('settings.headline')}</h2>
      <p className="lead">{t('settings.care')}</p>
      {status === 'loading' ? <LoadingBox /> : <List />}
    </section>
  )
}
