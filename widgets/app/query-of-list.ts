import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

const queriesAtom = atom<Readonly<Record<string, string>>>({})

/** Remembers the query of each page, such as a list's search, for the ways back to it. */
export function useQueryNotes(path: string) {
  const [location] = useLocation()
  const search = useSearch()
  const note = useSetAtom(queriesAtom)
  useEffect(() => {
    // a page that is being left may see the query of the next one
    if (location === path) note((known) => ({ ...known, [path]: search }))
  }, [location, path, search, note])
}

/** The addresses of pages, with their queries as they were last. */
export function useAddresses(): (path: string) => string {
  const queries = useAtomValue(queriesAtom)
  return (path) => (queries[path] ? `${path}?${queries[path]}` : path)
}
