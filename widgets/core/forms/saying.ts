import { useLayoutEffect } from 'react'

/** What a field that chooses from a list calls itself and its values: a notice that compares versions has only their keys. */
export interface Saying {
  label: string
  /** Of a key, or of several; undefined for what it does not know. */
  text(value: unknown): string | undefined
}

const sayings = new WeakMap<Element, Saying>()

export const sayingOf = (field: Element) => sayings.get(field)

export function useSaying(find: () => Element | null, saying: Saying) {
  useLayoutEffect(() => {
    const field = find()
    if (field) sayings.set(field, saying)
  })
}
