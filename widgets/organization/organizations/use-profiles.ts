import { useAtomValue } from 'jotai'
import { subjectAtom } from '../../core/data/access.ts'

/** Whether branches have public pages here (spec §2). */
export const useProfiles = () => Boolean(useAtomValue(subjectAtom)?.isModuleOn('organizations-profiles'))
