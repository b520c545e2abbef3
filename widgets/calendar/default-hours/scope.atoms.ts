import { atom } from 'jotai'
import { meAtom } from '../../core/data/session.ts'

/** Whether the user may edit the whole institution. */
export const isAdministratorAtom = atom((get) => Boolean(get(meAtom).roles?.includes('accountadmin')))
