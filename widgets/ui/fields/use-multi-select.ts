import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { useMemo, useState } from 'react'
import { type Host, useHost } from '../../core/element/host.ts'

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

/** For comparisons: without accents and in lower case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** downshift listens and checks focus on the document, where a shadow root hides both. */
function environmentOf({ root }: Host) {
  if (root instanceof Document) return window
  const inside = {
    get activeElement() {
      return root.activeElement ?? document.body
    },
    body: document.body,
    createElement: document.createElement.bind(document),
    getElementById: root.getElementById.bind(root)
  }
  return {
    addEventListener: root.addEventListener.bind(root) as typeof addEventListener,
    removeEventListener: root.removeEventListener.bind(root) as typeof removeEventListener,
    document: inside as Document,
    Node
  }
}

const { ControlledPropUpdatedSelectedItem, InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes

/** The list stays open for the next choice, and blur chooses nothing. */
function reduce<T>(before: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) {
  // after a choice downshift sees no selected item, and would swallow the next character
  if (type === ControlledPropUpdatedSelectedItem) return before
  if (type === InputBlur) return { ...changes, selectedItem: before.selectedItem, inputValue: '' }
  if (type !== ItemClick && !(type === InputKeyDownEnter && changes.selectedItem)) return changes
  return {
    ...changes,
    isOpen: true,
    inputValue: '',
    highlightedIndex: before.inputValue ? -1 : before.highlightedIndex
  }
}

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
