import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { settingsMessages } from '#contract/messages/settings.messages'
import type { SettingName } from '#contract/settings'
import { useTexts } from '../../core/element/texts.tsx'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { SettingRow } from './setting-row.tsx'
import { dirtyAtom, loadAtom, namesAtom, queryAtom, shownAtom, statusAtom } from './settings.atoms.ts'
import css from './settings.css?inline'

const useMessages = useTexts<typeof settingsMessages>

/** Rows per step. */
const STEP = 60

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The settings whose name or description contains every search word. */
function useFound(query: string): readonly SettingName[] {
  const t = useMessages()
  const names = useAtomValue(namesAtom)
  const words = folded(query).split(/\s+/).filter(Boolean)
  return names.filter((name) => {
    const text = folded(`${name} ${t(`settings.${name}`)}`)
    return words.every((word) => text.includes(word))
  })
}

/** Shows more rows, and focuses the first of them. */
function useMore() {
  const [shown, show] = useAtom(shownAtom)
  const list = useRef<HTMLUListElement>(null)
  const first = useRef<number>(undefined)
  useEffect(() => {
    if (first.current === shown) return
    if (first.current) list.current?.children[first.current]?.querySelector('textarea')?.focus()
    first.current = undefined
  }, [shown])
  const more = (count: number) => {
    first.current = shown
    show(shown + count)
  }
  return { list, shown, more }
}

function Rows({ found }: { found: readonly SettingName[] }) {
  const t = useMessages()
  const { list, shown, more } = useMore()
  const names = found.slice(0, shown)
  const key = names.join(' ')
  // memoised, so that rows do not render again with the list
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells the names
  const rows = useMemo(() => names.map((name) => <SettingRow key={name} name={name} />), [key])
  const count = Math.min(STEP, found.length - shown)
  return (
    <>
      <ul className="settings" ref={list}>
        {rows}
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
  const [query, search] = useAtom(queryAtom)
  const [text, type] = useTypedSearch(query, search)
  const found = useFound(query)
  if (isEmpty) return <p className="lead">{t('settings.none')}</p>
  return (
    <>
      <div className="setting-find">
        <SearchField label={t('settings.search')} value={text} onType={type} />
        <p className="help" role="status">
          {found.length ? t('settings.count', { count: found.length }) : t('settings.none-found')}
        </p>
      </div>
      <Rows found={found} />
    </>
  )
}

/** All settings of the institution, each saved separately (spec §2). */
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
