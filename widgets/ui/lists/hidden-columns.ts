import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { Column } from './table.tsx'

type Hidden = readonly string[]
type Named = Pick<Column<never>, 'id' | 'title' | 'isFixed' | 'isExtra'>

const keyOf = (list: string) => `advisor-hidden-columns-${list}`

/** Undefined for what nobody has chosen yet, and where storage is forbidden. */
function read(list: string): Hidden | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined
  } catch {
    return undefined
  }
}

function store(list: string, hidden: Hidden) {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(hidden))
  } catch {}
}

const chosenAtom = atom<Readonly<Record<string, Hidden>>>({})

const hideAtom = atom(null, (_get, set, list: string, hidden: Hidden) => {
  store(list, hidden)
  set(chosenAtom, (before) => ({ ...before, [list]: hidden }))
})

/** The columns that are hidden in a list, which this browser remembers; before a choice, those that are extra. */
export function useHiddenColumns(
  list: string,
  columns: readonly Named[]
): [hidden: Hidden, hide: (hidden: Hidden) => void] {
  const extra = columns.filter(({ isExtra }) => isExtra).map(({ id }) => id)
  const hidden = useAtomValue(chosenAtom)[list] ?? read(list) ?? extra
  const hide = useSetAtom(hideAtom)
  return [hidden, (next) => hide(list, next)]
}

export const hideable = <One extends Named>(columns: readonly One[]): One[] =>
  columns.slice(1).filter(({ isFixed }) => !isFixed)

/** The columns of a list without those that are hidden. */
export function useShownColumns<Row>(list: string, columns: readonly Column<Row>[]): Column<Row>[] {
  const [hidden] = useHiddenColumns(list, columns)
  const left = hideable(columns).filter(({ id }) => hidden.includes(id))
  return columns.filter((column) => !left.includes(column))
}
