import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useHost } from '../../core/element/host.ts'
import { environmentOf } from '../../ui/fields/options.ts'
import type { Entry } from './entries.ts'

type State = UseComboboxState<Entry>

const { InputChange, InputKeyDownEnter, ItemClick, ...types } = useCombobox.stateChangeTypes
const MOVES: ReadonlySet<unknown> = new Set([
  types.InputKeyDownArrowDown,
  types.InputKeyDownArrowUp,
  types.InputKeyDownPageDown,
  types.InputKeyDownPageUp,
  types.InputKeyDownHome,
  types.InputKeyDownEnd,
  types.ItemMouseMove,
  types.FunctionSetHighlightedIndex
])

/** The list stays open, what is typed stays, and one entry is always highlighted, for Enter. */
function reduce(before: State, { type, changes }: UseComboboxStateChangeOptions<Entry>): Partial<State> {
  if (type === InputChange) return changes
  if (type === ItemClick || type === InputKeyDownEnter) return { ...before, selectedItem: changes.selectedItem ?? null }
  const { highlightedIndex = -1 } = changes
  return MOVES.has(type) && highlightedIndex >= 0 ? { ...before, highlightedIndex } : before
}

interface PaletteParts {
  id: string
  label: string
  /** Those of all groups. */
  items: readonly Entry[]
  type: (text: string) => void
  open: (entry: Entry) => void
}

/** A combobox of which an entry is opened instead of chosen. */
export function usePalette({ id, label, items, type, open }: PaletteParts) {
  const host = useHost()
  const environment = useMemo(() => environmentOf(host), [host])
  const list = useRef<HTMLDivElement>(null)
  const combobox = useCombobox<Entry>({
    id,
    inputId: id,
    items: [...items],
    environment,
    isOpen: true,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: (entry) => entry?.title ?? '',
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem)
  })
  const { inputValue, highlightedIndex, setHighlightedIndex, getItemProps } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results of another query begin at their top
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [inputValue])
  useLayoutEffect(() => {
    if (highlightedIndex >= items.length) setHighlightedIndex(0)
  }, [highlightedIndex, items.length, setHighlightedIndex])

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // it closes the dialog; downshift would keep it for itself
    if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true })
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value)
  // only onInput behaves the same in React and Preact
  const { onChange: onInput, ...input } = combobox.getInputProps({
    onKeyDown,
    onChange,
    'aria-labelledby': undefined,
    ...(!items.length && { 'aria-activedescendant': undefined, 'aria-expanded': false })
  })
  const menu = combobox.getMenuProps({ ref: list, 'aria-label': label })
  return { input: { ...input, onInput }, menu, getItemProps, highlightedIndex }
}
