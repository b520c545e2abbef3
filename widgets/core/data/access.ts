import { atom } from 'jotai'
import { type Access, decide, modulesOf, type Subject } from '#contract/access'
import type { ModuleName } from '#contract/module-names'
import { initAtom, meAtom } from './session.ts'

/** The user of the app, for `decide`; undefined when app init failed. Its pages are always the user's own. */
export const subjectAtom = atom<Subject | undefined>((get) => {
  const init = get(initAtom)
  if (!init) return undefined
  const me = get(meAtom)
  const on = new Set(init.modules.flatMap((module) => (module.effective_state ? [module.module_name] : [])))
  return {
    me,
    isModuleOn: (name) => on.has(name),
    isTopicsEnabled: init.configurations['online-appointments'].isTopicsEnabled,
    alias: me.alias ?? undefined
  }
})

/** Whether an access rule allows the user. */
export const mayAtom = (access: Access) =>
  atom((get) => {
    const subject = get(subjectAtom)
    return subject !== undefined && decide(access, subject) === 'granted'
  })

interface Place {
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
