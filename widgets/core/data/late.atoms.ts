import { atom, type Getter, type SetStateAction } from 'jotai'

/**
 * An atom that begins with what `first` returns when it is read for the first time, such as today. Scripts are loaded
 * long before some pages are opened, so that a value made with them may be of yesterday.
 */
export function lateAtom<T extends NonNullable<unknown>>(first: () => T) {
  const firstAtom = atom(first)
  const heldAtom = atom<T | undefined>(undefined)
  const valueIn = (get: Getter) => get(heldAtom) ?? get(firstAtom)
  return atom(valueIn, (get, set, next: SetStateAction<T>) =>
    set(heldAtom, typeof next === 'function' ? (next as (before: T) => T)(valueIn(get)) : next)
  )
}
