import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useHost } from '../../core/element/host.ts'
import type { Choice } from './choices.ts'
import { environmentOf, plain, spellings } from './options.ts'

/** How many options are drawn; a search finds the others. */
export const SHOWN_MAX = 50

/** The words of a search may stand in any order. */
function matching(options: readonly Choice[], query: string): readonly Choice[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (!words.length) return options
  return options.filter(({ text, note = '' }) => {
    const searched = spellings(`${text} ${note}`)
    return words.every((word) => searched.includes(word))
  })
}

/** The first options, and the chosen one before them if it is further down. */
function shown(found: readonly Choice[], chosen: Choice | null): Choice[] {
  const first = found.slice(0, SHOWN_MAX)
  return !chosen || first.includes(chosen) || !found.includes(chosen) ? first : [chosen, ...first.slice(0, -1)]
}

const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes

/** Typing marks the first match; leaving without a choice keeps the former one. */
function reduce(before: UseComboboxState<Choice>, { type, changes }: UseComboboxStateChangeOptions<Choice>) {
  const { selectedItem } = before
  if (type === InputChange) return { ...changes, highlightedIndex: 0 }
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, selectedItem }
  const opens = changes.isOpen && !before.isOpen
  return opens ? { ...changes, inputValue: selectedItem?.text ?? '' } : changes
}

/** A closed list leaves Escape to the dialog around it; what is typed first replaces the chosen name. */
function onKey(isOpen: boolean, isSearching: boolean, event: KeyboardEvent<HTMLInputElement>) {
  const { key, ctrlKey, metaKey, altKey, nativeEvent, currentTarget } = event
  if (key === 'Escape' && !isOpen) Object.assign(nativeEvent ?? event, { preventDownshiftDefault: true })
  const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey
  if (isText && !isSearching) currentTarget.select()
}

/** A combobox for one of the options, searched as one types. */
export function useComboboxField(
  id: string,
  options: readonly Choice[],
  value: string,
  onChange: (value: string) => void
) {
  const host = useHost()
  const environment = useMemo(() => environmentOf(host), [host])
  const [query, setQuery] = useState('')
  const chosen = options.find((one) => one.value === value) ?? null
  const found = useMemo(() => matching(options, query), [options, query])
  const items = shown(found, chosen)
  const combobox = useCombobox<Choice>({
    id,
    inputId: id,
    items,
    environment,
    selectedItem: chosen,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item && `${item.value}\n${item.text}`,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onStateChange: ({ type, inputValue = '' }) => setQuery(type === InputChange ? inputValue : (last) => last),
    onIsOpenChange: ({ isOpen }) => isOpen || setQuery('')
  })
  const { isOpen, inputValue } = combobox
  const inputProps = {
    value: isOpen ? inputValue : (chosen?.text ?? ''),
    // the field may be narrower
    title: chosen?.text,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKey(isOpen, isOpen && inputValue !== chosen?.text, event)
  }
  return { ...combobox, items, found, chosen, inputProps }
}
