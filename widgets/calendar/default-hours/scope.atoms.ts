import { atom } from 'jotai'
import { meAtom } from '../../core/data/session.ts'

/** Who decides for the whole institution too. */
export const isAdministratorAtom = atom((get) => Boolean(get(meAtom).roles?.includes('accountadmin')))
