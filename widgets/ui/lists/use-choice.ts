import { useState } from 'react'

interface State {
  of: string
  keys: ReadonlySet<string>
  /** Everyone on all pages, also those that are not loaded. */
  isAll: boolean
}

export interface Chosen {
  count: number
  /** Undefined for all that match. */
  keys: readonly string[] | undefined
  isChosen: (key: string) => boolean
  choose: (keys: readonly string[], isChosen: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/**
 * The rows that are chosen, on all pages of a list; another search or filter begins anew.
 * @param of the search and filters
 * @param shown the keys on the current page
 */
export function useChoice(of: string, shown: readonly string[], total: number): Chosen {
  const [state, setState] = useState<State>({ of, keys: new Set(), isAll: false })
  const { keys, isAll } = state.of === of ? state : { keys: new Set<string>(), isAll: false }
  const isChosen = (key: string) => isAll || keys.has(key)
  // without one of all the page is left
  const base = isAll ? shown : [...keys]
  return {
    count: isAll ? total : keys.size,
    keys: isAll ? undefined : [...keys],
    isChosen,
    choose: (some, isAdded) => {
      const others = base.filter((key) => !some.includes(key))
      setState({ of, keys: new Set(isAdded ? [...others, ...some] : others), isAll: isAdded && isAll })
    },
    chooseAll: () => setState({ of, keys: new Set(), isAll: true }),
    clear: () => setState({ of, keys: new Set(), isAll: false })
  }
}
