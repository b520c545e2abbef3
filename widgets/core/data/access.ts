import { atom } from 'jotai'
import { type Access, decide, type Subject } from '#contract/access'
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
