import { atom } from 'jotai'
import { type Access, modulesOf } from '#contract/access'
import type { ModuleName } from '#contract/module-names'

interface Place {
  /** Below the app's base. */
  path: string
  /** The message id of its name in menus. */
  title: string
  /** Null for a page that no menu lists. */
  lead: string | null
  access: Access
}

/** The app's pages, which the app itself knows. */
export const placesAtom = atom<readonly Place[]>([])

/** The names of the pages in menus that disappear with a module. */
export const placesOfAtom = (module: ModuleName) =>
  atom((get) => get(placesAtom).filter(({ lead, access }) => lead && modulesOf(access).includes(module)))
