import { atom } from 'jotai'
import { failedAtom } from '../../core/data/notify.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom } from '../../core/element/store.tsx'
import type { GroupForm } from './group.atoms.ts'
import type { FoundOut } from './service-findings.tsx'

interface Check<Of, Answer> {
  ask: (call: Caller, of: Of) => Promise<Answer>
  /** What each finding means for the service. */
  meanings: Readonly<Record<string, FoundOut['state']>>
}

/** The test of a service as it is in a group's fields, saved or not; a refusal stands at its field. */
export function serviceCheck<Of, Answer extends { findings: readonly { finding: string }[] }>({
  ask,
  meanings
}: Check<Of, Answer>) {
  const isTestingAtom = atom(false)
  /** The answer, and what was tested. */
  const resultAtom = atom<(Answer & { of: Of }) | undefined>(undefined)

  const testAtom = atom(null, async (get, set, form: GroupForm, of: Of) => {
    if (get(isTestingAtom)) return
    set(isTestingAtom, true)
    try {
      set(resultAtom, { ...(await ask(get(apiAtom).call, of)), of })
    } catch (failure) {
      set(resultAtom, undefined)
      if (!(await set(form.refuseAtom, failure))) await set(failedAtom, failure)
    } finally {
      set(isTestingAtom, false)
    }
  })

  return {
    isTestingAtom: atom((get) => get(isTestingAtom)),
    resultAtom: atom((get) => get(resultAtom)),
    testAtom,
    forgetAtom: atom(null, (_get, set) => set(resultAtom, undefined)),
    /** Whether it can be used, as far as that can be seen from outside. */
    worksAtom: atom((get) => !get(resultAtom)?.findings.some(({ finding }) => meanings[finding] === 'fails'))
  }
}
