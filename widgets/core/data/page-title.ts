import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'

interface Named {
  title: string
  /** Where Back leads instead of the page's own parent. */
  parent?: string | undefined
}

const namedAtom = atom<Named | undefined>(undefined)

/** What the shown page calls itself instead of its name in the site map, and where Back leads from it. */
export const pageTitleAtom = atom((get) => get(namedAtom))

/** Names the page, such as by the person whom it shows; undefined leaves it its name in the site map. */
export function usePageTitle(title: string | undefined, parent?: string) {
  const set = useSetAtom(namedAtom)
  useLayoutEffect(() => {
    set(title === undefined ? undefined : { title, parent })
    return () => set(undefined)
  }, [title, parent, set])
}
