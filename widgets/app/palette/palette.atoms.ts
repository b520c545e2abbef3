import { atom } from 'jotai'

/** Whether the palette is open. */
export const openAtom = atom(false)

const pathsAtom = atom<readonly string[]>([])

/** The pages opened since the app was loaded, the latest first; kept in memory alone, not in the browser. */
export const visitedAtom = atom((get) => get(pathsAtom))

export const visitAtom = atom(null, (_get, set, path: string) =>
  set(pathsAtom, (paths) => [path, ...paths.filter((one) => one !== path)])
)
