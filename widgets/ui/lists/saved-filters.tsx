import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { listsMessages } from '#contract/messages/lists.messages'
import { FILTER_NAME_MAX, type FilteredList, type SavedFilter } from '#contract/saved-filters'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../base/use-focus-restore.ts'
import { Requested } from '../feedback/requested.tsx'
import { LimitedField } from '../fields/limited-field.tsx'
import { deleteFilterAtom, filterStatusAtom, savedFilters, saveFilterAtom } from './saved-filters.atoms.ts'

const useMessages = useTexts<typeof listsMessages>

interface SavedFiltersProps {
  list: FilteredList
  /** Of the list's first page, with the filters as they are. */
  address: string
}

const partsOf = (address: string) => {
  const at = address.indexOf('?')
  return at < 0 ? { path: address, search: '' } : { path: address.slice(0, at), search: address.slice(at) }
}

function Saved({ list, address, saved }: SavedFiltersProps & { saved: readonly SavedFilter[] }) {
  const t = useMessages()
  const remove = useSetAtom(deleteFilterAtom)
  const { path, search } = partsOf(address)
  if (!saved.length) return <p className="help">{t(search ? 'lists.no-saved-filters' : 'lists.nothing-to-save')}</p>
  return (
    <ul className="view-filters">
      {saved.map((one) => (
        <li key={one.name}>
          <Link href={path + one.search} aria-current={one.search === search ? 'true' : undefined}>
            {one.name}
          </Link>
          <button
            type="button"
            className="button quiet icon"
            aria-label={t('lists.delete-filter', { name: one.name })}
            onClick={() => void remove(list, one.name)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m5.5 5.5 9 9m0-9-9 9" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Saving({ list, address }: SavedFiltersProps) {
  const t = useMessages()
  const busy = useAtomValue(filterStatusAtom) === 'processing'
  const save = useSetAtom(saveFilterAtom)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { search } = partsOf(address)
  if (!search) return null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!name.trim())
    if (!name.trim()) form.current?.querySelector('input')?.focus()
    else if (await save(list, { name: name.trim(), search })) setName('')
  }
  return (
    <form ref={form} noValidate className="view-saving" onSubmit={(event) => void send(event)}>
      <LimitedField
        name="filter-name"
        label={t('lists.filter-name')}
        errors={isMissing ? [t('lists.filter-name-missing')] : []}
        autoComplete="off"
        max={FILTER_NAME_MAX}
        value={name}
        onInput={(text) => {
          setMissing(false)
          setName(text)
        }}
      />
      <button type="submit" className="button" aria-busy={busy}>
        {t('lists.save-filter')}
      </button>
    </form>
  )
}

/** The user's saved filters of a list, and a field to save the present ones. */
export function SavedFilters(props: SavedFiltersProps) {
  const t = useMessages()
  const request = useRequest(savedFilters, props.list)
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <section ref={box} tabIndex={-1} aria-label={t('lists.saved-filters')}>
      <h2>{t('lists.saved-filters')}</h2>
      <Requested of={request} level={3}>
        {(saved) => <Saved {...props} saved={saved} />}
      </Requested>
      <Saving {...props} />
    </section>
  )
}
