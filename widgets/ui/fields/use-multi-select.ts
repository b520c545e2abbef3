import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { useMemo, useState } from 'react'
import { useHost } from '../../core/element/host.ts'
import { environmentOf, plain } from './options.ts'

/** How many options the list shows at most (spec §9). */
export const OPTIONS_MAX = 1000

export interface Selection<T> {
  options: readonly T[]
  selected: readonly T[]
  onChange: (selected: T[]) => void
  keyOf: (item: T) => string
  /** The label on the chip, which is also searched. */
  nameOf: (item: T) => string
  /** How many may be selected. */
  max?: number
  /** Lets the caller search and provide the options. */
  onSearch?: (query: string) => void
}

const { InputBlur, InputKeyDownEnter, ItemClick, MenuMouseLeave } = useCombobox.stateChangeTypes

/** The list stays open for the next choice, and blur chooses nothing. */
function reduce<T>(before: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) {
  if (type === InputBlur) return { ...changes, selectedItem: before.selectedItem, inputValue: '' }
  // each chip moves the list away from a pointer that rests, and arrow keys go on from the last choice
  if (type === MenuMouseLeave) return { ...changes, highlightedIndex: before.highlightedIndex }
  if (type !== ItemClick && !(type === InputKeyDownEnter && changes.selectedItem)) return changes
  return {
    ...changes,
    isOpen: true,
    inputValue: '',
    highlightedIndex: before.inputValue ? -1 : before.highlightedIndex
  }
}

/** Since no item stays selected, downshift would reset itself after each choice, and swallow the next click or character. */
const sameKey = () => ''

/** A combobox with multiple selection. */
export function useMultiSelect<T>(
  id: string,
  { options, selected, onChange, keyOf, nameOf, max = Infinity, onSearch }: Selection<T>
) {
  const host = useHost()
  const environment = useMemo(() => environmentOf(host), [host])
  const [query, setQuery] = useState('')
  const chosen = new Set(selected.map(keyOf))
  const isFull = selected.length >= max
  const items = useMemo(() => {
    const found = query && !onSearch ? options.filter((item) => plain(nameOf(item)).includes(plain(query))) : options
    return found.slice(0, OPTIONS_MAX)
  }, [options, query, onSearch, nameOf])

  const isChosen = (item: T) => chosen.has(keyOf(item))
  const flip = (item: T) =>
    onChange(isChosen(item) ? selected.filter((one) => keyOf(one) !== keyOf(item)) : [...selected, item])
  const combobox = useCombobox<T>({
    id,
    inputId: id,
    items,
    environment,
    selectedItem: null,
    itemToKey: sameKey,
    itemToString: (item) => (item ? nameOf(item) : ''),
    isItemDisabled: (item) => isFull && !isChosen(item),
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && flip(selectedItem),
    onInputValueChange: ({ inputValue }) => {
      setQuery(inputValue)
      onSearch?.(inputValue)
    }
  })
  return { ...combobox, items, query, isFull, isChosen }
}
