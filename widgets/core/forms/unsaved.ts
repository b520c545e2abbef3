import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const count = atom(0)

/** Whether a form on the page holds edits that are not saved, which is asked about before it is left. */
export const unsavedAtom = atom((get) => get(count) > 0)

const addAtom = atom(null, (_get, set, change: number) => set(count, (before) => before + change))

/** Asks before the page is closed with unsaved edits. */
export function useUnsaved(dirty: boolean) {
  const add = useSetAtom(addAtom)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: Event) => event.preventDefault()
    add(1)
    addEventListener('beforeunload', warn)
    return () => {
      add(-1)
      removeEventListener('beforeunload', warn)
    }
  }, [dirty, add])
}
