import { atom } from 'jotai'

const KEY = 'advisor-app-menu'
const FOLDED = 'folded'

/** Storage may be forbidden: then the sidebar begins unfolded. */
function read(): boolean {
  try {
    return localStorage.getItem(KEY) === FOLDED
  } catch {
    return false
  }
}

function store(isFolded: boolean) {
  try {
    if (isFolded) localStorage.setItem(KEY, FOLDED)
    else localStorage.removeItem(KEY)
  } catch {}
}

const stateAtom = atom<boolean | undefined>(undefined)

/** Whether the sidebar shows icons alone; this browser remembers it. */
export const foldedAtom = atom(
  (get) => get(stateAtom) ?? read(),
  (_get, set, isFolded: boolean) => {
    store(isFolded)
    set(stateAtom, isFolded)
  }
)
